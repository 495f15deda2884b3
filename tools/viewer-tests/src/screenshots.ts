// Takes screenshots of pages in both themes and in up to three widths: `npm run screenshots -- [<folder> [<page>...]]`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from '@observability-api/docs/chromium';
import { PAGES } from './pages.ts';
import { startTestService } from './test-service.ts';
import { setTheme, visit, waitForCharts } from './visit.ts';

const [folder = 'screenshots', ...names] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const [service, browser] = await Promise.all([startTestService(), launch()]);
for (const [name, { path, prepare, session, desktopOnly }] of Object.entries(PAGES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const base = session === 'managed' ? service.managed.host.url : service.viewer;
  const key = session === 'managed' ? service.managed.key : session === 'none' ? undefined : service.apiKey;
  const opened = await visit(browser, base + path(service), { key });
  const { page } = opened;
  await prepare(page).catch((error) => console.error(`${name}: ${error}`));
  for (const width of desktopOnly ? [1440, 1920] : [1440, 1920, 390]) {
    await page.setViewport({ width, height: width === 390 ? 844 : width === 1920 ? 1080 : 900 });
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      await waitForCharts(page);
      await page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`) });
    }
  }
  for (const error of [...opened.pageErrors, ...opened.crossOriginRequests]) console.error(`${name}: ${error}`);
  await opened.close();
}
await Promise.all([browser.close(), service.close()]);
