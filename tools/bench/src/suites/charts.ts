import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gates } from '../charts/charts-gates.ts';
import { type ChartFigures, measure } from '../charts/charts-measure.ts';
import { BenchError } from '../run-program.ts';
import type { Suite } from '../suite.ts';
import type { Table } from '../table.ts';

/** The default of `CHART_ROWS`, in millions of rows. */
const DEFAULT_MILLIONS = '1,10';

const LEGEND = `Medians of the time from the request to the response, for seven days of logs. \`statement\` is the same ClickHouse statement without the
service.`;

function readRows(quick: boolean): number[] {
  if (quick) return [1_000_000];
  const numbers = (process.env['CHART_ROWS'] ?? DEFAULT_MILLIONS).split(',').map(Number);
  if (numbers.some((number) => !(number > 0))) {
    throw new BenchError('Expected CHART_ROWS to list millions of rows, for example 1,10,100.');
  }
  return numbers.map((number) => Math.round(number * 1_000_000)).sort((a, b) => a - b);
}

function table(figures: readonly ChartFigures[]): Table {
  return {
    head: ['query', ...figures.flatMap(({ rows }) => [`service, ${rows / 1e6} M rows`, 'statement'])],
    rows: (figures[0]?.queries ?? []).map(({ query }, index) => [
      query.title,
      ...figures.flatMap(({ queries }) =>
        [queries[index]?.serviceMs, queries[index]?.rawMs].map((ms) => `${ms?.toFixed(1)} ms`),
      ),
    ]),
  };
}

/** `npm run bench -- charts`. */
export const charts: Suite = {
  name: 'charts',
  description: 'chart queries through the service, compared with the same ClickHouse statements',
  async run({ quick }, progress) {
    const all: ChartFigures[] = [];
    for (const rows of readRows(quick)) {
      progress(`measuring with ${rows / 1e6} million rows`);
      const dataDir = mkdtempSync(join(tmpdir(), 'bench-charts-'));
      try {
        all.push(await measure(dataDir, rows, quick ? 10 : 30));
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    }
    return {
      tables: [{ title: 'queries', ...table(all), legend: LEGEND }],
      gates: gates(all),
      figures: { rows: all },
      section: { file: 'packages/server/docs/development.md', title: 'Performance of charts' },
    };
  },
};
