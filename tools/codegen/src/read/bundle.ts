import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { stringify } from 'yaml';
import { type Deployment, repository } from '../workspace.ts';
import type { OpenApiDocument } from './document.ts';
import { SpecFault } from './spec-error.ts';
import { refuseCircles } from './spec-files.ts';

/** One self-contained document, and the files that it is made of. */
export interface BundledSpec {
  readonly document: OpenApiDocument;
  readonly files: readonly string[];
}

/** One self-contained document from the files of a deployment's spec. A malformed spec is a {@link SpecFault}. */
export async function bundleSpec(deployment: Deployment, root = repository): Promise<BundledSpec> {
  const ref = join(root, 'specs', deployment, 'openapi.yaml');
  const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
  const externalRefResolver = new BaseResolver(config.resolve);
  const problems = await lint({ ref, config, externalRefResolver }).catch((error: unknown) => {
    // Redocly stops at a file that refers to itself, and does not name it.
    refuseCircles(root);
    throw new SpecFault((error instanceof Error ? error.message : String(error)).replaceAll(`${root}/`, ''));
  });
  stopOnProblems(root, problems);
  const result = await bundle({ ref, config });
  stopOnProblems(root, result.problems);
  return { document: result.bundle.parsed as OpenApiDocument, files: [...externalRefResolver.cache.keys()] };
}

/** The bundle that `npm run generate` wrote: what every other generator reads. */
export async function readBundle(deployment: Deployment, root = repository): Promise<OpenApiDocument> {
  return JSON.parse(await readFile(join(root, 'specs', deployment, 'dist/openapi.json'), 'utf8'));
}

/** The bundle as files: JSON for programs, YAML for people. */
export function bundleFiles(document: OpenApiDocument): Map<string, string> {
  return new Map([
    ['openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['openapi.yaml', stringify(document, { lineWidth: 120, aliasDuplicateObjects: false })],
  ]);
}

/** A file that does not parse is one fault, however many references lead to it. */
function stopOnProblems(root: string, problems: readonly NormalizedProblem[]): void {
  const errors = problems.filter((problem) => problem.severity === 'error' && !problem.ignored);
  const unreadable = errors.filter(({ message }) => message.startsWith(notYaml));
  const sentences = (unreadable.length > 0 ? unreadable : errors).map((problem) => describe(root, problem));
  if (sentences.length > 0) throw new SpecFault([...new Set(sentences)].join('\n'));
}

const notYaml = 'Failed to parse: ';

function describe(root: string, { location, message }: NormalizedProblem): string {
  const text = message
    .replaceAll(/\s+/g, ' ')
    .replaceAll(`${root}/`, '')
    .replace(/^Failed to parse: (.*) in ".*$/, 'no valid YAML, $1')
    .replace(/^Can't resolve \$ref: ENOENT: no such file or directory '(.*)'$/, 'there is no file `$1` to refer to')
    .replace(/\.?\s*$/, '');
  const [first] = location;
  const place = first && getLineColLocation(first);
  if (!place) return `${text}.`;
  const pointer = (first.pointer ?? '').replace(/^#?\/?$/, '#');
  return `${relative(root, place.source.absoluteRef)}:${place.start.line}: ${text} (at ${pointer}).`;
}
