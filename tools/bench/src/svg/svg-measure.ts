import { gzipSync } from 'node:zlib';
import { renderChart } from '@observability-api/charts/render';
import { lowerQuartile } from '../statistics.ts';
import type { MeasuredTile } from './tiles.ts';

/** The figures of a chart. */
export interface SvgFigures {
  readonly title: string;
  /** CPU milliseconds of a chart. */
  readonly cpuMs: number;
  readonly bytes: number;
  readonly gzippedBytes: number;
}

const CHARTS_PER_ROUND = 20;
const WARM_UP_ROUNDS = 3;

/** Measures all charts in several rounds. Each round draws all charts. */
export function measure(tiles: readonly MeasuredTile[], rounds: number): SvgFigures[] {
  const subjects = tiles.map((tile) => ({ ...tile, spent: [] as number[] }));
  // The first rounds are a warm-up, in which V8 compiles the code.
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const { props, spent } of subjects) {
      const before = process.cpuUsage();
      for (let chart = 0; chart < CHARTS_PER_ROUND; chart += 1) renderChart(props);
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) spent.push((user + system) / 1000 / CHARTS_PER_ROUND);
    }
  }
  return subjects.map(({ title, props, spent }) => {
    const svg = renderChart(props);
    return { title, cpuMs: lowerQuartile(spent), bytes: Buffer.byteLength(svg), gzippedBytes: gzipSync(svg).length };
  });
}
