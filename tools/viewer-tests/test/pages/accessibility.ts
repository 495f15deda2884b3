import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppPage, PAGES } from '../../src/pages.ts';
import type { TestService } from '../../src/test-service.ts';
import { setTheme, type Visit, visit } from '../../src/visit.ts';
import type { Context } from './context.ts';
import { byRole, urlOf, waitForText } from './helpers.ts';

const WIDE = 1440;
const PHONE = 390;

/** Loads axe into the page. The policy of the page forbids inline scripts, but not those of the debugger. */
async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
}

/**
 * Opens a page by a click on a link. The app does not reload the document, so axe remains loaded. First opens a page that does not exist,
 * to close dialogs.
 */
async function follow(page: Page, base: string, path: string): Promise<void> {
  const click = (href: string) =>
    page.evaluate((target) => {
      const link = document.createElement('a');
      link.href = target;
      document.body.append(link);
      link.click();
      link.remove();
    }, base + href);
  await click('/none');
  await waitForText(page, 'Page not found');
  await click(path);
}

/** The rules of axe that depend on colors. The dark theme changes only colors, and the name and the icon of the theme button. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns the violations that axe finds, and the number of pixels by which the page is wider than its window. */
async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    // Only an experimental rule and a rule for audio need the preloaded style sheets and media. The app has no audio.
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) });
    const excessWidth = document.documentElement.scrollWidth - window.innerWidth;
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`),
      ...(excessWidth > 0 ? [`The page is ${excessWidth} pixels too wide.`] : []),
    ];
  }, rules);
}

/** Returns the violations of a page in all its widths and both themes. */
async function violationsInAllViews(page: Page, { prepare, desktopOnly }: AppPage): Promise<string[]> {
  const violations: string[] = [];
  await page.setViewport({ width: WIDE, height: 900 });
  await prepare(page);
  for (const width of desktopOnly ? [WIDE] : [WIDE, PHONE]) {
    await page.setViewport({ width, height: 900 });
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      await page.waitForFunction(
        (expectedTheme) => document.documentElement.dataset['theme'] === expectedTheme,
        {},
        theme,
      );
      const found = await violationsOf(page, theme === 'dark' ? COLOR_RULES : undefined);
      violations.push(...found.map((violation) => `${width} pixels, ${theme}: ${violation}`));
    }
  }
  return violations;
}

/** The sessions of {@link AppPage}, each with the URL of the app and the key that signs in. */
const SESSIONS = [
  { session: 'none', state: 'without a key', access: ({ viewer }: TestService) => ({ base: viewer, key: undefined }) },
  {
    session: 'managed',
    state: 'of the managed deployment',
    access: ({ managed }: TestService) => ({ base: managed.host.url, key: managed.key }),
  },
  {
    session: undefined,
    state: 'of the open source deployment',
    access: ({ viewer, apiKey }: TestService) => ({ base: viewer, key: apiKey }),
  },
] as const;

export function accessibilityTests(context: Context): void {
  describe.each(SESSIONS)('the app $state', ({ session, access }) => {
    const pages = Object.entries(PAGES).filter(([, page]) => page.session === session);
    let opened: Visit;
    beforeAll(async () => {
      const { base, key } = access(context.service);
      opened = await visit(context.browser, `${base}/dashboards`, { key });
      // An editor with changes asks before another page is opened.
      opened.page.on('dialog', (dialog) => dialog.accept());
      await loadAxe(opened.page);
    });
    afterAll(() => opened?.close());

    it.each(pages)(
      'has no accessibility violation on the page %s, in any of its widths, light and dark',
      async (_name, appPage) => {
        const { base, key } = access(context.service);
        if (key !== undefined) await follow(opened.page, base, appPage.path(context.service));
        expect(await violationsInAllViews(opened.page, appPage)).toEqual([]);
        expect(opened.pageErrors).toEqual([]);
      },
    );
  });

  describe('the app', () => {
    it('offers keyboard users a link that skips the navigation', async () => {
      const { page, close } = await context.open('/dashboards');
      await byRole(page, 'heading', 'Dashboards');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'main');
      expect((await urlOf(page)).hash).toBe('#main');
      await close();
    });
  });
}
