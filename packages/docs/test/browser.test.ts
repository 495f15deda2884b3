import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFolder } from '../src/index.ts';
import { builtSite } from './support/built-site.ts';
import { hasChromium, launch, openPage } from './support/chromium.ts';
import { type StaticHost, staticHost } from './support/static-host.ts';

/** Pages of each kind, including chapters with wide tables and with long commands. */
const kinds = [
  'index.html',
  'open-source/index.html',
  'managed/pipes.html',
  'managed/authentication.html',
  'open-source/chart-values.html',
  'open-source/hosting-options.html',
  'managed/tutorial.html',
  'open-source/schemas.html',
  'open-source/schemas/Series.html',
  '404.html',
];
const themes = ['light', 'dark'] as const;
const widths = [1440, 390];

const isAvailable = hasChromium('browser tests of the reference');

let browser: Browser;
let host: StaticHost;
let axe: string;

beforeAll(async () => {
  if (!isAvailable) return;
  const [files, source] = await Promise.all([
    builtSite(),
    readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  ]);
  axe = source;
  [browser, host] = await Promise.all([launch(), staticHost(files)]);
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

interface Visit {
  readonly page: Page;
  /** The requests to other origins. */
  readonly foreign: string[];
  /** Failed requests, script errors and violations of the content security policy. */
  readonly errors: string[];
  close(): Promise<void>;
}

/** Opens a page with an empty profile. */
async function visit(url: string, { javascript = true, width = 1440 } = {}): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await openPage(context);
  const foreign: string[] = [];
  const errors: string[] = [];
  const ownOrigin = url.startsWith('file:') ? 'file://' : new URL(url).origin;
  page.on('request', (request: HTTPRequest) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(ownOrigin)) foreign.push(request.url());
  });
  page.on('requestfailed', (request: HTTPRequest) => errors.push(`failed: ${request.url()}`));
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.setJavaScriptEnabled(javascript);
  await page.setViewport({ width, height: 900 });
  await prefer(page, 'light');
  await page.goto(url, { waitUntil: 'load' });
  return { page, foreign, errors, close: () => context.close() };
}

function prefer(page: Page, theme: string) {
  return page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
}
function urlOf(path: string) {
  return `${host.url}${path}`;
}
function fileAt(path: string) {
  return new URL(path, siteFolder).href;
}

async function openSearch(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.waitForSelector('dialog[open]');
  await page.type('dialog input', words);
  await page.waitForSelector('dialog [role="option"]');
}

/** Opens all sections and forces the layout of those outside the viewport. */
async function unfold(page: Page): Promise<void> {
  await page.$$eval('.operation', (all) => {
    for (const operation of all) (operation as HTMLElement).style.contentVisibility = 'visible';
  });
  await page.$$eval('details', (all) => {
    for (const details of all) details.open = true;
  });
}

/** The rules of axe that depend on colors. The dark theme is checked only with them: it changes only colors and the theme button. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(
    async (runOnly) => {
      const { axe: engine } = window as unknown as {
        axe: {
          run(
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
        };
      };
      // With `preload`, axe would load style sheets and media again, which only an experimental rule and a rule for audio and video need.
      const { violations: found } = await engine.run({
        resultTypes: ['violations'],
        preload: false,
        ...(runOnly && { runOnly }),
      });
      return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
    },
    theme === 'dark' ? COLOR_RULES : undefined,
  );
}

/** Returns the words of tables and code blocks that continue on another line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('td, th, pre')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        for (const { index, 0: word } of (walker.currentNode.textContent ?? '').matchAll(/[\w$./:{}=-]+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          // Words of text can be broken at a hyphen.
          if (lines.size > 1 && (!word.includes('-') || element.matches('pre'))) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** Returns the font sizes of all visible text. */
function textSizes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizes = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (textContent?.trim() && parent && parent.getClientRects().length > 0)
        sizes.add(getComputedStyle(parent).fontSize);
    }
    return [...sizes];
  });
}

describe.skipIf(!isAvailable)('the reference in a browser', () => {
  it('has a header of one row on phones', async () => {
    const { page, close } = await visit(urlOf('open-source/alerts.html'), { width: 390 });
    expect(await page.$eval('header', ({ offsetHeight }) => offsetHeight)).toBeLessThan(64);
    await close();
  });

  describe.each(kinds)('%s', (path) => {
    let opened: Visit;
    beforeAll(async () => {
      opened = await visit(urlOf(path));
    });
    afterAll(() => opened?.close());

    /** Changes the width of the open page, and opens its sections. */
    async function unfoldedPage(width: number): Promise<Page> {
      const { page } = opened;
      await page.setViewport({ width, height: 900 });
      await unfold(page);
      return page;
    }

    it('sends no request to another origin and complies with a strict content security policy', () => {
      expect(opened.foreign).toEqual([]);
      expect(opened.errors).toEqual([]);
    });

    it.each(widths)(
      'has no accessibility violation at %i pixels, in light and dark mode, with all sections open',
      async (width) => {
        const page = await unfoldedPage(width);
        for (const theme of themes) {
          await prefer(page, theme);
          expect(await violations(page, theme), theme).toEqual([]);
        }
      },
    );

    it.each(widths)(
      'breaks no word in tables and samples at %i pixels, and has at most five text sizes',
      async (width) => {
        const page = await unfoldedPage(width);
        expect(await brokenWords(page)).toEqual([]);
        expect((await textSizes(page)).length).toBeLessThanOrEqual(5);
      },
    );

    it('does not overflow at 320 pixels', async () => {
      const page = await unfoldedPage(320);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });

  it.each(['index.html', 'managed/keys.html', 'open-source/schemas/Alert.html'])(
    'works from the file system: %s',
    async (path) => {
      const { page, close, foreign, errors } = await visit(fileAt(path));
      await openSearch(page, 'webhook');
      expect(foreign).toEqual([]);
      expect(errors).toEqual([]);
      // The style sheet is loaded.
      expect(await page.$eval('header', (header) => getComputedStyle(header).position)).toBe('sticky');
      await close();
    },
  );

  it('has no accessibility violation with the search open, in light and dark mode', async () => {
    const { page, close } = await visit(urlOf('managed/pipes.html'), { width: 390 });
    await openSearch(page, 'roles');
    for (const theme of themes) {
      await prefer(page, theme);
      expect(await violations(page, theme), theme).toEqual([]);
    }
    await close();
  });

  it('has no accessibility violation with the menu open, in light and dark mode', async () => {
    const { page, close } = await visit(urlOf('managed/pipes.html'), { width: 390 });
    await page.click('button.menu');
    for (const theme of themes) {
      await prefer(page, theme);
      expect(await violations(page, theme), theme).toEqual([]);
    }
    await close();
  });

  it('shows every field, error and sample without JavaScript', async () => {
    const { page, close } = await visit(urlOf('managed/keys.html'), { javascript: false });
    // A closed section can be opened without JavaScript. The notice of a moved section is shown only to those who follow its link.
    const hidden = await page.$$eval('main *', (all) =>
      all
        .filter(
          (element) =>
            !element.closest('details:not([open])') &&
            !element.matches('button, fieldset, fieldset *, .moved *, .moved'),
        )
        .filter((element) => element.getClientRects().length === 0 && element.textContent?.trim() !== '')
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(hidden).toEqual([]);
    const samples = await page.$$eval(
      '.sample',
      (all) => all.filter((sample) => sample.getClientRects().length > 0).length,
    );
    // Five operations, each in five languages.
    expect(samples).toBe(25);
    await close();
  });

  it('finds operations, fields, chapters and schemas, and opens a result with Enter', async () => {
    const { page, close } = await visit(urlOf('open-source/index.html'));
    await openSearch(page, 'create a dash');
    const first = await page.$eval('[role="option"] .title', (title) => title.textContent);
    expect(first).toBe('Create a dashboard');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(page.url()).toBe(urlOf('open-source/dashboards.html#createDashboard'));
    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    await page.waitForSelector('dialog[open]');
    const findsKind = async (words: string) => {
      await page.$eval('dialog input', (input) => {
        input.value = '';
      });
      await page.type('dialog input', words);
      return page.$$eval('[role="option"] .kind', (labels) => labels.map(({ textContent }) => textContent));
    };
    expect(await findsKind('thresholdMax')).toContain('Field');
    expect(await findsKind('signature')).toContain('Guide');
    expect(await findsKind('TileInput')).toContain('Schema');
    await close();
  });

  it('keeps the search open if Enter confirms text of an input method', async () => {
    const { page, close } = await visit(urlOf('open-source/index.html'));
    await page.keyboard.press('/');
    await page.waitForSelector('dialog.search[open]');
    await page.type('dialog.search input', 'alerts');
    await page.waitForSelector('dialog.search [role="option"]');
    const isOpen = await page.$eval('dialog.search input', (input) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
      return input.closest('dialog')?.open;
    });
    expect(isOpen).toBe(true);
    await close();
  });

  it('shows an error if the search cannot be loaded, and loads it with the next click', async () => {
    const { page, close } = await visit(urlOf('managed/keys.html'));
    const messages: string[] = [];
    page.on('dialog', async (dialog) => {
      messages.push(dialog.message());
      await dialog.accept();
    });
    await page.setOfflineMode(true);
    await page.click('button.search');
    await expect.poll(() => messages).toEqual(['The search could not be loaded. Check your connection and try again.']);
    await page.setOfflineMode(false);
    await page.click('button.search');
    await page.waitForSelector('dialog[open]');
    await close();
  });

  it('keeps language and theme on the next page', async () => {
    const { page, close } = await visit(urlOf('open-source/alerts.html'));
    await page.click('button[data-language="curl"]');
    await page.click('button.theme');
    await page.goto(urlOf('managed/keys.html'));
    expect(await page.$eval('html', ({ dataset }) => ({ ...dataset }))).toMatchObject({
      language: 'curl',
      theme: 'dark',
    });
    const shown = await page.$$eval('.sample', (all) =>
      all.filter((sample) => sample.getClientRects().length > 0).every((sample) => sample.matches('.curl')),
    );
    expect(shown).toBe(true);
    await close();
  });

  it('links to the same page of the other deployment', async () => {
    const { page, close } = await visit(urlOf('open-source/alerts.html'));
    await Promise.all([page.waitForNavigation(), page.click('[data-switch="managed"]')]);
    expect(page.url()).toBe(urlOf('managed/alerts.html'));
    await close();
  });

  it('runs the whole script of a page whose address has an invalid hash', async () => {
    const { page, close, errors } = await visit(urlOf('open-source/alerting.html#100%'));
    expect(errors).toEqual([]);
    // At the end, the script of the site marks the current section.
    expect(await page.$$eval('.toc a[aria-current]', ({ length }) => length)).toBe(1);
    await close();
  });

  it('opens the sections around a linked field', async () => {
    const anchor = 'createDashboard.body.tiles.series.TimeSeries.aggFn';
    const { page, close } = await visit(urlOf(`open-source/dashboards.html#${anchor}`));
    const isInSight = await page.evaluate((id) => {
      const { top, height } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1, height: 0 };
      return height > 0 && top >= 0 && top < innerHeight;
    }, anchor);
    expect(isInSight).toBe(true);
    await close();
  });

  it.each(['managed/dashbords', 'managed/dashbords%'])('suggests pages for an unknown address: %s', async (path) => {
    const { page, close } = await visit(urlOf(path));
    await page.waitForSelector('#suggestions a');
    const links = await page.$$eval('#suggestions a', (all) => all.map(({ href }) => href));
    expect(links.some((link) => link.includes('/docs/managed/dashboards.html'))).toBe(true);
    await close();
  });

  it('has no form to call operations on a static host', async () => {
    const { page, close } = await visit(urlOf('open-source/alerts.html'));
    expect(await page.$$('.try')).toEqual([]);
    await close();
  });

  it('prints code samples, without the header and the menu', async () => {
    const { page, close } = await visit(urlOf('open-source/alerts.html'));
    await page.emulateMediaType('print');
    const display = (selector: string) => page.$eval(selector, (element) => getComputedStyle(element).display);
    expect(await display('#menu')).toBe('none');
    expect(await display('header')).toBe('none');
    expect(await display('.sample.typescript')).toBe('block');
    await close();
  });
});
