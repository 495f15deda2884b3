import type { HTTPRequest } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../../src/visit.ts';
import type { Context } from './context.ts';
import { byRole, fill, press, urlOf, waitForText } from './helpers.ts';

function readStorage() {
  return { session: sessionStorage.length, local: { ...localStorage }, cookie: document.cookie };
}

export function signInTests(context: Context): void {
  describe('signing in', () => {
    it('accepts a key, keeps it in the session storage only, and signs out', async () => {
      const { open, service } = context;
      const { page, close, pageErrors, crossOriginRequests } = await open('/dashboards', { key: undefined });
      await fill(page, 'API key', 'wrong-key');
      await press(page, 'Sign in');
      await page.waitForSelector('[role="alert"]');
      await fill(page, 'API key', service.managed.key);
      await press(page, 'Sign in');
      await waitForText(
        page,
        'Expected the API key of a team. For the managed deployment, open /view/?organizationId=',
      );
      await fill(page, 'API key', service.apiKey);
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

    it('displays an error for a key that the client rejects, and signs out', async () => {
      const { host } = context.service.managed;
      const { page, close } = await visit(context.browser, `${host.url}/dashboards`, { key: 'id-without-secret' });
      await waitForText(page, 'The app cannot use this key');
      await press(page, 'Sign out');
      await page.waitForSelector('form');
      await close();
    });

    it('offers to reload the page if the managed client cannot be loaded', async () => {
      const { host, key } = context.service.managed;
      const { page, close } = await visit(context.browser, `${host.url}/dashboards`, { key });
      await waitForText(page, 'New dashboard');
      await page.setRequestInterception(true);
      // The bundler names the script of the managed client after the folder `packages/managed/src`.
      const abortManagedClient = (request: HTTPRequest) => {
        if (/\/assets\/src-/.test(request.url())) request.abort();
        else request.continue();
      };
      page.on('request', abortManagedClient);
      await page.reload();
      await waitForText(page, 'The app cannot be loaded');
      page.off('request', abortManagedClient);
      await page.setRequestInterception(false);
      await press(page, 'Reload the page');
      await waitForText(page, 'New dashboard');
      await close();
    });

    it('offers to reload the page if the script of a page cannot be loaded', async () => {
      const { page, close } = await context.open('/dashboards');
      await waitForText(page, 'New dashboard');
      await page.setRequestInterception(true);
      const abortScripts = (request: HTTPRequest) => {
        if (request.resourceType() === 'script') request.abort();
        else request.continue();
      };
      page.on('request', abortScripts);
      await press(page, 'Sources', 'link');
      await waitForText(page, 'A script cannot be loaded.');
      page.off('request', abortScripts);
      await page.setRequestInterception(false);
      await press(page, 'Reload the page');
      await page.waitForSelector('.list');
      await close();
    });

    it('exchanges the code of a link once, and removes it from the address', async () => {
      const { open, service } = context;
      const { hash } = new URL(service.server.createSignInUrl() ?? '');
      const first = await open(`/dashboards${hash}`, { key: undefined });
      await waitForText(first.page, 'Shop overview');
      expect((await urlOf(first.page)).href).not.toContain('code');
      await first.close();
      const second = await open(`/dashboards${hash}`, { key: undefined });
      await waitForText(second.page, 'The link has expired or was used before.');
      await second.close();
    });

    it('keeps the code of a link until the service has received it', async () => {
      const { open, service } = context;
      const { hash } = new URL(service.server.createSignInUrl() ?? '');
      const { page, close } = await open('/dashboards', { key: undefined });
      await page.waitForSelector('form');
      await page.setRequestInterception(true);
      const abortSession = (request: HTTPRequest) => {
        if (request.url().endsWith('/session')) request.abort();
        else request.continue();
      };
      page.on('request', abortSession);
      await page.goto('about:blank');
      await page.goto(`${service.viewer}/dashboards${hash}`);
      await waitForText(page, 'The service does not respond.');
      page.off('request', abortSession);
      await page.setRequestInterception(false);
      await press(page, 'Try again');
      await waitForText(page, 'Shop overview');
      await close();
    });

    it('keeps the ids of a managed service in every link', async () => {
      const { open, service } = context;
      const { page, close } = await open(`/?${service.managed.query}`, { key: undefined });
      await fill(page, 'API key', service.managed.key);
      await press(page, 'Sign in');
      await byRole(page, 'link', 'Keys');
      expect((await urlOf(page)).search).toBe(`?${service.managed.query}`);
      const links = await page.$$eval('a[href^="/view"]', (links) => links.map(({ search }) => search));
      expect(new Set(links)).toEqual(new Set([`?${service.managed.query}`]));
      await press(page, 'Explore', 'link');
      expect((await urlOf(page)).href).toContain(`/explore?${service.managed.query}`);
      await page.goto(`${service.viewer}/dashboards`);
      await waitForText(page, 'Paste the API key of your team');
      await close();
    });

    it('signs in with a link that is pasted into the tab with the sign-in page', async () => {
      const { open, service } = context;
      const { page, close } = await open('/', { key: undefined });
      await page.waitForSelector('form');
      // The two URLs differ only in the part after `#`, so the browser does not load the page again.
      await page.goto(service.server.createSignInUrl() ?? '');
      await waitForText(page, 'Shop overview');
      expect((await urlOf(page)).href).not.toContain('code');
      await close();
    });

    it('signs in if the browser blocks the storage, and asks for the key again after a reload', async () => {
      const { open, service } = context;
      const { page, close, pageErrors } = await open('/dashboards', { key: undefined });
      await page.evaluateOnNewDocument(() => {
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
      });
      await page.reload();
      await fill(page, 'API key', service.apiKey);
      await press(page, 'Sign in');
      await waitForText(page, 'Shop overview');
      await page.reload();
      await page.waitForSelector('form');
      expect(pageErrors).toEqual([]);
      await close();
    });
  });
}
