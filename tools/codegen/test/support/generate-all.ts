import { generate } from '../../src/generate.ts';

/** The commands that write files. The first two write the bundles that the others read. */
const commands = [
  'bundle open-source',
  'bundle managed',
  'schemas',
  'client open-source',
  'client managed',
  'server',
  'cli',
];

/** Runs all commands that write files. */
export async function generateAll(root: string): Promise<void> {
  for (const command of commands) await generate(command, root);
}
