import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { bundle, createConfig, getLineColLocation, lint, type NormalizedProblem } from '@redocly/openapi-core';
import { stringify } from 'yaml';
import type { OpenApiDocument } from './document.ts';
import { type Deployment, root, SpecFault } from './workspace.ts';

/** One self-contained document from the files of a deployment's spec. A malformed spec is a {@link SpecFault}. */
export async function bundleSpec(deployment: Deployment): Promise<OpenApiDocument> {
  const ref = join(root, 'specs', deployment, 'openapi.yaml');
  const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
  const problems = await lint({ ref, config }).catch((error: unknown) => {
    throw new SpecFault(relativeToRoot(error instanceof Error ? error.message : String(error)));
  });
  stopOnProblems(problems);
  const result = await bundle({ ref, config });
  stopOnProblems(result.problems);
  return result.bundle.parsed as OpenApiDocument;
}

/** The bundle that `npm run generate` wrote: what every other generator reads. */
export async function readBundle(deployment: Deployment): Promise<OpenApiDocument> {
  return JSON.parse(await readFile(join(root, 'specs', deployment, 'dist/openapi.json'), 'utf8'));
}

/** The bundle as files: JSON for programs, YAML for people. */
export function bundleFiles(document: OpenApiDocument): Map<string, string> {
  return new Map([
    ['openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['openapi.yaml', stringify(document, { lineWidth: 120, aliasDuplicateObjects: false })],
  ]);
}

function stopOnProblems(problems: readonly NormalizedProblem[]): void {
  const errors = problems.filter((problem) => problem.severity === 'error' && !problem.ignored);
  if (errors.length > 0) throw new SpecFault(errors.map(describe).join('\n'));
}

function describe({ location, message }: NormalizedProblem): string {
  const place = location[0] && getLineColLocation(location[0]);
  if (!place) return message;
  const file = relative(root, place.source.absoluteRef);
  return `${file}:${place.start.line}:${place.start.col} ${message.replaceAll('\n', ' ')} (at ${place.pointer ?? '#/'})`;
}

function relativeToRoot(text: string): string {
  return text.replaceAll(`${root}/`, '');
}
