import type { Page } from 'puppeteer-core';
import type { TestService } from './test-service.ts';
import { waitForTiles } from './visit.ts';

/** A page of the app in a certain state, for accessibility tests and screenshots. */
export interface AppPage {
  /** Returns the path and the query of the page. */
  path(service: TestService): string;
  /** `none` opens the page signed out, `managed` with the managed deployment. @default the open source deployment with its key */
  readonly session?: 'none' | 'managed';
  /** True if the page is checked only at desktop widths, because the layout for phones has no button that opens it. */
  readonly desktopOnly?: boolean;
  /** Brings the page into the state, for example by a click that opens a dialog. */
  prepare(page: Page): Promise<void>;
}

const waitFor = (selector: string) => async (page: Page) => {
  await page.waitForSelector(selector);
};
const clickThenWait = (selector: string, nextSelector: string) => async (page: Page) => {
  await page.waitForSelector(selector);
  await page.click(selector);
  await page.waitForSelector(nextSelector);
};
const clickInDashboard = (selector: string, nextSelector: string) => async (page: Page) => {
  // The layout of a dashboard changes until its tiles are drawn.
  await waitForTiles(page);
  await clickThenWait(selector, nextSelector)(page);
};
const pressThenWait = (name: string, nextSelector: string) => async (page: Page) => {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
  await page.waitForSelector(nextSelector);
};

/** All pages of the app, some in several states, by name. */
export const PAGES: Readonly<Record<string, AppPage>> = {
  'sign-in': { path: () => '/dashboards', session: 'none', prepare: waitFor('form') },
  dashboards: { path: () => '/dashboards', prepare: waitFor('.list') },
  'no-dashboard-matches': { path: () => '/dashboards?q=no%20such%20dashboard', prepare: waitFor('.empty') },
  'new-dashboard': { desktopOnly: true, path: () => '/dashboards', prepare: pressThenWait('New dashboard', 'dialog') },
  'no-page': { path: () => '/none', prepare: waitFor('.empty') },
  'display-types': { path: ({ displayTypesId }) => `/dashboards/${displayTypesId}?from=now-6h`, prepare: waitForTiles },
  'display-types-compared': {
    path: ({ displayTypesId }) => `/dashboards/${displayTypesId}?from=now-3h&compare=1`,
    prepare: waitForTiles,
  },
  'broken-tiles': { path: ({ brokenId }) => `/dashboards/${brokenId}`, prepare: waitForTiles },
  'invalid-dashboard-filter': {
    path: ({ brokenId }) => `/dashboards/${brokenId}?where=ServiceName:(`,
    prepare: waitForTiles,
  },
  'empty-dashboard': { path: ({ emptyId }) => `/dashboards/${emptyId}`, prepare: waitFor('.empty') },
  'no-such-dashboard': { path: () => '/dashboards/000000000000000000000000', prepare: waitFor('.empty') },
  'tile-menu': {
    path: ({ dashboardId }) => `/dashboards/${dashboardId}?from=now-6h`,
    prepare: clickInDashboard('[aria-label="Actions for Latency by service"]', '[role="menu"]'),
  },
  offline: {
    path: ({ dashboardId }) => `/dashboards/${dashboardId}?from=now-6h`,
    prepare: async (page) => {
      await waitForTiles(page);
      await page.setOfflineMode(true);
      await pressThenWait('Refresh', '.offline')(page);
      await page.setOfflineMode(false);
    },
  },
  dashboard: { path: ({ dashboardId }) => `/dashboards/${dashboardId}?from=now-6h`, prepare: waitForTiles },
  'time-range': {
    path: ({ dashboardId }) => `/dashboards/${dashboardId}`,
    prepare: clickInDashboard('[aria-label^="Time range"]', '.range-panel'),
  },
  filter: {
    path: ({ dashboardId }) => `/dashboards/${dashboardId}?from=now-6h`,
    prepare: clickInDashboard('[aria-label^="Service:"]', '.filter-values li'),
  },
  tile: {
    path: ({ dashboardId }) => `/dashboards/${dashboardId}?from=now-6h&tile=latency&compare=1`,
    prepare: waitFor('.tile-large svg'),
  },
  alerts: { path: () => '/alerts', prepare: waitFor('.list') },
  alert: {
    path: ({ alertId }) => `/alerts/${alertId}`,
    prepare: async (page) => {
      await page.waitForSelector('.data');
      await waitForTiles(page);
    },
  },
  'alert-form': { path: ({ alertId }) => `/alerts/${alertId}?edit=1`, prepare: waitFor('.firing-strip') },
  'new-alert': { desktopOnly: true, path: () => '/alerts?new=1', prepare: waitFor('dialog') },
  'no-such-alert': { path: () => '/alerts/000000000000000000000000', prepare: waitFor('.empty') },
  'no-alert-matches': { path: () => '/alerts?q=no%20such%20alert', prepare: waitFor('.empty') },
  webhooks: { path: () => '/webhooks', prepare: clickThenWait('.list .button', '.row-detail .badge') },
  'webhook-form': { path: () => '/webhooks?new=1', prepare: waitFor('dialog') },
  sources: { path: () => '/sources', prepare: waitFor('.list') },
  'source-fields': { path: ({ sourceId }) => `/sources?fields=${sourceId}`, prepare: waitFor('dialog tbody tr') },
  'source-json': {
    desktopOnly: true,
    path: ({ sourceId }) => `/sources?edit=${sourceId}`,
    prepare: waitFor('dialog textarea'),
  },
  keys: { session: 'managed', path: () => '/keys', prepare: waitFor('.list') },
  'key-form': {
    session: 'managed',
    desktopOnly: true,
    path: () => '/keys',
    prepare: pressThenWait('New key', 'dialog'),
  },
  'no-events': { path: () => '/explore?from=now-1h&where=ServiceName:none', prepare: waitFor('.empty') },
  'invalid-filter': {
    path: () => '/explore?from=now-1h&where=ServiceName:(',
    prepare: waitFor('.explore > [role="alert"]'),
  },
  explore: { path: () => '/explore?from=now-15m', prepare: waitFor('.events tbody tr') },
  event: {
    path: () => '/explore?from=now-1h&where=SeverityText:error',
    prepare: async (page) => {
      await page.waitForSelector('.events tbody tr');
      await page.click('.events tbody tr');
      await page.waitForSelector('.event-fields');
    },
  },
  'filter-suggestions': {
    path: () => '/explore?from=now-1h&where=SeverityText:error',
    prepare: async (page) => {
      await page.waitForSelector('.events tbody tr');
      await page.type('[role="combobox"]', ' ServiceName:');
      await page.waitForSelector('.suggestions [role="option"]');
    },
  },
  edit: {
    desktopOnly: true,
    path: ({ dashboardId }) => `/dashboards/${dashboardId}?from=now-6h&edit=1`,
    prepare: waitForTiles,
  },
  'dashboard-settings': {
    desktopOnly: true,
    path: ({ dashboardId }) => `/dashboards/${dashboardId}?from=now-6h&edit=1`,
    prepare: pressThenWait('Filters and sections', 'dialog'),
  },
  'tile-editor': {
    desktopOnly: true,
    path: ({ dashboardId }) => `/dashboards/${dashboardId}?from=now-6h&edit=1`,
    prepare: clickInDashboard('[aria-label="Edit Latency by service"]', '.tile-preview svg'),
  },
  'json-editor': {
    desktopOnly: true,
    path: ({ dashboardId }) => `/dashboards/${dashboardId}?from=now-6h&edit=1`,
    prepare: async (page) => {
      await clickInDashboard('[aria-label="Edit Latency by service"]', '.tile-preview svg')(page);
      await page.$eval('.tile-editor [role="tab"]:last-of-type', (tab) => (tab as HTMLElement).click());
      await page.waitForSelector('textarea');
      await page.$eval('textarea', (area) => area.setSelectionRange(2, 2));
      await page.type('textarea', '  "f');
      await page.waitForSelector('.suggestions');
    },
  },
  code: {
    path: ({ dashboardId }) => `/dashboards/${dashboardId}?from=now-6h&tile=latency`,
    prepare: async (page) => {
      await page.waitForSelector('.tile-large svg');
      // The tab `curl`.
      await page.click('[role="tab"]:nth-of-type(4)');
      await page.waitForSelector('.code-block');
    },
  },
};
