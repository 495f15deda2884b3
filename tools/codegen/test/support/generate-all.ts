import { generate } from '../../src/generate.ts';

/** What writes, in the order in which `npm run generate` does. */
const everything = [
  'bundle open-source',
  'bundle managed',
  'schemas',
  'client open-source',
  'client managed',
  'server',
];

/** Generates everything. */
export async function generateAll(root: string): Promise<void> {
  for (const words of everything) await generate(words, root);
}
