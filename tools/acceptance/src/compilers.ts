import { join } from 'node:path';
import { root } from './packed-project.ts';
import { fromToolchain } from './toolchain.ts';

/** A version of TypeScript, from the oldest that the clients promise to the one that this repository uses. */
export interface Compiler {
  readonly name: string;
  /** Program and first arguments. */
  readonly command: readonly [string, ...string[]];
}

/** TypeScript's compilers. */
export function compilers(): readonly Compiler[] {
  const oldest = fromToolchain('typescript-5.4/bin/tsc');
  return [
    { name: 'TypeScript 5.4', command: [process.execPath, oldest ?? 'typescript-5.4'] },
    { name: 'TypeScript 7', command: [join(root, 'node_modules/.bin/tsc')] },
  ];
}

/** The projects that are compiled: what a person has in `tsconfig.json`. */
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
