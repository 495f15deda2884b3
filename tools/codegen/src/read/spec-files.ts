import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { SpecError } from './spec-error.ts';

/** Matches the reference of a file whose root is a `$ref`. */
const ROOT_REFERENCE = /^(?:\{\s*)?["']?\$ref["']?\s*:\s*["']?([^"'\s#}]+)/m;

/** Folders that do not contain parts of an OpenAPI description. */
const EXCLUDED_FOLDERS = new Set(['dist', 'node_modules', 'workflows']);

/** Throws a {@link SpecError} if a chain of files that contain only a reference leads back to its start. */
export function checkReferenceCycles(root: string): void {
  const targets = new Map(
    specFiles(root).flatMap((file) => {
      const target = ROOT_REFERENCE.exec(readFileSync(file, 'utf8'))?.[1];
      return target === undefined ? [] : [[file, resolve(dirname(file), target)] as const];
    }),
  );
  for (const first of targets.keys()) {
    const path: string[] = [];
    for (let file = targets.get(first); file && !path.includes(file); file = targets.get(file)) path.push(file);
    if (!path.includes(first)) continue;
    const intermediates = path.slice(0, path.indexOf(first)).map((file) => `\`${relative(root, file)}\``);
    const detail = intermediates.length > 0 ? `, through ${intermediates.join(' and ')}` : '';
    throw new SpecError(`${relative(root, first)}: the file contains only a reference to itself${detail}.`);
  }
}

/** Throws a {@link SpecError} that lists every spec file that was not read. */
export function checkUnusedFiles(root: string, usedFiles: ReadonlySet<string>): void {
  const unused = specFiles(root).filter((file) => !usedFiles.has(file));
  if (unused.length === 0) return;
  const messages = unused.map(
    (file) => `${relative(root, file)}: neither spec uses this file. Reference or delete it.`,
  );
  throw new SpecError(messages.join('\n'));
}

function specFiles(root: string): string[] {
  const exclude = (folder: string) => EXCLUDED_FOLDERS.has(folder.slice(folder.lastIndexOf('/') + 1));
  return globSync('specs/**/*.{yaml,yml}', { cwd: root, exclude })
    .map((file) => join(root, file))
    .sort();
}
