import type { SourceInput } from '@observability-api/open-source';
import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import { byRole, holdRequest, parameter, press, textsOf, waitForText } from './helpers.ts';

export function sourcesTests(context: Context): void {
  describe('the page of sources', () => {
    it('lists the sources, with links to their events', async () => {
      const { page, close } = await context.open('/sources');
      await page.waitForSelector('.list');
      const sources = await context.service.client.sources.list().all();
      expect(await textsOf(page, '.row-title')).toEqual(sources.map(({ name }) => name));
      await press(page, 'Explore Logs', 'link');
      await page.waitForSelector('.explore');
      expect(await parameter(page, 'source')).toBe(context.service.sourceId);
      await close();
    });

    it('creates, changes and deletes sources as JSON, and lists their fields', async () => {
      const { open, service } = context;
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
      const [created] = (await service.client.sources.list().all()).filter(({ name }) => name === 'Logs (copy)');
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

    it('rejects the first save of a source that another user has changed since the page was loaded', async () => {
      const { open, service } = context;
      const { sources } = service.client;
      const { id: _id, ...logs } = await sources.get(service.sourceId);
      const { id } = await sources.create({ ...logs, name: 'Shared' } as SourceInput);
      const { page, close } = await open('/sources');
      await press(page, 'Actions for Shared');
      await sources.modify(id, (stored) => ({ ...stored, disabled: true }));
      await press(page, 'Edit', 'menuitem');
      const area = await byRole(page, 'textbox', 'Edit Shared');
      await area.evaluate((element) => {
        const text = element as HTMLTextAreaElement;
        text.value = text.value.replace('"Shared"', '"Renamed"');
        text.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await press(page, 'Save');
      await waitForText(page, 'Another user has changed this source.');
      expect(await sources.get(id)).toMatchObject({ name: 'Shared', disabled: true });
      // The list contains the change of the other user.
      await waitForText(page, 'Disabled');
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      expect((await sources.get(id)).name).toBe('Renamed');
      await sources.delete(id);
      await close();
    });

    it('displays "Loading…" until the script of the dialog is loaded', async () => {
      const { page, close } = await context.open('/sources');
      await page.waitForSelector('.list');
      const script = await holdRequest(
        page,
        (request) => /\/assets\/json-dialog/.test(request.url()),
        () => press(page, 'New source'),
      );
      expect(await textsOf(page, '[role=status]')).toContain('Loading…');
      await script.continue();
      await byRole(page, 'textbox', 'New source');
      await close();
    });

    it('opens and saves a source even if the schema for suggestions cannot be loaded', async () => {
      const { open, service } = context;
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
      expect((await service.client.sources.get(service.sourceId)).name).toBe('Logs');
      await close();
    });
  });
}
