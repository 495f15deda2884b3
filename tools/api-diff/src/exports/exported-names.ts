import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const statements = {
  list: /^export (?:type )?\{([^}]*)\}/gm,
  all: /^export (?:type )?\* from '(\.[^']+)'/gm,
  namespace: /^export (?:type )?\* as (\w+) from/gm,
  declaration:
    /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|namespace) (\w+)/gm,
};

/** The names that a TypeScript module exports, of types too. What it hands on with `export *` is followed. */
export function exportedNames(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const first = (pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
  const listed = first(statements.list).flatMap((list) =>
    list.split(',').flatMap((entry) => {
      const name = entry
        .replace(/\/\/.*$/gm, '')
        .trim()
        .replace(/^type /, '')
        .split(/\s+as\s+/)
        .at(-1);
      return name ? [name] : [];
    }),
  );
  const handedOn = first(statements.all).flatMap((path) => exportedNames(join(dirname(file), path)));
  return [
    ...new Set([...listed, ...first(statements.namespace), ...first(statements.declaration), ...handedOn]),
  ].sort();
}
