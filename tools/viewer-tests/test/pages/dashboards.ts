import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import { fill, holdRequest, parameter, press, textsOf, urlOf, waitForText } from './helpers.ts';

export function dashboardsTests(context: Context): void {
  describe('the list of dashboards', () => {
    it('searches, filters by tag, creates, duplicates and deletes', async () => {
      const { open, service } = context;
      const other = await service.client.dashboards.create({ name: 'Payments', tags: ['finance'], tiles: [] });
      const { page, close, pageErrors } = await open('/');
      await waitForText(page, 'Payments');
      await fill(page, 'Search dashboards', 'shop', 'searchbox');
      expect(await textsOf(page, '.row-title')).toEqual(['Shop overview']);
      expect(await parameter(page, 'q')).toBe('shop');
      await fill(page, 'Search dashboards', '', 'searchbox');
      await press(page, 'finance');
      expect(await textsOf(page, '.row-title')).toEqual(['Payments']);
      expect(await parameter(page, 'tag')).toBe('finance');

      await press(page, 'Actions for Payments');
      await press(page, 'Duplicate', 'menuitem');
      await waitForText(page, 'Payments (copy)');
      await page.goBack();
      await page.reload();
      await press(page, 'Actions for Payments (copy)');
      await press(page, 'Delete', 'menuitem');
      await press(page, 'Delete');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      expect(await textsOf(page, '.row-title')).toEqual(['Payments']);

      await press(page, 'New dashboard');
      await fill(page, 'Name', 'Created here');
      await fill(page, 'Tags', 'one, two');
      await press(page, 'Create');
      await waitForText(page, 'No tiles yet');
      const created = (await service.client.dashboards.list().all()).find(({ name }) => name === 'Created here');
      expect(created?.tags).toEqual(['one', 'two']);
      expect(pageErrors).toEqual([]);
      for (const id of [other.id, created?.id ?? '']) await service.client.dashboards.delete(id);
      await close();
    });

    it('remains if the user cancels while a dashboard is created', async () => {
      const { open, service } = context;
      const { page, close } = await open('/dashboards');
      await press(page, 'New dashboard');
      await fill(page, 'Name', 'Created late');
      const creation = await holdRequest(
        page,
        (request) => request.method() === 'POST' && request.url().endsWith('/dashboards'),
        () => press(page, 'Create'),
      );
      await press(page, 'Cancel');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      page.removeAllListeners('request');
      await page.setRequestInterception(false);
      await creation.continue();
      await waitForText(page, 'Created late');
      expect((await urlOf(page)).pathname).toBe('/view/dashboards');
      const late = (await service.client.dashboards.list().all()).find(({ name }) => name === 'Created late');
      await service.client.dashboards.delete(late?.id ?? '');
      await close();
    });

    it('keeps the question about a dashboard open when the deletion of another one ends', async () => {
      const { open, service } = context;
      for (const name of ['First', 'Second']) await service.client.dashboards.create({ name, tiles: [] });
      const { page, close } = await open('/dashboards');
      const ask = async (name: string) => {
        await press(page, `Actions for ${name}`);
        await press(page, 'Delete', 'menuitem');
        await page.waitForSelector('dialog');
      };
      await ask('First');
      const deletion = await holdRequest(
        page,
        (request) => request.method() === 'DELETE',
        () => press(page, 'Delete'),
      );
      await press(page, 'Cancel');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      await ask('Second');
      await deletion.continue();
      await waitForText(page, 'Deleted First.');
      expect(await textsOf(page, 'dialog strong')).toEqual(['Second']);
      await close();
      const second = (await service.client.dashboards.list().all()).find(({ name }) => name === 'Second');
      await service.client.dashboards.delete(second?.id ?? '');
    });

    it('does not ask to discard a form when Escape cancels text of an input method', async () => {
      const { page, close } = await context.open('/dashboards');
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.message());
        dialog.dismiss();
      });
      await press(page, 'New dashboard');
      await fill(page, 'Name', 'Checkout');
      await page.$eval('dialog input', (input) => {
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
      });
      expect(questions).toEqual([]);
      await close();
    });

    it('closes a menu when Tab leaves it', async () => {
      const { page, close } = await context.open('/dashboards');
      await press(page, 'Actions for Broken');
      await page.waitForSelector('[role="menuitem"]:focus');
      await page.keyboard.press('Tab');
      expect(await page.$('[role="menu"]')).not.toBeNull();
      await page.keyboard.press('Tab');
      await page.waitForSelector('[role="menu"]', { hidden: true, timeout: 5000 });
      await close();
    });

    it('duplicates a dashboard without leaving the page that the user has opened in the meantime', async () => {
      const { open, service } = context;
      const original = await service.client.dashboards.create({ name: 'Original', tiles: [] });
      const { page, close } = await open('/dashboards');
      await press(page, 'Actions for Original');
      const creation = await holdRequest(
        page,
        (request) => request.method() === 'POST' && request.url().endsWith('/dashboards'),
        () => press(page, 'Duplicate', 'menuitem'),
      );
      await press(page, 'Alerts', 'link');
      await page.waitForFunction(() => location.pathname === '/view/alerts');
      await Promise.all([page.waitForResponse(creation.url()), creation.continue()]);
      // The page handles the response.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect((await urlOf(page)).pathname).toBe('/view/alerts');
      await close();
      const copy = (await service.client.dashboards.list().all()).find(({ name }) => name === 'Original (copy)');
      for (const id of [original.id, copy?.id ?? '']) await service.client.dashboards.delete(id);
    });
  });
}
