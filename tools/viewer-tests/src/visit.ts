import type { Browser, BrowserContext, Page } from 'puppeteer-core';

/** A page in its own browser profile. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Requests to other origins. */
  readonly crossOriginRequests: string[];
  /** Script errors, and errors in the console such as violations of the Content-Security-Policy. Failed requests are not included. */
  readonly pageErrors: string[];
  close(): Promise<void>;
}

/** The options of a visit. */
export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** The API key that is stored in the tab before each page loads, so that the user is signed in. */
  readonly key?: string | undefined;
  /** Makes the intervals of the page this many times as fast. */
  readonly intervalSpeed?: number;
}

/** Opens a URL of the app. */
export async function visit(
  browser: Browser,
  url: string,
  { width = 1440, height = 900, theme = 'light', key, intervalSpeed = 1 }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const crossOriginRequests: string[] = [];
  const pageErrors: string[] = [];
  const { origin } = new URL(url);
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
      crossOriginRequests.push(request.url());
  });
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) pageErrors.push(text);
  });
  // A machine that runs other tests can be slow.
  page.setDefaultTimeout(60_000);
  await page.setViewport({ width, height });
  // The app names a time zone in its texts unless it is that of the browser.
  await page.emulateTimezone('UTC');
  await setTheme(page, theme);
  if (key !== undefined)
    await page.evaluateOnNewDocument((secret) => sessionStorage.setItem('observability-api', secret), key);
  if (intervalSpeed !== 1)
    await page.evaluateOnNewDocument((speed) => {
      const start = window.setInterval;
      window.setInterval = ((callback: () => void, ms: number) => start(callback, ms / speed)) as typeof start;
    }, intervalSpeed);
  await page.goto(url, { waitUntil: 'load' });
  return { page, context, crossOriginRequests, pageErrors, close: () => context.close() };
}

/** Sets the theme of the system, and turns animations off. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
}

/** Waits until there is a tile, and until the charts are drawn as {@link waitForCharts} describes. */
export async function waitForTiles(page: Page): Promise<void> {
  await page.waitForSelector('.tile');
  await waitForCharts(page);
}

/** Waits until all charts above the lower edge of the window are loaded and drawn. */
export async function waitForCharts(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('.skeleton, .loading-again, .picture:empty')].some(
        (element) => element.getBoundingClientRect().top < innerHeight,
      ),
    { polling: 50 },
  );
}
