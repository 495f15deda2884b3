import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import peggy from 'peggy';

/** Generates the module of the parser of a Peggy grammar. */
export async function parserModule(root: string, grammarFile: string): Promise<string> {
  const grammar = await readFile(join(root, grammarFile), 'utf8');
  const parser = peggy.generate(grammar, { output: 'source', format: 'es' });
  return `// @ts-nocheck Generated from ${grammarFile} by \`npm run generate\`. Do not edit.\n${parser}`;
}
