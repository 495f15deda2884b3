import { launch } from '@observability-api/docs/chromium';
import { buildTime } from '../docs/build.ts';
import { gates, type PageFigures } from '../docs/docs-gates.ts';
import { host } from '../docs/host.ts';
import { measurePage, type PageMetrics } from '../docs/page-metrics.ts';
import { weight } from '../docs/weight.ts';
import { lowerQuartile } from '../statistics.ts';
import type { Suite } from '../suite.ts';

const pages = ['index.html', 'managed/authentication.html', 'managed/dashboards.html', 'managed/alerts.html'];
const LEGEND = `- \`size\`: the gzipped page with its styles, scripts and icon.
- \`first paint\`, \`DOM ready\`: how much later than an empty page, in Chromium with an empty cache.
- \`blocking\`: the total of the parts of long tasks beyond 50 ms.
- All figures except \`size\` are lower quartiles of several rounds. Each round opens all pages.`;

/** `npm run bench -- docs`. */
export const docs: Suite = {
  name: 'docs',
  description: 'build time of the reference, and size and first paint of its pages',
  async run({ quick }, progress) {
    progress('building the reference');
    const buildMs = await buildTime(quick ? 1 : 3);
    progress('opening pages');
    const figures = await measure(quick ? 3 : 15);
    const ms = (value: number) => `${Math.round(value)} ms`;
    return {
      tables: [
        {
          title: 'pages',
          head: ['page', 'size', 'first paint', 'DOM ready', 'blocking', 'layout shift'],
          rows: figures.map(({ path, kilobytes, paintedLater, domReadyLater, blocking, shift }) => [
            path,
            `${kilobytes.toFixed(1)} kB`,
            ms(paintedLater),
            ms(domReadyLater),
            ms(blocking),
            shift.toFixed(3),
          ]),
          legend: LEGEND,
        },
      ],
      gates: gates(buildMs, figures),
      figures: { buildMs, pages: figures },
      section: { file: 'packages/docs/README.md', title: 'Size and performance' },
    };
  },
};

async function measure(rounds: number): Promise<PageFigures[]> {
  const [browser, site] = await Promise.all([launch(), host()]);
  try {
    const paths = ['empty.html', ...pages];
    const metricsByPath = new Map<string, PageMetrics[]>(paths.map((path) => [path, []]));
    // The first page of a browser is always slow.
    await measurePage(browser, `${site.url}empty.html`);
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) metricsByPath.get(path)?.push(await measurePage(browser, site.url + path));
    }
    const quartileOf = (path: string, key: keyof PageMetrics) =>
      lowerQuartile((metricsByPath.get(path) ?? []).map((metrics) => metrics[key]));
    return await Promise.all(
      pages.map(async (path) => ({
        path,
        kilobytes: await weight(path),
        paintedLater: quartileOf(path, 'first') - quartileOf('empty.html', 'first'),
        domReadyLater: quartileOf(path, 'domReady') - quartileOf('empty.html', 'domReady'),
        blocking: quartileOf(path, 'blocking'),
        shift: quartileOf(path, 'shift'),
      })),
    );
  } finally {
    site.close();
    await browser.close();
  }
}
