import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, type Gate } from '../gate.ts';
import type { Suite } from '../suite.ts';
import { measure, type TileFigures } from '../tiles/measure.ts';

/** A tile may take 10 % or this number of milliseconds longer than its statement, whichever is more. */
const OVERHEAD_MS = 5;

function gates({ tiles, patternCpuMs, patternGapMs }: TileFigures): Gate[] {
  return [
    ...tiles.map(({ title, serviceMs, statementMs }) =>
      atMost(title, serviceMs, Math.max(statementMs * 1.1, statementMs + OVERHEAD_MS), 'ms'),
    ),
    atMost('CPU time of the patterns of 10,000 events', patternCpuMs, 150, 'ms'),
    atMost('longest event-loop delay of patterns', patternGapMs, 50, 'ms'),
  ];
}

/** `npm run bench -- tiles`. */
export const tiles: Suite = {
  name: 'tiles',
  description: 'tile queries through the service, compared with their statements, and event patterns',
  async run({ quick }, progress) {
    const rows = quick ? 200_000 : 1_000_000;
    progress(`measuring with ${rows / 1e6} million rows`);
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-tiles-'));
    try {
      const figures = await measure(dataDir, rows, quick ? 10 : 30);
      const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`;
      return {
        tables: [
          {
            title: 'tiles',
            head: ['tile', `service, ${rows / 1e6} M rows`, 'statement'],
            rows: [
              ...figures.tiles.map(({ title, serviceMs, statementMs }) => [
                title,
                milliseconds(serviceMs),
                milliseconds(statementMs),
              ]),
              ['patterns of 10,000 events, CPU time without the engine', milliseconds(figures.patternCpuMs), ''],
            ],
            legend: `Medians for seven days of logs. For a tile, \`service\` is the time from the request to the response. \`statement\` is the time
of its ClickHouse statement without the service.`,
          },
        ],
        gates: gates(figures),
        figures: { ...figures },
        section: { file: 'packages/server/docs/development.md', title: 'Performance of tiles' },
      };
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
