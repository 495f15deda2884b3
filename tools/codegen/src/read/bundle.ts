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
import { type Deployment, repository } from '../files.ts';
import type { OpenApiDocument } from './document.ts';
import { flattenCompositions } from './flatten-compositions.ts';
import { SpecError } from './spec-error.ts';
import { checkReferenceCycles } from './spec-files.ts';

/** A bundled document and the files it was bundled from. */
export interface BundledSpec {
  readonly document: OpenApiDocument;
  readonly files: readonly string[];
}

/**
 * Bundles the spec of a deployment into one self-contained document. Throws a {@link SpecError} if the spec is
 * malformed.
 */
export async function bundleSpec(deployment: Deployment, root = repository): Promise<BundledSpec> {
  const ref = join(root, 'specs', deployment, 'openapi.yaml');
  // Runs first: for a file that references itself, Redocly causes an unhandled rejection and does not name the file.
  checkReferenceCycles(root);
  const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
  const externalRefResolver = new BaseResolver(config.resolve);
  const problems = await lint({ ref, config, externalRefResolver }).catch((error: unknown) => {
    throw new SpecError((error instanceof Error ? error.message : String(error)).replaceAll(`${root}/`, ''));
  });
  throwOnErrors(root, problems);
  const result = await bundle({ ref, config });
  throwOnErrors(root, result.problems);
  const document = flattenCompositions(deployment, result.bundle.parsed as OpenApiDocument);
  return { document, files: [...externalRefResolver.cache.keys()] };
}

/** The file with the bundle from which the code and the API reference are generated. */
const SOURCE = 'source.json';

/** Reads the bundle that the `bundle` command wrote. */
export async function readBundle(deployment: Deployment, root = repository): Promise<OpenApiDocument> {
  return JSON.parse(await readFile(join(root, 'specs', deployment, 'dist', SOURCE), 'utf8'));
}

/** Returns the files of a bundle: `published` for users, which the service also serves, and `source` for generators. */
export function bundleFiles(source: OpenApiDocument, published: OpenApiDocument): Map<string, string> {
  return new Map([
    [SOURCE, `${JSON.stringify(source, null, 2)}\n`],
    ['openapi.json', `${JSON.stringify(published, null, 2)}\n`],
    ['openapi.yaml', stringify(published, { lineWidth: 120, aliasDuplicateObjects: false })],
  ]);
}

/** Throws one error that lists all problems. If files cannot be parsed, lists only these files, each once. */
function throwOnErrors(root: string, problems: readonly NormalizedProblem[]): void {
  const errors = problems.filter((problem) => problem.severity === 'error' && !problem.ignored);
  const unparsable = errors.filter(({ message }) => message.startsWith(INVALID_YAML));
  const messages = (unparsable.length > 0 ? unparsable : errors).map((problem) => describe(root, problem));
  if (messages.length > 0) throw new SpecError([...new Set(messages)].join('\n'));
}

const INVALID_YAML = 'Failed to parse: ';

function describe(root: string, { location, message }: NormalizedProblem): string {
  const text = message
    .replaceAll(/\s+/g, ' ')
    .replaceAll(`${root}/`, '')
    .replace(/^Failed to parse: (.*) in ".*$/, 'invalid YAML, $1')
    .replace(
      /^Can't resolve \$ref: ENOENT: no such file or directory '(.*)'$/,
      'the referenced file `$1` does not exist',
    )
    .replace(/\.?\s*$/, '');
  const [first] = location;
  const position = first && getLineColLocation(first);
  if (!position) return `${text}.`;
  const pointer = (first.pointer ?? '').replace(/^#?\/?$/, '#');
  return `${relative(root, position.source.absoluteRef)}:${position.start.line}: ${text} (at ${pointer}).`;
}
