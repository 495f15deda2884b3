import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const nodeTypes = dirname(fileURLToPath(import.meta.resolve('@types/node/package.json')));

/** How declarations are written and read: with everything that one of the packages may use. */
export const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable', 'esnext.disposable'],
  module: 'nodenext',
  types: ['node'],
  typeRoots: [join(nodeTypes, '..')],
  strict: true,
  // As strict users have it: an optional property is not the same as one that may be undefined.
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  skipLibCheck: true,
} as const;
