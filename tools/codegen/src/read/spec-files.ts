import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { SpecFault } from './spec-error.ts';

/** A file that is nothing but a reference to another one. */
const wholeReference = /^(?:\{\s*)?["']?\$ref["']?\s*:\s*["']?([^"'\s#}]+)/m;

/** Folders that have other files than those of a description. */
const others = new Set(['dist', 'node_modules', 'workflows']);

/** Throws a {@link SpecFault} at a file that leads back to itself and says nothing on the way. */
export function refuseCircles(root: string): void {
  const leadsTo = new Map(
    specFiles(root).flatMap((file) => {
      const target = wholeReference.exec(readFileSync(file, 'utf8'))?.[1];
      return target === undefined ? [] : [[file, resolve(dirname(file), target)] as const];
    }),
  );
  for (const first of leadsTo.keys()) {
    const way: string[] = [];
    for (let file = leadsTo.get(first); file && !way.includes(file); file = leadsTo.get(file)) way.push(file);
    if (!way.includes(first)) continue;
    const through = way.slice(0, way.indexOf(first)).map((file) => `\`${relative(root, file)}\``);
    const how = through.length > 0 ? `, through ${through.join(' and ')}` : '';
    throw new SpecFault(`${relative(root, first)}: the file is nothing but a reference to itself${how}.`);
  }
}

/** Throws a {@link SpecFault} that names each file of the specs that is not among those that were read. */
export function refuseUnused(root: string, used: ReadonlySet<string>): void {
  const lost = specFiles(root).filter((file) => !used.has(file));
  if (lost.length === 0) return;
  const sentences = lost.map(
    (file) => `${relative(root, file)}: nothing refers to this file: refer to it or remove it.`,
  );
  throw new SpecFault(sentences.join('\n'));
}

function specFiles(root: string): string[] {
  const exclude = (path: string) => others.has(path.slice(path.lastIndexOf('/') + 1));
  return globSync('specs/**/*.{yaml,yml}', { cwd: root, exclude })
    .map((file) => join(root, file))
    .sort();
}
