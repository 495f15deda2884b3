import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import { fill, press, urlOf, waitForText } from './helpers.ts';

function readStorage() {
  return { session: sessionStorage.length, local: { ...localStorage }, cookie: document.cookie };
}

export function signInTests(context: Context): void {
  describe('signing in', () => {
    it('accepts a key, keeps it in the session storage only, and signs out', async () => {
      const { open, shop } = context;
      const { page, close, pageErrors, crossOriginRequests } = await open('/dashboards', { key: undefined });
      await fill(page, 'API key', 'wrong-key');
      await press(page, 'Sign in');
      await page.waitForSelector('[role="alert"]');
      await fill(page, 'API key', shop.apiKey);
      await press(page, 'Sign in');
      await waitForText(page, 'Shop overview');
      expect(await page.evaluate(readStorage)).toEqual({ session: 1, local: {}, cookie: '' });
      await press(page, 'Sign out');
      await page.waitForSelector('form');
      expect(await page.evaluate(readStorage)).toEqual({ session: 0, local: {}, cookie: '' });
      expect(pageErrors).toEqual([]);
      expect(crossOriginRequests).toEqual([]);
      await close();
    });

    it('exchanges the code of a link once, and removes it from the address', async () => {
      const { open, shop } = context;
      const { hash } = new URL(shop.server.createSignInUrl() ?? '');
      const first = await open(`/dashboards${hash}`, { key: undefined });
      await waitForText(first.page, 'Shop overview');
      expect((await urlOf(first.page)).href).not.toContain('code');
      await first.close();
      const second = await open(`/dashboards${hash}`, { key: undefined });
      await waitForText(second.page, 'The link has expired or was used before.');
      await second.close();
    });
  });
}
