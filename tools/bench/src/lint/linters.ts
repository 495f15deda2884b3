import { join } from 'node:path';
import { install } from '../install.ts';
import { root } from '../root.ts';
import { Failed } from '../run.ts';

/** A program that lints descriptions. */
export interface Linter {
  readonly name: string;
  readonly title: string;
  /** The arguments of Node. */
  readonly command: (files: readonly string[]) => readonly string[];
  /** Whether no gate depends on it: then a third of the rounds is enough. */
  readonly isPeer?: boolean;
}

const peers = join(root, 'tools/bench/lint-peers');
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');

/** What is measured: Redocly's strict preset alone, and with all of our rules, as published and as they are written. */
export const linters: readonly Linter[] = [
  { name: 'ours', title: 'recommended-strict and our rules', command: (files) => lintWith('ours', files) },
  { name: 'source', title: 'the same, rules loaded as TypeScript', command: (files) => lintWith('source', files) },
  { name: 'strict', title: 'recommended-strict alone', command: (files) => lintWith('strict', files) },
];

function lintWith(config: string, files: readonly string[]): string[] {
  return [redocly, 'lint', '--config', join(peers, `${config}.yaml`), '--format=summary', ...files];
}

/** Spectral with its rules for OpenAPI; a sentence when it cannot be installed here. */
export async function spectral(say: (step: string) => void): Promise<Linter | string> {
  try {
    const { home, versions } = await install(root, join(peers, 'spectral/package.json'), say);
    const [name = ''] = Object.keys(versions);
    const program = join(home, 'node_modules', name, 'dist/index.js');
    const ruleset = join(peers, 'spectral/spectral.yaml');
    const command = (files: readonly string[]) => [program, 'lint', '--quiet', '--ruleset', ruleset, ...files];
    return { name: 'spectral', title: `Spectral ${versions[name]}, spectral:oas`, command, isPeer: true };
  } catch (error) {
    if (error instanceof Failed) return `Spectral is not in the table: ${error.message.split('\n')[0]}`;
    throw error;
  }
}
