import { fileURLToPath } from 'node:url';
import { root, run } from '../run-program.ts';
import type { Suite } from '../suite.ts';
import { gates } from '../svg/svg-gates.ts';
import { measure } from '../svg/svg-measure.ts';
import { measuredTiles } from '../svg/tiles.ts';

const CHARTS = 10_000;
const LEGEND = `- Three series with 1,000 points each, random walks, at 800 x 300 pixels.
- \`CPU\`: CPU time to draw one chart, the lower quartile of several rounds. Each round draws all charts.`;

/** `npm run bench -- svg`. */
export const svg: Suite = {
  name: 'svg',
  description: 'CPU time, size and memory of charts of @observability-api/charts',
  async run({ quick }, progress) {
    progress('drawing charts');
    const figures = measure(measuredTiles(), quick ? 5 : 40);
    progress(`drawing ${CHARTS} charts in another process`);
    const child = fileURLToPath(new URL('../svg/growth.child.ts', import.meta.url));
    const options = ['--expose-gc', '--conditions=observability-api-source'];
    const growthBytes = Number(await run(process.execPath, [...options, child, String(CHARTS)], root));
    return {
      tables: [
        {
          title: 'charts',
          head: ['chart', 'CPU', 'size', 'gzipped'],
          rows: figures.map(({ title, cpuMs, bytes, gzippedBytes }) => [
            title,
            `${cpuMs.toFixed(2)} ms`,
            `${(bytes / 1000).toFixed(1)} kB`,
            `${(gzippedBytes / 1000).toFixed(1)} kB`,
          ]),
          legend: LEGEND,
        },
      ],
      gates: gates(figures, growthBytes),
      figures: { charts: figures, growthBytes },
      section: { file: 'packages/charts/README.md', title: 'Size and performance' },
    };
  },
};
