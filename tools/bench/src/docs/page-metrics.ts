/// <reference lib="dom" />
import type { Browser } from 'puppeteer-core';

/** The loading metrics of a page. */
export interface PageMetrics {
  /** Milliseconds to the first contentful paint. */
  readonly first: number;
  /** Milliseconds to the end of DOMContentLoaded, or to the first contentful paint if that is later. */
  readonly domReady: number;
  /** The blocking time in milliseconds: for each long task, the part beyond 50 ms. */
  readonly blocking: number;
  /** The layout shift score. */
  readonly shift: number;
}

/** Opens a page with an empty cache and returns its metrics. */
export async function measurePage(browser: Browser, url: string): Promise<PageMetrics> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport({ width: 1440, height: 900 });
    await page.evaluateOnNewDocument(() => {
      const totals = { shift: 0, blocking: 0 };
      Object.assign(window, { seen: totals });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) totals.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) totals.blocking += Math.max(0, duration - 50);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    return await page.evaluate(async () => {
      // Layout shifts and long tasks can follow the first paint.
      await new Promise((done) => setTimeout(done, 200));
      const { seen } = window as unknown as { seen: { shift: number; blocking: number } };
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      return { ...seen, first, domReady: Math.max(first, navigation?.domContentLoadedEventEnd ?? Number.NaN) };
    });
  } finally {
    await context.close();
  }
}
