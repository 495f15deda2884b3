import { join } from 'node:path';
import { installPeers } from '../install.ts';
import { BenchError, root } from '../run-program.ts';
import type { Progress } from '../suite.ts';

/** A linter of OpenAPI documents. */
export interface Linter {
  readonly name: string;
  readonly title: string;
  /** Returns the arguments of Node.js. */
  readonly command: (files: readonly string[]) => readonly string[];
  /** True for a linter other than Redocly. It has no gate, and runs only in every third round. */
  readonly isPeer?: boolean;
}

const peers = join(root, 'tools/bench/peers/linters');
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');

/** Redocly CLI with `recommended-strict`, and with our rules as published and as TypeScript. */
export const linters: readonly Linter[] = [
  { name: 'ours', title: 'recommended-strict and our rules', command: (files) => lintWith('ours', files) },
  { name: 'source', title: 'the same, rules loaded as TypeScript', command: (files) => lintWith('source', files) },
  { name: 'strict', title: 'recommended-strict', command: (files) => lintWith('strict', files) },
];

function lintWith(config: string, files: readonly string[]): string[] {
  return [redocly, 'lint', '--config', join(peers, `${config}.yaml`), '--format=summary', ...files];
}

/** Installs Spectral with its OpenAPI rules. Returns a message if it cannot be installed. */
export async function spectral(progress: Progress): Promise<Linter | string> {
  try {
    const { home, versions } = await installPeers('spectral', progress);
    const [name = ''] = Object.keys(versions);
    const program = join(home, 'node_modules', name, 'dist/index.js');
    const ruleset = join(peers, 'spectral.yaml');
    const command = (files: readonly string[]) => [program, 'lint', '--quiet', '--ruleset', ruleset, ...files];
    return { name: 'spectral', title: `Spectral ${versions[name]}, spectral:oas`, command, isPeer: true };
  } catch (error) {
    if (error instanceof BenchError) return `Spectral is not in the table: ${error.message.split('\n')[0]}`;
    throw error;
  }
}
