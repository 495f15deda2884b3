import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gates } from '../charts/gates.ts';
import { type ChartFigures, measure } from '../charts/measure.ts';
import { isMet, verdicts } from '../gate.ts';
import { machine } from '../machine.ts';
import { Failed } from '../run.ts';
import type { Suite } from '../suite.ts';
import { asText, type Table } from '../table.ts';

/** How many million rows, by default: `CHART_ROWS=1,10,100` also measures with 100. */
const DEFAULT_MILLIONS = '1,10';

function readRows(quick: boolean): number[] {
  if (quick) return [1_000_000];
  const numbers = (process.env['CHART_ROWS'] ?? DEFAULT_MILLIONS).split(',').map(Number);
  if (numbers.some((number) => !(number > 0))) throw new Failed('CHART_ROWS is millions of rows, such as 1,10,100');
  return numbers.map((number) => Math.round(number * 1_000_000)).sort((a, b) => a - b);
}

function table(all: readonly ChartFigures[]): Table {
  return {
    head: ['query, median', ...all.flatMap(({ rows }) => [`${rows / 1e6} M, service`, 'statement alone'])],
    rows: (all[0]?.queries ?? []).map(({ query }, index) => [
      query.title,
      ...all.flatMap(({ queries }) =>
        [queries[index]?.serviceMs, queries[index]?.rawMs].map((ms) => `${ms?.toFixed(1)} ms`),
      ),
    ]),
  };
}

/** `npm run bench -- charts`. */
export const charts: Suite = {
  name: 'charts',
  about: 'chart queries through the service, beside the same statements on the engine alone',
  async run({ quick, json }) {
    const all: ChartFigures[] = [];
    for (const rows of readRows(quick)) {
      console.error(`▸ ${rows / 1e6} million rows`);
      const dataDir = mkdtempSync(join(tmpdir(), 'bench-charts-'));
      try {
        all.push(await measure(dataDir, rows, quick ? 10 : 30));
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    }
    const found = gates(all);
    if (json) console.log(JSON.stringify({ machine: machine(), figures: all }, null, 2));
    else console.log(`${machine()}\n\n${asText(table(all))}\n\n${asText(verdicts(found))}`);
    return found.every(isMet);
  },
};
