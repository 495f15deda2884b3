import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import peggy from 'peggy';

const GRAMMAR_FILE = 'packages/server/src/telemetry/filter/filter.peggy';

/** Generates the parser of the filter language from its Peggy grammar. */
export async function filterParserModule(root: string): Promise<string> {
  const grammar = await readFile(join(root, GRAMMAR_FILE), 'utf8');
  const parser = peggy.generate(grammar, { output: 'source', format: 'es' });
  return `// @ts-nocheck Generated from ${GRAMMAR_FILE} by \`npm run generate\`. Do not edit.\n${parser}`;
}
