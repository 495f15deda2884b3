// Measures a dashboard with 24 tiles over 7 days: `npm run speed`.
import { launch } from '@observability-api/docs/chromium';
import { startTestService } from './test-service.ts';
import { visit } from './visit.ts';

const RUNS = 5;

const [service, browser] = await Promise.all([startTestService(), launch()]);
const select = [{ aggFn: 'count' as const }];
const config = { displayType: 'line' as const, sourceId: service.sourceId, select, groupBy: 'ServiceName' };
const tiles = Array.from({ length: 24 }, (_, index) => ({
  name: `Tile ${index}`,
  x: (index % 4) * 6,
  y: Math.floor(index / 4) * 5,
  w: 6,
  h: 5,
  config,
}));
const { id } = await service.client.dashboards.create({ name: '24 tiles', tiles });

/** Returns the lower quartile. Load on the machine affects it less than the median. */
function lowerQuartile(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;
}

for (const slowdown of [1, 4]) {
  const interactive: number[] = [];
  const drawn: number[] = [];
  const busy: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { page, close } = await visit(browser, `${service.viewer}/sources`, { key: service.apiKey, height: 1600 });
    await page.waitForSelector('.list');
    await page.emulateCPUThrottling(slowdown);
    const busyBefore = (await page.metrics()).TaskDuration ?? 0;
    await page.goto(`${service.viewer}/dashboards/${id}?from=now-7d`);
    await page.waitForFunction(() => document.querySelectorAll('.tile').length === 24, { polling: 'raf' });
    interactive.push(await page.evaluate(() => performance.now()));
    await page.waitForFunction(() => document.querySelectorAll('.picture > svg').length === 24, { polling: 'raf' });
    const { total, queries } = await page.evaluate(() => {
      const requests = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/charts/query')) as PerformanceResourceTiming[];
      const first = Math.min(...requests.map(({ startTime }) => startTime));
      const last = Math.max(...requests.map(({ responseEnd }) => responseEnd));
      return { total: performance.now(), queries: last - first };
    });
    drawn.push(total - queries);
    busy.push((((await page.metrics()).TaskDuration ?? 0) - busyBefore) * 1000);
    await close();
  }
  const typical = (values: readonly number[]) => `${Math.round(lowerQuartile(values))} ms`;
  console.log(
    `CPU slowdown ${slowdown}x: interactive after ${typical(interactive)}, drawn after ${typical(drawn)} without the queries, main thread busy ${typical(busy)}`,
  );
}
await Promise.all([browser.close(), service.close()]);
