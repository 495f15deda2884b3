import { readFileSync, writeFileSync } from 'node:fs';
import peggy from 'peggy';

const grammar = new URL('./src/telemetry/filter/filter.peggy', import.meta.url);
const target = new URL('./src/telemetry/filter/filter-parser.ts', import.meta.url);

const HEAD = `// @ts-nocheck Made from filter.peggy by \`npm run generate\`. Do not edit.
// biome-ignore-all lint: made by a generator
// biome-ignore-all format: made by a generator
// biome-ignore-all assist: made by a generator
`;

/** The parser of the filter language, as a module. */
export const filterParser = (): string => {
  const source = peggy.generate(readFileSync(grammar, 'utf8'), { output: 'source', format: 'es' });
  return `${HEAD}${source}`;
};

if (process.argv[1] === new URL(import.meta.url).pathname) {
  writeFileSync(target, filterParser());
}
