import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const nodeTypes = dirname(fileURLToPath(import.meta.resolve('@types/node/package.json')));

/** Compiler options for writing and reading declarations, with every library that a package may use. */
export const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable', 'esnext.disposable'],
  module: 'nodenext',
  types: ['node'],
  typeRoots: [join(nodeTypes, '..')],
  strict: true,
  // Users with strict settings enable this. It distinguishes an optional property from one that may be undefined.
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  skipLibCheck: true,
} as const;
