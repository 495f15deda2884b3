import { describe, expect, it } from 'vitest';
import { visit } from '../../src/visit.ts';
import type { Context } from './context.ts';
import { fill, parameter, press, textsOf, waitForText } from './helpers.ts';

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

    it('creates, disables and deletes keys of the managed deployment, whose secret is displayed once', async () => {
      const { host, key } = context.shop.managed;
      const { page, close, complaints } = await visit(context.browser, `${host.url}/keys`, { key });
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
      await press(page, 'Disable', 'menuitem');
      await waitForText(page, 'Disabled');
      await press(page, 'Actions for Reader');
      await press(page, 'Delete', 'menuitem');
      await press(page, 'Delete');
      await waitForText(page, 'Deleted Reader.');
      expect(complaints).toEqual([]);
      await close();
    });
  });
}
