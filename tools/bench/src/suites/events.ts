import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventFigures, measure } from '../events/events-measure.ts';
import { atMost, type Gate } from '../gate.ts';
import type { Suite } from '../suite.ts';

/**
 * The first page may take 20 % or these milliseconds longer than its statement, whichever is more. Page 100 has the same margin over
 * the first page.
 */
const OVERHEAD_MS = 5;

function gates({ rows, firstPageMs, statementMs, lastPageMs, previewMs, chartMs }: EventFigures): Gate[] {
  const limit = Math.max(statementMs * 1.2, statementMs + OVERHEAD_MS);
  return [
    // A search runs two statements. With fewer rows, their fixed costs outweigh the time to read the rows.
    ...(rows >= 1e7 ? [atMost('first page of a search', firstPageMs, limit, 'ms')] : []),
    atMost('page 100 of a search', lastPageMs, Math.max(firstPageMs * 1.2, firstPageMs + OVERHEAD_MS), 'ms'),
    atMost('preview of 7 days in windows of 5 minutes', previewMs, chartMs * 2, 'ms'),
  ];
}

/** `npm run bench -- events`. */
export const events: Suite = {
  name: 'events',
  description: 'searches and a preview of an alert, compared with a statement and a chart of the same rows',
  async run({ quick }, progress) {
    const rows = quick ? 1_000_000 : 10_000_000;
    progress(`measuring with ${rows / 1e6} million rows`);
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-events-'));
    try {
      const figures = await measure(dataDir, rows, quick ? 10 : 30);
      const { firstPageMs, statementMs, lastPageMs, previewMs, chartMs } = figures;
      const line = (title: string, ms: number) => [title, `${ms.toFixed(1)} ms`];
      return {
        tables: [
          {
            title: 'events',
            head: ['request', `${rows / 1e6} M rows`],
            rows: [
              line('first 100 events, newest first', firstPageMs),
              line('one statement with the same result, without the service', statementMs),
              line('page 100', lastPageMs),
              line('preview of an alert over 7 days in windows of 5 minutes', previewMs),
              line('chart of the same range and windows', chartMs),
            ],
            legend: 'Medians of the time from the request to the response, for seven days of logs.',
          },
        ],
        gates: gates(figures),
        figures: { ...figures },
        section: { file: 'packages/server/docs/development.md', title: 'Performance of searches and previews' },
      };
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
