import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { waitForTiles } from '../../src/visit.ts';
import type { Context } from './context.ts';
import { byRole, fill, holdRequest, press, textsOf, urlOf, waitForText } from './helpers.ts';

export function editorTests(context: Context): void {
  const { open } = context;
  const countConfig = () => ({
    displayType: 'line' as const,
    sourceId: context.service.sourceId,
    select: [{ aggFn: 'count' as const }],
  });
  const createDashboard = () =>
    context.service.client.dashboards.create({
      name: 'Edited',
      tiles: [
        { id: 'left', name: 'Left', x: 0, y: 0, w: 12, h: 5, config: countConfig() },
        { id: 'right', name: 'Right', x: 12, y: 0, w: 12, h: 5, config: countConfig() },
      ],
    });
  const drag = async (page: Page, selector: string, dx: number, dy: number) => {
    const box = await (await page.waitForSelector(selector))?.boundingBox();
    if (!box) throw new Error(`Expected ${selector} to be visible.`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 5 });
    await page.mouse.up();
  };
  const holdSave = (page: Page) =>
    holdRequest(
      page,
      (request) => request.method() === 'PUT',
      () => press(page, 'Save'),
    );
  const placesOf = async (id: string) => {
    const { tiles } = await context.service.client.dashboards.get(id);
    return Object.fromEntries(tiles.map(({ id: tile, x, y, w, h }) => [tile, [x, y, w, h]]));
  };

  describe('editing a dashboard', () => {
    it('moves and resizes tiles with the pointer and with keys', async () => {
      const { id } = await createDashboard();
      const { page, close, pageErrors } = await open(`/dashboards/${id}?edit=1`);
      await waitForTiles(page);
      await drag(page, '[aria-label="Right"] .resize-handle', -300, 88);
      await page.waitForSelector('[aria-label="Right"] .move-handle');
      await page.focus('[aria-label="Right"] .move-handle');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.down('Shift');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.up('Shift');
      // The left tile is now below the right one, because they have a column in common. Dragging moves it to the top.
      await drag(page, '[aria-label="Left"] .move-handle', 0, -400);
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      const { left, right } = await placesOf(id);
      // The keys move the right tile one column to the left and make it one row taller.
      // Dragging its resize handle adds two rows of 44 pixels.
      expect(left).toEqual([0, 0, 12, 5]);
      expect(right?.slice(0, 2)).toEqual([11, 5]);
      expect(right?.[2]).toBeLessThan(9);
      expect(right?.[3]).toBe(8);

      const before = await placesOf(id);
      await page.goto(`${context.service.viewer}/dashboards/${id}?edit=1`);
      await page.waitForSelector('[aria-label="Left"] .move-handle');
      await page.focus('[aria-label="Left"] .move-handle');
      await page.keyboard.press('ArrowDown');
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      expect((await placesOf(id))['left']?.[1]).toBeGreaterThan(before['left']?.[1] ?? 0);
      expect(pageErrors).toEqual([]);
      await close();
    });

    it('labels the buttons of a tile without a name, and leaves its copy without a name', async () => {
      const tiles = [{ name: '', x: 0, y: 0, w: 12, h: 5, config: countConfig() }];
      const { id } = await context.service.client.dashboards.create({ name: 'Without names', tiles });
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      for (const label of ['Edit the tile', 'Duplicate the tile', 'Remove the tile'])
        await byRole(page, 'button', label);
      await press(page, 'Duplicate the tile');
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      expect((await context.service.client.dashboards.get(id)).tiles.map(({ name }) => name)).toEqual(['', '']);
      await context.service.client.dashboards.delete(id);
      await close();
    });

    it('displays on a phone that it requires a wider window', async () => {
      const { page, close } = await open(`/dashboards/${context.service.emptyId}?edit=1`, { width: 390 });
      await waitForText(page, 'Editing requires a wider window.');
      await close();
    });

    it('keeps its changes while the window is as narrow as a phone', async () => {
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      await waitForTiles(page);
      await fill(page, 'Name', 'Edited in a narrow window');
      await page.setViewport({ width: 390, height: 844 });
      await page.waitForFunction(() => window.matchMedia('(max-width: 760px)').matches);
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      expect((await context.service.client.dashboards.get(id)).name).toBe('Edited in a narrow window');
      await context.service.client.dashboards.delete(id);
      await close();
    });

    it('adds a tile with the form and with completed JSON, and previews it', async () => {
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1&from=now-6h`);
      await waitForTiles(page);
      await press(page, 'Add tile');
      const displays = async () =>
        (await byRole(page, 'combobox', 'Display')).evaluate((select) =>
          [...(select as HTMLSelectElement).options].map(({ text }) => text),
        );
      const sources = await context.service.client.sources.list().all();
      const sourceField = await byRole(page, 'combobox', 'Source');
      // Ends with the first source, the logs, which the rest of the test uses.
      for (const { id: sourceId, kind } of sources.toReversed()) {
        await sourceField.select(sourceId);
        await expect.poll(async () => (await displays()).includes('Heatmap')).toBe(kind === 'trace');
      }
      await fill(page, 'Title', 'By service');
      await fill(page, 'Group by', 'ServiceName', 'combobox');
      await waitForText(page, 'checkout');
      await press(page, 'JSON', 'tab');
      const area = await byRole(page, 'textbox', 'Configuration as JSON');
      await area.evaluate((element) => {
        const text = element as HTMLTextAreaElement;
        text.focus();
        text.setSelectionRange(1, 1);
      });
      await page.keyboard.type('\n  "fitY');
      await page.waitForSelector('.suggestions [aria-selected="true"]');
      await page.keyboard.press('Enter');
      await page.keyboard.type(': t');
      await page.keyboard.press('Enter');
      await page.keyboard.type(',');
      await press(page, 'Apply');
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      const { tiles } = await context.service.client.dashboards.get(id);
      expect(tiles.at(-1)).toMatchObject({
        name: 'By service',
        config: { groupBy: 'ServiceName', fitYAxisToData: true },
      });
      await close();
    });

    it('checks the tile, and asks before Escape discards its changes', async () => {
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1&tile=left`);
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.message());
        dialog.dismiss();
      });
      await press(page, 'JSON', 'tab');
      const area = await byRole(page, 'textbox', 'Configuration as JSON');
      const write = async (text: string) => {
        await area.evaluate((element) => (element as HTMLTextAreaElement).select());
        await page.keyboard.press('Backspace');
        await page.keyboard.type(text);
      };
      await write('{ "display');
      await page.waitForSelector('.suggestions');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog .suggestions'));
      expect(questions).toEqual([]);
      await waitForText(page, 'No preview');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      expect(questions).toEqual(['Discard your changes?', 'Discard your changes?']);
      await write('{ "displayType": "cube" }');
      await press(page, 'Apply');
      await page.waitForSelector('.tile-editor-form [role="alert"]');
      const text = await page.$eval('.tile-editor-form [role="alert"]', (alert) => alert.textContent);
      expect(text).toMatch(/^displayType: /);
      await context.service.client.dashboards.delete(id);
      await close();
    });

    it('requires an object for a configuration, and an array of objects for series', async () => {
      const { sourceId } = context.service;
      const place = { x: 0, y: 0, w: 12, h: 5 };
      const { id } = await context.service.client.dashboards.create({
        name: 'Two formats',
        tiles: [
          { ...place, id: 'config', name: 'Config', config: countConfig() },
          { ...place, id: 'series', name: 'Series', x: 12, series: [{ type: 'time', aggFn: 'count', sourceId }] },
        ],
      });
      const inputs = [
        ['config', '[]', 'Expected an object.'],
        ['series', '{}', 'Expected an array of objects.'],
        ['series', '[1]', 'Expected an array of objects.'],
      ] as const;
      for (const [tile, text, message] of inputs) {
        const { page, close, pageErrors } = await open(`/dashboards/${id}?edit=1&tile=${tile}`);
        await press(page, 'JSON', 'tab');
        const area = await byRole(page, 'textbox', 'Configuration as JSON');
        await area.evaluate((element, value) => {
          (element as HTMLTextAreaElement).value = value;
          element.dispatchEvent(new Event('input', { bubbles: true }));
        }, text);
        await waitForText(page, message);
        await waitForText(page, 'No preview');
        expect(pageErrors).toEqual([]);
        await close();
      }
      await context.service.client.dashboards.delete(id);
    });

    it('shows the form of a configuration with an invalid list of values', async () => {
      const { id } = await createDashboard();
      const { page, close, pageErrors } = await open(`/dashboards/${id}?edit=1&tile=left`);
      await press(page, 'JSON', 'tab');
      const area = await byRole(page, 'textbox', 'Configuration as JSON');
      await area.evaluate((element) => {
        (element as HTMLTextAreaElement).value = '{ "displayType": "line", "select": [null] }';
        element.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await press(page, 'Form', 'tab');
      await byRole(page, 'combobox', 'Display');
      await press(page, 'JSON', 'tab');
      await byRole(page, 'textbox', 'Configuration as JSON');
      expect(pageErrors).toEqual([]);
      await close();
    });

    it('adds a filter and a section as JSON, which the service checks', async () => {
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      await waitForTiles(page);
      await press(page, 'Filters and sections');
      const area = await byRole(page, 'textbox', 'Filters and sections');
      const write = (settings: object) =>
        area.evaluate((element, text) => {
          (element as HTMLTextAreaElement).value = text;
          element.dispatchEvent(new Event('input', { bubbles: true }));
        }, JSON.stringify(settings));
      const filter = { type: 'QUERY_EXPRESSION', name: 'Service', expression: 'ServiceName' };
      await write({ filters: [filter] });
      await press(page, 'Apply');
      await waitForText(page, 'sourceId');
      await write({
        filters: [{ ...filter, sourceId: context.service.sourceId }],
        containers: [{ id: 'more', title: 'More', collapsed: false }],
      });
      await press(page, 'Apply');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      await waitForText(page, 'More');
      await press(page, 'Save');
      await waitForText(page, 'Saved.');
      const { filters, containers } = await context.service.client.dashboards.get(id);
      expect([filters.map(({ name }) => name), containers?.map(({ title }) => title)]).toEqual([['Service'], ['More']]);
      await byRole(page, 'button', 'Service: all');

      await press(page, 'Edit');
      await press(page, 'Filters and sections');
      await (await byRole(page, 'textbox', 'Filters and sections')).evaluate((element) => {
        (element as HTMLTextAreaElement).value = '{}';
        element.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await press(page, 'Apply');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      await press(page, 'Save');
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Edited');
      const cleared = await context.service.client.dashboards.get(id);
      expect([cleared.filters, cleared.containers ?? []]).toEqual([[], []]);
      await close();
    });

    it('applies neither a tile nor settings if the user cancels during the check', async () => {
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      await waitForTiles(page);
      const cancelDuringCheck = async () => {
        const check = await holdRequest(
          page,
          (request) => request.url().endsWith('/dashboards/validate'),
          () => press(page, 'Apply'),
        );
        await page.$eval('dialog .dialog-actions button', (button) => (button as HTMLElement).click());
        await page.waitForFunction(() => !document.querySelector('dialog'));
        page.removeAllListeners('request');
        await Promise.all([page.waitForResponse(check.url()), check.continue(), page.setRequestInterception(false)]);
        // The page handles the response.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      };
      await press(page, 'Edit Left');
      await fill(page, 'Title', 'Changed');
      await cancelDuringCheck();
      expect(await textsOf(page, '.tile-head h2')).toEqual(['Left', 'Right']);
      await press(page, 'Filters and sections');
      const area = await byRole(page, 'textbox', 'Filters and sections');
      await area.evaluate((element) => {
        const text = element as HTMLTextAreaElement;
        text.value = '{ "containers": [{ "id": "s", "title": "Section", "collapsed": false }] }';
        text.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await cancelDuringCheck();
      expect(await page.$('.section')).toBeNull();
      await close();
    });

    it('asks before it discards JSON that only a selected suggestion has changed', async () => {
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.message());
        dialog.dismiss();
      });
      await press(page, 'Filters and sections');
      const area = await byRole(page, 'textbox', 'Filters and sections');
      await area.focus();
      await area.evaluate((element) => {
        const text = element as HTMLTextAreaElement;
        const start = text.value.indexOf('null', text.value.indexOf('"savedQueryLanguage"'));
        text.setSelectionRange(start, start);
      });
      await page.keyboard.down('Control');
      await page.keyboard.press('Space');
      await page.keyboard.up('Control');
      await page.waitForSelector('.suggestions [aria-selected="true"]');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect.poll(() => questions).toEqual(['Discard your changes?']);
      await context.service.client.dashboards.delete(id);
      await close();
    });

    it('asks how to resolve a conflict with another client, and loses nothing', async () => {
      const { client } = context.service;
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      await fill(page, 'Name', 'Mine');
      await client.dashboards.modify(id, (draft) => {
        draft.name = 'Theirs';
      });
      await press(page, 'Save');
      await waitForText(page, 'The dashboard has changed');
      expect((await client.dashboards.get(id)).name).toBe('Theirs');
      await press(page, 'Save mine as a copy');
      await waitForText(page, 'Mine (copy)');
      expect((await client.dashboards.get(id)).name).toBe('Theirs');
      await close();
    });

    it('selects the first tab of a section for a tile without a tab', async () => {
      const { client } = context.service;
      const { id } = await createDashboard();
      const tabs = [
        { id: 'first', title: 'First' },
        { id: 'second', title: 'Second' },
      ];
      await client.dashboards.modify(id, (draft) => {
        draft.containers = [{ id: 'more', title: 'More', collapsed: false, tabs }];
        for (const tile of draft.tiles) tile.containerId = 'more';
      });
      const { page, close } = await open(`/dashboards/${id}?edit=1&tile=left`);
      const field = await byRole(page, 'combobox', 'Section');
      expect(await field.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text)).toBe(
        'More: First',
      );
      await client.dashboards.delete(id);
      await close();
    });

    it('asks before the user leaves with changes', async () => {
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}`);
      await press(page, 'Edit');
      await fill(page, 'Name', 'Not saved');
      const edited = await urlOf(page);
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.message());
        dialog.dismiss();
      });
      await press(page, 'Dashboards', 'link');
      await page.evaluate(() => history.back());
      await expect.poll(() => questions).toEqual(Array(2).fill('Leave this page? Your changes are not saved.'));
      await expect.poll(() => urlOf(page)).toEqual(edited);
      await byRole(page, 'button', 'Save');
      await close();
    });

    it('keeps the forward history if the user stays on the page', async () => {
      const { client } = context.service;
      const { id } = await createDashboard();
      await client.dashboards.modify(id, (draft) => {
        draft.containers = [{ id: 'more', title: 'More', collapsed: false }];
      });
      const { page, close } = await open(`/dashboards/${id}`);
      page.on('dialog', (dialog) => dialog.dismiss());
      const isOpen = (expected: boolean) => page.waitForSelector(`[aria-label="More"] [aria-expanded="${expected}"]`);
      await press(page, 'Edit');
      await fill(page, 'Name', 'Not saved');
      const edited = await urlOf(page);
      await press(page, 'More');
      await isOpen(false);
      await page.evaluate(() => history.back());
      await isOpen(true);
      const question = new Promise((resolve) => page.once('dialog', resolve));
      await page.evaluate(() => history.back());
      await question;
      await expect.poll(() => urlOf(page)).toEqual(edited);
      await page.evaluate(() => history.forward());
      await isOpen(false);
      await client.dashboards.delete(id);
      await close();
    });

    it('does not ask before the back button changes only the view', async () => {
      const { client } = context.service;
      const { id } = await createDashboard();
      await client.dashboards.modify(id, (draft) => {
        draft.containers = [{ id: 'more', title: 'More', collapsed: false }];
      });
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.message());
        dialog.dismiss();
      });
      await fill(page, 'Name', 'Not saved');
      const isOpen = (expected: boolean) => page.waitForSelector(`[aria-label="More"] [aria-expanded="${expected}"]`);
      await press(page, 'More');
      await isOpen(false);
      await page.evaluate(() => history.back());
      await isOpen(true);
      await page.evaluate(() => history.forward());
      await isOpen(false);
      expect(questions).toEqual([]);
      const name = await byRole(page, 'textbox', 'Name');
      expect(await name.evaluate((element) => (element as HTMLInputElement).value)).toBe('Not saved');
      await client.dashboards.delete(id);
      await close();
    });

    it('stays on the dashboard that the user has opened during a save', async () => {
      const { client } = context.service;
      const [saved, other] = [await createDashboard(), await createDashboard()];
      const { page, close } = await open(`/dashboards/${saved.id}?edit=1`);
      page.on('dialog', (dialog) => dialog.accept());
      await fill(page, 'Name', 'Saved slowly');
      const held = await holdSave(page);
      await page.evaluate((id) => {
        history.pushState(null, '', `/view/dashboards/${id}?edit=1`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, other.id);
      await waitForText(page, 'Edit Edited');
      await held.continue();
      await waitForText(page, 'Saved.');
      expect(await page.$eval('h1', ({ textContent }) => textContent)).toBe('Edit Edited');
      expect((await client.dashboards.get(saved.id)).name).toBe('Saved slowly');
      for (const { id } of [saved, other]) await client.dashboards.delete(id);
      await close();
    });

    it('keeps the changes that the user makes during a save', async () => {
      const { client } = context.service;
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      await fill(page, 'Name', 'First');
      const held = await holdSave(page);
      await fill(page, 'Name', 'Second');
      await held.continue();
      await waitForText(page, 'Saved. Your changes since then are not saved yet.');
      expect((await client.dashboards.get(id)).name).toBe('First');
      page.removeAllListeners('request');
      await page.setRequestInterception(false);
      await press(page, 'Save');
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Second');
      expect((await client.dashboards.get(id)).name).toBe('Second');
      await client.dashboards.delete(id);
      await close();
    });

    it('asks before it replaces a save that completed after the user had opened the editor again', async () => {
      const { client } = context.service;
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      await fill(page, 'Name', 'First');
      const held = await holdSave(page);
      await press(page, 'Cancel');
      await press(page, 'Edit');
      await byRole(page, 'textbox', 'Name');
      await held.continue();
      await waitForText(page, 'Saved.');
      expect(await textsOf(page, '.editor-head button:disabled')).toEqual(['Save']);
      page.removeAllListeners('request');
      await page.setRequestInterception(false);
      await fill(page, 'Name', 'Second');
      await press(page, 'Save');
      await waitForText(page, 'The dashboard has changed');
      expect((await client.dashboards.get(id)).name).toBe('First');
      await press(page, 'Discard my changes');
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'First');
      await client.dashboards.delete(id);
      await close();
    });

    it('displays that a save failed after the user has left the editor', async () => {
      const { client } = context.service;
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      await fill(page, 'Name', 'Mine');
      const held = await holdSave(page);
      await press(page, 'Cancel');
      await client.dashboards.modify(id, (draft) => {
        draft.name = 'Theirs';
      });
      await held.continue();
      await waitForText(page, 'Saving “Mine” failed. The stored dashboard has changed in the meantime.');
      await client.dashboards.delete(id);
      await close();
    });

    it('keeps what the user types while a tile is checked', async () => {
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      await waitForTiles(page);
      await press(page, 'Edit Left');
      await fill(page, 'Title', 'Changed');
      const check = await holdRequest(
        page,
        (request) => request.url().endsWith('/dashboards/validate'),
        () => press(page, 'Apply'),
      );
      await fill(page, 'Title', 'Changed again');
      page.removeAllListeners('request');
      await Promise.all([page.waitForResponse(check.url()), check.continue(), page.setRequestInterception(false)]);
      // The page handles the response.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      await press(page, 'Apply');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      expect(await textsOf(page, '.tile-head h2')).toEqual(['Changed again', 'Right']);
      await context.service.client.dashboards.delete(id);
      await close();
    });

    it('does not display the errors of a tile that was changed during its check', async () => {
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      await waitForTiles(page);
      await press(page, 'Edit Left');
      const check = await holdRequest(
        page,
        (request) => request.url().endsWith('/dashboards/validate'),
        () => press(page, 'Apply'),
      );
      await fill(page, 'Title', 'Changed');
      const errors = [{ path: 'tiles[0].name', message: 'the error of the old title' }];
      const body = JSON.stringify({ data: { valid: false, errors, normalized: null } });
      await Promise.all([page.waitForResponse(check.url()), check.respond({ contentType: 'application/json', body })]);
      // The page handles the response.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(await page.$eval('dialog', ({ textContent }) => textContent)).not.toContain('the error of the old title');
      await context.service.client.dashboards.delete(id);
      await close();
    });

    it('rejects properties that are not settings', async () => {
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1`);
      await press(page, 'Filters and sections');
      const area = await byRole(page, 'textbox', 'Filters and sections');
      await area.evaluate((element) => {
        const text = element as HTMLTextAreaElement;
        text.value = '{ "name": "Renamed", "containers": [] }';
        text.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await press(page, 'Apply');
      await page.waitForSelector('dialog [role="alert"]', { timeout: 5000 });
      expect((await textsOf(page, 'dialog [role="alert"]'))[0]).toContain('received "name"');
      await context.service.client.dashboards.delete(id);
      await close();
    });

    it('previews a tile again after its JSON was incomplete', async () => {
      const config = { ...countConfig(), displayType: 'table' as const, groupBy: 'ServiceName' };
      const tiles = [{ id: 'rows', name: 'Rows', x: 0, y: 0, w: 12, h: 5, config }];
      const { id } = await context.service.client.dashboards.create({ name: 'Tables', tiles });
      const { page, close, pageErrors } = await open(`/dashboards/${id}?from=now-6h&edit=1&tile=rows`);
      await page.waitForSelector('.tile-preview tbody tr');
      await press(page, 'JSON', 'tab');
      const area = await byRole(page, 'textbox', 'Configuration as JSON');
      const enter = (value: object) =>
        area.evaluate((element, json) => {
          const text = element as HTMLTextAreaElement;
          text.value = json;
          text.dispatchEvent(new Event('input', { bubbles: true }));
        }, JSON.stringify(value));
      for (const incomplete of [{ onClick: {} }, { formulas: {} }]) {
        await enter({ ...config, ...incomplete });
        await page.waitForSelector('.tile-preview .tile-error', { timeout: 10_000 });
        await enter(config);
        await page.waitForSelector('.tile-preview tbody tr', { timeout: 10_000 });
      }
      expect(pageErrors).toEqual([]);
      await context.service.client.dashboards.delete(id);
      await close();
    });

    it('asks before the back button discards the changes of a tile in its dialog', async () => {
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}`);
      await press(page, 'Edit');
      await press(page, 'Edit Left');
      await fill(page, 'Title', 'Not applied');
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.message());
        dialog.dismiss();
      });
      await page.evaluate(() => history.back());
      await expect.poll(() => questions).toEqual(['Leave this page? Your changes are not saved.']);
      const title = await byRole(page, 'textbox', 'Title');
      expect(await title.evaluate((element) => (element as HTMLInputElement).value)).toBe('Not applied');
      await context.service.client.dashboards.delete(id);
      await close();
    });

    it('displays that the sources could not be loaded', async () => {
      const { page, close } = await open('/dashboards');
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (request.url().endsWith('/sources'))
          request.respond({ status: 403, contentType: 'application/json', body: '{"message":"No access to sources"}' });
        else request.continue();
      });
      await page.goto(`${context.service.viewer}/dashboards/${context.service.emptyId}?edit=1`);
      await byRole(page, 'button', 'Add tile');
      await page.waitForSelector('.dashboard > [role="alert"]', { timeout: 5000 });
      await close();
    });

    it('leaves the JSON editor with Shift and Tab instead of taking a suggestion', async () => {
      const { id } = await createDashboard();
      const { page, close } = await open(`/dashboards/${id}?edit=1&tile=left`);
      await press(page, 'JSON', 'tab');
      const area = await byRole(page, 'textbox', 'Configuration as JSON');
      await area.evaluate((element) => {
        const text = element as HTMLTextAreaElement;
        text.focus();
        text.setSelectionRange(1, 1);
      });
      await page.keyboard.type('\n  "fitY');
      await page.waitForSelector('.suggestions', { timeout: 10_000 });
      const textOf = () => area.evaluate((element) => (element as HTMLTextAreaElement).value);
      const before = await textOf();
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
      expect(await textOf()).toBe(before);
      expect(await area.evaluate((element) => element === document.activeElement)).toBe(false);
      await context.service.client.dashboards.delete(id);
      await close();
    });
  });
}
