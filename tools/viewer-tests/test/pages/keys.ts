import { describe, expect, it } from 'vitest';
import { visit } from '../../src/visit.ts';
import type { Context } from './context.ts';
import { fill, press, textsOf, waitForText } from './helpers.ts';

export function keysTests(context: Context): void {
  /** Returns the URL of the keys in the API, and the headers of requests to it. */
  const api = () => {
    const { host, key, query } = context.service.managed;
    const organizationId = new URLSearchParams(query).get('organizationId');
    return {
      url: `${host.origin}/v1/organizations/${organizationId}/keys`,
      headers: { authorization: `Basic ${btoa(key)}`, 'content-type': 'application/json' },
    };
  };

  describe('the page of keys', () => {
    it('renames an expired key without setting a new expiry time', async () => {
      const { host, key } = context.service.managed;
      const { page, close } = await visit(context.browser, `${host.url}/keys`, { key });
      await page.waitForSelector('.list');
      await press(page, 'New key');
      await fill(page, 'Name', 'Short');
      await page.$eval('dialog input[type="datetime-local"]', (input) => {
        const field = input as HTMLInputElement;
        field.value = new Date(Date.now() + 2_000).toISOString().slice(0, 19);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await press(page, 'Create');
      await waitForText(page, 'The secret cannot be read again.');
      await press(page, 'Close');
      // Opens the list again until the key has expired.
      await page.waitForFunction(
        () => {
          document.querySelector<HTMLElement>('nav a[href$="/sources"]')?.click();
          document.querySelector<HTMLElement>('nav a[href$="/keys"]')?.click();
          return document.body.textContent.includes('Expired');
        },
        { polling: 500 },
      );
      await press(page, 'Actions for Short');
      await press(page, 'Edit', 'menuitem');
      await fill(page, 'Name', 'Renamed');
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      const listed = await fetch(api().url, { headers: api().headers });
      const { result } = (await listed.json()) as { result: { name: string; expireAt: string | null }[] };
      const expireAt = result.find(({ name }) => name === 'Renamed')?.expireAt;
      expect(Date.parse(expireAt ?? '')).toBeLessThan(Date.now());
      await press(page, 'Actions for Renamed');
      await press(page, 'Delete', 'menuitem');
      await press(page, 'Delete');
      await waitForText(page, 'Deleted Renamed.');
      await close();
    });

    it('keeps the roles of a key with several roles', async () => {
      const { host, key } = context.service.managed;
      const { url: keys, headers } = api();
      const roles = ['developer', 'query_endpoints'];
      const created = await fetch(keys, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name: 'Two roles', roles }),
      });
      const { id } = ((await created.json()) as { result: { key: { id: string } } }).result.key;
      const { page, close } = await visit(context.browser, `${host.url}/keys`, { key });
      await press(page, 'Actions for Two roles');
      await press(page, 'Edit', 'menuitem');
      await fill(page, 'Name', 'Renamed');
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      const stored = await fetch(`${keys}/${id}`, { headers });
      expect(await stored.json()).toMatchObject({ result: { name: 'Renamed', roles } });
      await fetch(`${keys}/${id}`, { method: 'DELETE', headers });
      await close();
    });

    it('keeps the addresses that another user has changed since the page was loaded', async () => {
      const { host, key } = context.service.managed;
      const { url: keys, headers } = api();
      const ipAccessList = [{ source: '203.0.113.0/24', description: 'Office' }];
      const created = await fetch(keys, { method: 'POST', headers, body: JSON.stringify({ name: 'Open' }) });
      const { id } = ((await created.json()) as { result: { key: { id: string } } }).result.key;
      const { page, close } = await visit(context.browser, `${host.url}/keys`, { key });
      await press(page, 'Actions for Open');
      await fetch(`${keys}/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ ipAccessList }) });
      await press(page, 'Edit', 'menuitem');
      await fill(page, 'Name', 'Renamed');
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      const stored = await fetch(`${keys}/${id}`, { headers });
      expect(await stored.json()).toMatchObject({ result: { name: 'Renamed', ipAccessList } });
      await fetch(`${keys}/${id}`, { method: 'DELETE', headers });
      await close();
    });

    it('creates, disables and deletes keys of the managed deployment, whose secret is displayed once', async () => {
      const { host, key } = context.service.managed;
      const { page, close, pageErrors } = await visit(context.browser, `${host.url}/keys`, { key });
      await page.waitForSelector('.list');
      await press(page, 'New key');
      await fill(page, 'Name', 'Reader');
      await press(page, 'Create');
      await waitForText(page, 'The secret cannot be read again.');
      const [created = ''] = await textsOf(page, 'dialog pre');
      expect(created).toMatch(/^\S+:\S+$/);
      const reader = await visit(context.browser, `${host.url}/dashboards`, { key: created });
      await waitForText(reader.page, 'No dashboards yet');
      await reader.close();
      await press(page, 'Close');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      expect(await page.content()).not.toContain(created.split(':')[1]);
      await press(page, 'Actions for Reader');
      await press(page, 'Edit', 'menuitem');
      await fill(page, 'Allowed addresses', '203.0.113.0/24');
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      await press(page, 'Actions for Reader');
      await press(page, 'Disable', 'menuitem');
      await waitForText(page, 'Disabled');
      await press(page, 'Actions for Reader');
      await press(page, 'Delete', 'menuitem');
      await press(page, 'Delete');
      await waitForText(page, 'Deleted Reader.');
      expect(pageErrors).toEqual([]);
      await close();
    });

    it('shows the year in which a key expires', async () => {
      const { host, key } = context.service.managed;
      const year = new Date().getUTCFullYear() + 2;
      const created = await fetch(api().url, {
        method: 'POST',
        headers: api().headers,
        body: JSON.stringify({ name: 'Long', roles: ['developer'], expireAt: `${year}-03-04T05:06:00Z` }),
      });
      const { result } = (await created.json()) as { result: { key: { id: string } } };
      const { page, close } = await visit(context.browser, `${host.url}/keys`, { key });
      await waitForText(page, 'Long');
      await waitForText(page, `expires Mar 4, ${year}, 05:06`);
      await fetch(`${api().url}/${result.key.id}`, { method: 'DELETE', headers: api().headers });
      await close();
    });
  });
}
