// Takes pictures of pages in both themes and two widths: `node … src/screenshots.ts <folder> [<name>…]`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from '@observability-api/docs/chromium';
import { pagesOf } from './pages.ts';
import { startShop } from './shop.ts';
import { visit } from './visit.ts';

const [folder = 'screenshots', ...names] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const [shop, browser] = await Promise.all([startShop(), launch()]);
for (const [name, { path, prepare, signedOut, desktopOnly }] of Object.entries(pagesOf(shop))) {
  if (names.length > 0 && !names.includes(name)) continue;
  for (const theme of ['light', 'dark'] as const) {
    for (const width of desktopOnly ? [1440] : [1440, 390]) {
      const key = signedOut ? {} : { key: shop.apiKey };
      const opened = await visit(browser, shop.viewer + path, { width, theme, ...key });
      await prepare(opened.page).catch((error) => console.error(`${name}: ${error}`));
      await opened.page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`) });
      for (const error of [...opened.pageErrors, ...opened.crossOriginRequests]) console.error(`${name}: ${error}`);
      await opened.close();
    }
  }
}
await Promise.all([browser.close(), shop.close()]);
