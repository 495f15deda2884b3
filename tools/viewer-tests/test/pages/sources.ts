import { describe, expect, it } from 'vitest';
import { visit } from '../../src/visit.ts';
import type { Context } from './context.ts';
import { byRole, fill, parameter, press, textsOf, waitForText } from './helpers.ts';

export function sourcesTests(context: Context): void {
  describe('sources and keys', () => {
    it('lists the sources with their tables', async () => {
      const { page, close } = await context.open('/sources');
      await page.waitForSelector('.list');
      const sources = await context.shop.client.sources.list().all();
      expect(await textsOf(page, '.row-title')).toEqual(sources.map(({ name }) => name));
      await press(page, 'Explore Logs', 'link');
      await page.waitForSelector('.explore');
      expect(await parameter(page, 'source')).toBe(context.shop.sourceId);
      await close();
    });

    it('creates, changes and deletes sources as JSON, and lists their fields', async () => {
      const { open, shop } = context;
      const { page, close, pageErrors } = await open('/sources');
      await page.waitForSelector('.list');
      await press(page, 'Actions for Logs');
      await press(page, 'Fields', 'menuitem');
      await page.waitForSelector('.fields-table');
      expect((await textsOf(page, '.fields-table code')).includes('ServiceName')).toBe(true);
      await press(page, 'Close');
      await press(page, 'New source');
      await byRole(page, 'textbox', 'New source');
      await press(page, 'Create');
      await waitForText(page, 'Logs (copy)');
      const [created] = (await shop.client.sources.list().all()).filter(({ name }) => name === 'Logs (copy)');
      expect(created?.kind).toBe('log');
      await press(page, 'Actions for Logs (copy)');
      await press(page, 'Edit', 'menuitem');
      const area = await byRole(page, 'textbox', 'Edit Logs (copy)');
      await area.evaluate((element) => {
        const text = element as HTMLTextAreaElement;
        text.value = text.value.replace('"Logs (copy)"', '"Second"').replace('"log"', '"lo"');
        text.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await press(page, 'Save');
      await page.waitForSelector('dialog [role="alert"]');
      await area.evaluate((element) => {
        const text = element as HTMLTextAreaElement;
        text.value = text.value.replace('"lo"', '"log"');
        text.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await press(page, 'Save');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      await press(page, 'Actions for Second');
      await press(page, 'Delete', 'menuitem');
      await press(page, 'Delete');
      await waitForText(page, 'Deleted Second.');
      expect(pageErrors).toEqual([]);
      await close();
    });

    it('edits a source without suggestions if the schema cannot be loaded', async () => {
      const { open, shop } = context;
      const { page, close } = await open('/sources');
      await page.waitForSelector('.list');
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (/\/assets\/.*source-input/.test(request.url())) request.abort();
        else request.continue();
      });
      await press(page, 'Actions for Logs');
      await press(page, 'Edit', 'menuitem');
      await byRole(page, 'textbox', 'Edit Logs');
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      expect((await shop.client.sources.get(shop.sourceId)).name).toBe('Logs');
      await close();
    });

    it('changes an expired key without a new time', async () => {
      const { host, key } = context.shop.managed;
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
      await press(page, 'Actions for Renamed');
      await press(page, 'Delete', 'menuitem');
      await press(page, 'Delete');
      await waitForText(page, 'Deleted Renamed.');
      await close();
    });

    it('creates, disables and deletes keys of the managed deployment, whose secret is displayed once', async () => {
      const { host, key } = context.shop.managed;
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
  });
}
