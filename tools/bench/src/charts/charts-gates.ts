import { atMost, type Gate } from '../gate.ts';
import type { ChartFigures } from './charts-measure.ts';

function millions(rows: number): string {
  return `${rows / 1e6} M rows`;
}

/** Returns the milliseconds of the first query, the count per hour. */
function hourlyCountMs({ queries }: ChartFigures): number {
  return queries[0]?.serviceMs ?? Number.NaN;
}

/** A query may take 10 % or these milliseconds longer than its statement, whichever is more. */
const OVERHEAD_MS = 5;
const LARGE_RESULT_OVERHEAD_MS = 10;

function overheads(figures: ChartFigures): Gate[] {
  return figures.queries.map(({ query, serviceMs, rawMs }) => {
    const overheadMs = query.hasLargeResult ? LARGE_RESULT_OVERHEAD_MS : OVERHEAD_MS;
    return atMost(
      `${query.title}, ${millions(figures.rows)}`,
      serviceMs,
      Math.max(rawMs * 1.1, rawMs + overheadMs),
      'ms',
    );
  });
}

/** Returns the gates of chart queries. */
export function gates(allFigures: readonly ChartFigures[]): Gate[] {
  const [smallest] = allFigures;
  const largest = allFigures.at(-1);
  return [
    ...allFigures.flatMap(overheads),
    ...allFigures
      .filter(({ rows }) => rows >= 1e7)
      .map((figures) =>
        atMost(`count per hour over 7 days, ${millions(figures.rows)}`, hourlyCountMs(figures), 10, 'ms'),
      ),
    ...(smallest && largest && largest.rows > smallest.rows
      ? [
          atMost(
            `count per hour, ${millions(largest.rows)} compared with ${millions(smallest.rows)}`,
            hourlyCountMs(largest),
            hourlyCountMs(smallest) * 1.5 + 2,
            'ms',
          ),
        ]
      : []),
    ...allFigures.map(({ rows, longestGapMs }) =>
      atMost(`longest event-loop delay, ${millions(rows)}`, longestGapMs, 50, 'ms'),
    ),
  ];
}
