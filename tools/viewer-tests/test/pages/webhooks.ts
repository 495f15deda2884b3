import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import { byRole, fill, holdRequest, press, textsOf, waitForText } from './helpers.ts';

export function webhooksTests(context: Context): void {
  describe('webhooks', () => {
    it('are created, tested and deleted, and errors of the service are displayed', async () => {
      const { open, service } = context;
      const { page, close, pageErrors } = await open('/webhooks');
      await press(page, 'New webhook');
      await fill(page, 'Name', 'Second');
      await fill(page, 'URL', 'http://192.168.0.1/hook');
      await press(page, 'Create');
      await page.waitForSelector('dialog [role="alert"]');
      await fill(page, 'URL', service.webhooks.url);
      await fill(page, 'Headers', 'no header');
      await press(page, 'Create');
      await waitForText(page, 'Expected a name, ":" and a value');
      await fill(page, 'Headers', 'X-Environment: production');
      await press(page, 'Create');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      await press(page, 'Test Second');
      await waitForText(page, 'Accepted after');
      expect(service.webhooks.headers.map((headers) => headers['x-environment'])).toContain('production');
      // Alerts notify the same receiver in the meantime.
      expect(service.webhooks.bodies.filter((body) => body.includes('This is a test of the webhook.'))).toHaveLength(1);
      await press(page, 'Actions for Second');
      await press(page, 'Delete', 'menuitem');
      await press(page, 'Delete');
      await waitForText(page, 'Deleted Second.');
      expect((await service.client.webhooks.list().all()).map(({ name }) => name)).toEqual(['On call']);
      expect(pageErrors).toEqual([]);
      await close();
    });

    it('keep what another user has changed since the page was loaded', async () => {
      const { open, service } = context;
      const { client, webhooks } = service;
      const { id } = await client.webhooks.create({ service: 'generic', name: 'Shared', url: webhooks.url });
      const { page, close } = await open('/webhooks');
      await press(page, 'Actions for Shared');
      await client.webhooks.update(id, {
        service: 'generic',
        name: 'Shared',
        url: `${webhooks.url}?new=1`,
        body: '{}',
      });
      await press(page, 'Edit', 'menuitem');
      await fill(page, 'Description', 'Pages the team.');
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      expect(await client.webhooks.get(id)).toMatchObject({
        description: 'Pages the team.',
        url: `${webhooks.url}?new=1`,
        body: '{}',
      });
      await client.webhooks.delete(id);
      await close();
    });

    it('are saved without closing another form that the user has opened in the meantime', async () => {
      const { open, service } = context;
      const { client, webhooks } = service;
      const { id } = await client.webhooks.create({ service: 'generic', name: 'Slow', url: webhooks.url });
      const { page, close } = await open('/webhooks');
      await press(page, 'Actions for Slow');
      await press(page, 'Edit', 'menuitem');
      await fill(page, 'Description', 'Saved slowly.');
      const update = await holdRequest(
        page,
        (request) => request.method() === 'PUT',
        () => press(page, 'Save'),
      );
      await press(page, 'Cancel');
      await press(page, 'Actions for On call');
      await press(page, 'Edit', 'menuitem');
      await fill(page, 'Description', 'Typed');
      await update.continue();
      await waitForText(page, 'Saved slowly.');
      await waitForText(page, 'Saved.');
      expect(await textsOf(page, 'dialog h2')).toEqual(['Edit On call']);
      await client.webhooks.delete(id);
      await close();
    });

    it('are listed with the changes of two saves, even if the first one ends last', async () => {
      const { open, service } = context;
      const { client, webhooks } = service;
      const create = (name: string) => client.webhooks.create({ service: 'generic', name, url: webhooks.url });
      const [slow, quick] = [await create('Slow'), await create('Quick')];
      const { page, close } = await open('/webhooks');
      await press(page, 'Actions for Slow');
      await press(page, 'Edit', 'menuitem');
      await fill(page, 'Description', 'Saved slowly.');
      const update = await holdRequest(
        page,
        (request) => request.method() === 'PUT' && request.url().endsWith(slow.id),
        () => press(page, 'Save'),
      );
      await press(page, 'Cancel');
      await press(page, 'Actions for Quick');
      await press(page, 'Edit', 'menuitem');
      await fill(page, 'Description', 'Saved quickly.');
      await press(page, 'Save');
      await waitForText(page, 'Saved quickly.');
      await update.continue();
      await waitForText(page, 'Saved slowly.');
      expect(await page.$eval('.list', ({ textContent }) => textContent)).toContain('Saved quickly.');
      await Promise.all([slow, quick].map(({ id }) => client.webhooks.delete(id)));
      await close();
    });

    it('are created in a dialog that stays open when the user drags out of a field, and closes after a click outside', async () => {
      const { page, close } = await context.open('/webhooks');
      await press(page, 'New webhook');
      const name = await byRole(page, 'textbox', 'Name');
      const box = await name.boundingBox();
      if (!box) throw new Error('Expected the field to be visible.');
      await page.mouse.move(box.x + 20, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(2, box.y + box.height / 2);
      await page.mouse.up();
      expect(await page.$('dialog')).not.toBeNull();
      await page.mouse.click(2, 2);
      await page.waitForFunction(() => !document.querySelector('dialog'));
      await close();
    });

    it('are all listed, even if one is created while the list is loading', async () => {
      const { open, service } = context;
      const { page, close } = await open('/keys');
      await page.setRequestInterception(true);
      let isHeld = true;
      page.on('request', (request) => {
        const isList = request.method() === 'GET' && /\/api\/v2\/webhooks/.test(request.url());
        if (request.method() === 'POST') isHeld = false;
        // A request for the list before the webhook is created gets no response.
        if (!isList || !isHeld) request.continue();
      });
      await press(page, 'Webhooks', 'link');
      await press(page, 'New webhook');
      await fill(page, 'Name', 'Created early');
      await fill(page, 'URL', service.webhooks.url);
      await press(page, 'Create');
      await waitForText(page, 'Saved.');
      await waitForText(page, 'On call');
      expect(await textsOf(page, '.row-title')).toEqual(expect.arrayContaining(['On call', 'Created early']));
      const created = (await service.client.webhooks.list().all()).find(({ name }) => name === 'Created early');
      await service.client.webhooks.delete(created?.id ?? '');
      await close();
    });
  });
}
