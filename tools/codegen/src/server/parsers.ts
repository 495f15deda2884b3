import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import peggy from 'peggy';

/** The Peggy grammars of the server, by the generated file. */
const GRAMMARS = {
  'filter-parser.ts': 'packages/server/src/telemetry/filter/filter.peggy',
  'formula-parser.ts': 'packages/server/src/telemetry/query/result/formula.peggy',
} as const;

/** Generates the parsers of the filter language and of formulas. Returns the modules by file name. */
export async function parserModules(root: string): Promise<ReadonlyMap<string, string>> {
  const modules = Object.entries(GRAMMARS).map(async ([file, grammarFile]) => {
    const grammar = await readFile(join(root, grammarFile), 'utf8');
    const parser = peggy.generate(grammar, { output: 'source', format: 'es' });
    return [
      file,
      `// @ts-nocheck Generated from ${grammarFile} by \`npm run generate\`. Do not edit.\n${parser}`,
    ] as const;
  });
  return new Map(await Promise.all(modules));
}
