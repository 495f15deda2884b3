import type { Page } from 'puppeteer-core';
import type { Shop } from './shop.ts';
import { waitForTiles } from './visit.ts';

/** A page of the app, and how to bring it to the state that is checked. */
export interface AppPage {
  readonly path: string;
  readonly signedOut?: boolean;
  /** True if phones have no link to the page. */
  readonly desktopOnly?: boolean;
  prepare(page: Page): Promise<void>;
}

/** Returns all pages of the app by name. */
export function pagesOf({ dashboardId, alertId }: Shop): Record<string, AppPage> {
  const until = (selector: string) => async (page: Page) => {
    await page.waitForSelector(selector);
  };
  const dashboard = `/dashboards/${dashboardId}`;
  const clicked = (selector: string, then: string) => async (page: Page) => {
    if (selector.startsWith('[')) await waitForTiles(page);
    await page.waitForSelector(selector);
    await page.click(selector);
    await page.waitForSelector(then);
  };
  return {
    'sign-in': { path: '/dashboards', signedOut: true, prepare: until('form') },
    dashboards: { path: '/dashboards', prepare: until('.list') },
    dashboard: { path: `${dashboard}?from=now-6h`, prepare: waitForTiles },
    'time-range': { path: dashboard, prepare: clicked('[aria-label^="Time range"]', '.range-panel') },
    filter: { path: `${dashboard}?from=now-6h`, prepare: clicked('[aria-label^="Service:"]', '.filter-values li') },
    tile: { path: `${dashboard}?from=now-6h&tile=latency&compare=1`, prepare: until('.tile-large svg') },
    alerts: { path: '/alerts', prepare: until('.list') },
    alert: {
      path: `/alerts/${alertId}`,
      prepare: async (page) => {
        await page.waitForSelector('.data');
        await waitForTiles(page);
      },
    },
    'alert-form': { path: `/alerts/${alertId}?edit=1`, prepare: until('.firing-strip') },
    webhooks: { path: '/webhooks', prepare: clicked('.list .button', '.row-detail .badge') },
    'webhook-form': { path: '/webhooks?new=1', prepare: until('dialog') },
    sources: { path: '/sources', prepare: until('.list') },
    explore: { path: '/explore?from=now-15m', prepare: until('.events tbody tr') },
    event: {
      path: '/explore?from=now-1h&where=SeverityText:error',
      prepare: async (page) => {
        await page.waitForSelector('.events tbody tr');
        await page.click('.events tbody tr');
        await page.waitForSelector('.event-fields');
      },
    },
    'filter-suggestions': {
      path: '/explore?from=now-1h&where=SeverityText:error',
      prepare: async (page) => {
        await page.waitForSelector('.events tbody tr');
        await page.type('[role="combobox"]', ' ServiceName:');
        await page.waitForSelector('.suggestions [role="option"]');
      },
    },
    edit: { desktopOnly: true, path: `${dashboard}?from=now-6h&edit=1`, prepare: waitForTiles },
    'tile-editor': {
      desktopOnly: true,
      path: `${dashboard}?from=now-6h&edit=1`,
      prepare: async (page) => {
        await clicked('[aria-label="Edit Latency by service"]', '.tile-preview svg')(page);
      },
    },
    'json-editor': {
      desktopOnly: true,
      path: `${dashboard}?from=now-6h&edit=1`,
      prepare: async (page) => {
        await clicked('[aria-label="Edit Latency by service"]', '.tile-preview svg')(page);
        await page.$eval('.tile-editor [role="tab"]:last-of-type', (tab) => (tab as HTMLElement).click());
        await page.waitForSelector('textarea');
        await page.$eval('textarea', (area) => area.setSelectionRange(2, 2));
        await page.type('textarea', '  "f');
        await page.waitForSelector('.suggestions');
      },
    },
    code: {
      path: `${dashboard}?from=now-6h&tile=latency`,
      prepare: async (page) => {
        await page.waitForSelector('.tile-large svg');
        await page.click('[role="tab"]:nth-of-type(4)');
        await page.waitForSelector('.code-block');
      },
    },
  };
}
