import type { ChartProps, Row } from '@observability-api/charts';

/** A measured chart. */
export interface MeasuredTile {
  readonly title: string;
  readonly props: ChartProps;
}

const GROUPS = ['checkout', 'cart', 'payment'];
const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 1);

/** Returns charts of three series with 1,000 points each. Their values are random walks, which compress badly. */
export function measuredTiles(): MeasuredTile[] {
  const rows: Row[] = [];
  // A generator with a fixed seed, so that each run draws the same charts.
  let state = 7;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const values = GROUPS.map((_, index) => 300 / (index + 1));
  for (let point = 0; point < 1000; point += 1) {
    for (const [index, group] of GROUPS.entries()) {
      values[index] = Math.max(0, (values[index] ?? 0) + (random() - 0.5) * 20);
      rows.push([START + point * MINUTE_MS, group, Math.round((values[index] ?? 0) * 100) / 100]);
    }
  }
  return (['line', 'area', 'stacked_bar'] as const).map((displayType) => ({
    title: displayType,
    props: {
      tile: { name: 'Requests by service', config: { numberFormat: { output: 'duration', factor: 0.001 } } },
      result: {
        displayType,
        granularity: '1m',
        columns: [
          { name: 'time', role: 'time', type: 'time' },
          { name: 'service', role: 'group', type: 'string' },
          { name: 'p95', role: 'value', type: 'number' },
        ],
        rows,
      },
      width: 800,
      height: 300,
      timeZone: 'Europe/Berlin',
    },
  }));
}
