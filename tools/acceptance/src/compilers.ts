import { join } from 'node:path';
import { root } from './packed-project.ts';
import { requireFromToolchain } from './toolchain.ts';

/** A version of TypeScript. The clients support TypeScript 5.4 and newer. */
export interface Compiler {
  readonly name: string;
  /** The program and its first arguments. */
  readonly command: readonly [string, ...string[]];
}

/** Returns the oldest supported compiler and the one of this repository. */
export function compilers(): readonly Compiler[] {
  const oldest = requireFromToolchain('typescript-5.4/bin/tsc');
  return [
    { name: 'TypeScript 5.4', command: [process.execPath, oldest] },
    { name: 'TypeScript 7', command: [join(root, 'node_modules/.bin/tsc')] },
  ];
}

/** The compiler options of typical projects. */
export const settings = {
  'for Node, with its module resolution': {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023'],
    types: ['node'],
    skipLibCheck: true,
  },
  'for a page, with a bundler, declarations checked': {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    skipLibCheck: false,
  },
} as const;
