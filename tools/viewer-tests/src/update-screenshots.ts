// Takes the committed screenshots in READMEs and in the reference again, and draws the chart of the landing page:
// `npm run update-screenshots`. Needs the builds of the viewer and the docs.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { launch } from '@observability-api/docs/chromium';
import { createClient } from '@observability-api/open-source';
import { startServer } from '@observability-api/server';
import type { Page } from 'puppeteer-core';
import { type VisitOptions, visit, waitForCharts, waitForTiles } from './visit.ts';

const packages = new URL('../../../packages/', import.meta.url);
const pathOf = (name: string) => fileURLToPath(new URL(name, packages));
const run = promisify(execFile);
const node = (...args: string[]) => ['--conditions=observability-api-source', ...args];

const server = await startServer({ dataDir: ':memory:', port: 0, logLevel: 'silent', rateLimit: 'off' });
const { credentials, otlpUrl, url } = server;
if (!credentials || !otlpUrl) throw new Error('Expected a new service with an OTLP listener.');
const { apiKey, ingestionKey } = credentials.openSource;
const client = createClient({ baseUrl: url, apiKey });
await run(process.execPath, node(pathOf('open-source/quickstart-demo.ts')), {
  env: {
    ...process.env,
    OBSERVABILITY_API_URL: url,
    OBSERVABILITY_API_KEY: apiKey,
    OTEL_EXPORTER_OTLP_ENDPOINT: otlpUrl,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=${ingestionKey}`,
  },
});
await client.webhooks.create({ name: 'On call', service: 'generic', url: 'https://hooks.example.org/on-call' });
const shop = (await client.dashboards.list().all()).find(({ name }) => name === 'Online shop');
const errors = shop?.tiles.find(({ name }) => name === 'Errors by service');
if (!shop || !errors) throw new Error('Expected the dashboard of the demo, with a tile of errors.');
const logs = (await client.sources.list().all()).find(({ kind }) => kind === 'log')?.id ?? '';
const endTime = Date.now();
const startTime = endTime - 6 * 3_600_000;
const landing = await client.charts.picture(
  {
    tile: {
      config: {
        displayType: 'stacked_bar',
        sourceId: logs,
        select: [{ aggFn: 'count', where: 'ResourceAttributes.service.namespace:shop' }],
        groupBy: 'SeverityText',
      },
    },
    startTime,
    endTime,
    granularity: '15m',
  },
  { width: 460, height: 240 },
);
await writeFile(pathOf('docs/src/assets/tiles/landing.svg'), landing);
const browser = await launch();

/** Writes a screenshot of a page to a file. `file` is relative to the folder of the packages. */
async function take(
  file: string,
  path: string,
  options: VisitOptions,
  prepare: (page: Page) => Promise<unknown>,
): Promise<void> {
  const { page, close, pageErrors } = await visit(browser, url + path, { key: apiKey, ...options });
  await prepare(page);
  await page.screenshot({ path: pathOf(file) });
  for (const error of pageErrors) console.error(`${file}: ${error}`);
  await close();
}

const dashboard = `/view/dashboards/${shop.id}?from=now-6h`;
const showValues = async (page: Page) => {
  await waitForTiles(page);
  await page.hover('[aria-label="Requests by page"] .overlay');
  await page.waitForSelector('.values');
};
await take('viewer/screenshots/dashboard-light.png', dashboard, {}, showValues);
await take('viewer/screenshots/dashboard-dark.png', dashboard, { theme: 'dark' }, showValues);
await take('viewer/screenshots/demo-light.png', dashboard, { height: 1400 }, waitForTiles);
await take('viewer/screenshots/phone-dark.png', dashboard, { width: 390, height: 844, theme: 'dark' }, waitForTiles);
const small = { width: 1200, height: 760 };
await take('docs/src/assets/viewer/dashboard.png', dashboard, small, showValues);
await take('docs/src/assets/viewer/editor.png', `${dashboard}&edit=1`, small, waitForTiles);
const where = encodeURIComponent('ResourceAttributes.service.namespace:shop SeverityText:ERROR');
await take('viewer/screenshots/explore-light.png', `/view/explore?from=now-3h&where=${where}`, {}, async (page) => {
  const row = await page.waitForSelector('.events tbody tr::-p-text(Payment failed)');
  await row?.click();
  await page.waitForSelector('.event-fields');
  await waitForTiles(page);
});
await take('viewer/screenshots/tile-editor-dark.png', `${dashboard}&edit=1`, { theme: 'dark' }, async (page) => {
  await waitForTiles(page);
  await page.click('[aria-label="Edit Duration by page, 95th percentile"]');
  await page.waitForSelector('.tile-preview svg');
});
const alertForm = `/view/alerts?new=1&dashboard=${shop.id}&tile=${errors.id}`;
await take('viewer/screenshots/alert-light.png', alertForm, {}, async (page) => {
  await page.waitForSelector('dialog input');
  await page.type('dialog input', 'Errors of a service');
  await page.type('dialog input[type="number"]', '5');
  await page.waitForSelector('.firing-strip .firing');
  await waitForCharts(page);
});
for (const theme of ['light', 'dark'] as const)
  await take(
    `docs/screenshots/resource-${theme}.png`,
    '/docs/open-source/dashboards.html',
    { theme, height: 860 },
    (page) => page.waitForSelector('h2'),
  );
await run(process.execPath, node('gallery/main.ts'), { cwd: pathOf('charts/') });
for (const theme of ['light', 'dark'] as const) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1490, height: 900 });
  await page.goto(new URL(`charts/dist/gallery/${theme}-480.html`, packages).href);
  await page.screenshot({ path: pathOf(`charts/screenshots/gallery-${theme}.png`), fullPage: true });
}
await Promise.all([browser.close(), server.close()]);
