import { describe, expect, it } from 'vitest';
import { sendGauge, sendLogs } from '../../src/telemetry.ts';
import { waitForTiles } from '../../src/visit.ts';
import type { Context } from './context.ts';
import { byRole, fill, holdRequest, parameter, press, textsOf, urlOf, waitForText } from './helpers.ts';

export function dashboardTests(context: Context): void {
  const { open } = context;
  const path = () => `/dashboards/${context.service.dashboardId}`;

  describe('a dashboard', () => {
    it('draws all tiles, under the Content-Security-Policy of the service, without requests to other origins', async () => {
      const { page, close, pageErrors, crossOriginRequests } = await open(`${path()}?from=now-6h`, { height: 2000 });
      await waitForTiles(page);
      // All tiles, except that of the hidden tab `Events`. Of these, the text and the table have no picture.
      expect((await textsOf(page, '.tile-head h2')).length).toBe(9);
      expect(await textsOf(page, '.tile-error')).toEqual([]);
      expect(await page.$$eval('.tile svg[role="img"]', (elements) => elements.length)).toBe(7);
      await press(page, 'Events', 'tab');
      await page.waitForSelector('.data.search tbody tr');
      expect(await parameter(page, 'tab.detail')).toBe('events');
      await press(page, 'Details');
      expect(await page.$('.data.search')).toBeNull();
      expect(pageErrors).toEqual([]);
      expect(crossOriginRequests).toEqual([]);
      await close();
    });

    it('selects a relative and a fixed range, and zooms by dragging', async () => {
      const { page, close } = await open(path());
      await waitForTiles(page);
      await press(page, 'Time range: Last hour');
      await press(page, 'Last 6 hours');
      await byRole(page, 'button', 'Time range: Last 6 hours');
      expect([await parameter(page, 'from'), await parameter(page, 'to')]).toEqual(['now-6h', 'now']);
      await waitForTiles(page);

      const chart = await page.waitForSelector('[aria-label="Requests by service"] .overlay');
      const box = await chart?.boundingBox();
      if (!box) throw new Error('Expected the chart to be visible.');
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + box.width * 0.3, y);
      // Escape cancels a drag.
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.5, y);
      await page.waitForSelector('.selection');
      await page.keyboard.press('Escape');
      await page.mouse.move(box.x + box.width * 0.4, y);
      await page.mouse.up();
      expect(await page.$('.selection')).toBeNull();
      expect(await parameter(page, 'from')).toBe('now-6h');

      await page.mouse.move(box.x + box.width * 0.3, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.6, y, { steps: 4 });
      await page.waitForSelector('.selection');
      await page.mouse.up();
      await page.waitForFunction(() => /^\d+$/.test(new URL(location.href).searchParams.get('from') ?? ''));
      const hoursOf = async () =>
        (Number(await parameter(page, 'to')) - Number(await parameter(page, 'from'))) / 3_600_000;
      // The selection is 30 % of the chart of six hours.
      expect(await hoursOf()).toBeGreaterThan(1.5);
      expect(await hoursOf()).toBeLessThan(2.5);
      await page.goBack();
      expect(await parameter(page, 'from')).toBe('now-6h');

      await press(page, 'Time range: Last 6 hours');
      await press(page, 'Apply');
      await page.waitForFunction(() => /^\d+$/.test(new URL(location.href).searchParams.get('from') ?? ''));
      expect(await hoursOf()).toBeCloseTo(6, 2);
      await close();
    });

    it('shows one crosshair in all charts, for the pointer and for arrow keys', async () => {
      const { page, close } = await open(`${path()}?from=now-6h`);
      await waitForTiles(page);
      await page.hover('[aria-label="Requests by service"] .overlay');
      await page.waitForSelector('[aria-label="Latency by service"] .crosshair');
      expect(await page.$$eval('.values', (elements) => elements.length)).toBe(1);
      expect(await textsOf(page, '.values-name')).toContain('checkout');
      await page.focus('[aria-label="Latency by service"] .overlay');
      await page.keyboard.press('ArrowLeft');
      await page.waitForSelector('[aria-label="Latency by service"] .values');
      const before = (await textsOf(page, '.values-time'))[0];
      await page.keyboard.press('ArrowLeft');
      await page.waitForFunction((text) => document.querySelector('.values-time')?.textContent !== text, {}, before);
      const select = async () => {
        await page.keyboard.down('Shift');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.up('Shift');
        await page.waitForSelector('.selection');
      };
      await select();
      // Other buttons neither zoom nor remove the selection.
      await page.click('[aria-label="Latency by service"] .overlay', { button: 'right' });
      expect(await parameter(page, 'from')).toBe('now-6h');
      expect(await page.$('.selection')).not.toBeNull();
      // A click removes the selection.
      await page.click('[aria-label="Latency by service"] .overlay');
      await page.waitForSelector('.selection', { hidden: true });
      expect(await parameter(page, 'from')).toBe('now-6h');
      await select();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => /^\d+$/.test(new URL(location.href).searchParams.get('from') ?? ''));
      await close();
    });

    it('filters by values and by the filter language, and the link has the filters', async () => {
      const { page, close } = await open(`${path()}?from=now-6h`);
      await waitForTiles(page);
      const unfiltered = (await textsOf(page, '[aria-label="Requests"] svg text'))[0];
      await press(page, 'Service: all');
      const box = await page.waitForSelector('.filter-values input');
      await box?.click();
      await page.waitForFunction(
        (text) => document.querySelector('[aria-label="Requests"] svg text')?.textContent !== text,
        { polling: 50 },
        unfiltered,
      );
      expect(await parameter(page, 'f.service')).toMatch(/^\["\w+"\]$/);
      await page.keyboard.press('Escape');
      await fill(page, 'Filter for all tiles', 'SeverityText:error', 'combobox');
      await page.keyboard.press('Enter');
      await waitForTiles(page);
      expect(await parameter(page, 'where')).toBe('SeverityText:error');

      const again = await open((await urlOf(page)).href.replace(context.service.viewer, ''));
      await waitForTiles(again.page);
      expect(await textsOf(again.page, '[aria-label="Requests"] svg text')).toEqual(
        await textsOf(page, '[aria-label="Requests"] svg text'),
      );
      await again.close();
      await close();
    });

    it('displays a selected value of a filter without a count until the values are loaded', async () => {
      const { page, close } = await open(`${path()}?from=now-6h&f.service=${encodeURIComponent('["checkout"]')}`);
      await waitForTiles(page);
      const query = await holdRequest(
        page,
        (request) => request.url().endsWith('/charts/query'),
        () => press(page, 'Service: checkout'),
      );
      await page.waitForSelector('.filter-values input');
      expect(await textsOf(page, '.filter-values li')).toEqual(['checkout']);
      await query.continue();
      await page.waitForFunction(() => document.querySelectorAll('.filter-values li').length > 1);
      expect(await textsOf(page, '.filter-values li')).toContainEqual(expect.stringMatching(/^checkout[1-9]/));
      await close();
    });

    it('lists the values of a filter on one table of a metric source', async () => {
      const { client, receiver } = context.service;
      await sendGauge(receiver, 'queue.length', { cart: 3, shipping: 5 });
      const metrics = (await client.sources.list().all()).find(({ kind }) => kind === 'metric')?.id ?? '';
      const { id } = await client.dashboards.create({
        name: 'Queues',
        tiles: [],
        filters: [
          {
            type: 'QUERY_EXPRESSION',
            name: 'Service',
            expression: 'ServiceName',
            sourceId: metrics,
            sourceMetricType: 'gauge',
            where: "ServiceName != 'cart'",
          },
        ],
      });
      const { page, close } = await open(`/dashboards/${id}?from=now-1h`);
      await press(page, 'Service: all');
      await page.waitForSelector('.filter-values input');
      expect(await textsOf(page, '.filter-value')).toEqual(['shipping']);
      await client.dashboards.delete(id);
      await close();
    });

    it('compares with the previous period, and refreshes at an interval', async () => {
      const { page, close } = await open(`${path()}?from=now-1h`, { intervalSpeed: 50 });
      await waitForTiles(page);
      await press(page, 'Compare with the previous period');
      await page.waitForFunction(() => document.body.textContent?.includes('previous period'));
      expect(await parameter(page, 'compare')).toBe('1');
      const nextQuery = () => page.waitForRequest((request) => request.url().endsWith('/charts/query'));
      await waitForTiles(page);
      await Promise.all([nextQuery(), press(page, 'Refresh')]);
      await waitForTiles(page);
      await page.select('[aria-label="Refresh every"]', '10');
      expect(await parameter(page, 'refresh')).toBe('10');
      await nextQuery();
      await close();
    });

    it('opens a tile in the whole window, with its data and its query as code', async () => {
      const { page, close } = await open(`${path()}?from=now-6h`);
      await waitForTiles(page);
      await press(page, 'Open Latency by service');
      await page.waitForSelector('.tile-large svg');
      expect(await parameter(page, 'tile')).toBe('latency');
      await press(page, 'Data', 'tab');
      await page.waitForSelector('dialog .data tbody tr');
      await press(page, 'JSON', 'tab');
      const query = JSON.parse((await textsOf(page, 'dialog pre'))[0] ?? '');
      expect(query.tile).toEqual({ dashboardId: context.service.dashboardId, tileId: 'latency' });
      await press(page, 'curl', 'tab');
      expect((await textsOf(page, 'dialog pre'))[0]).toContain('$OBSERVABILITY_API_KEY');
      await press(page, 'TypeScript', 'tab');
      expect((await textsOf(page, 'dialog pre'))[0]).toContain('api.charts.query(');
      expect(await page.content()).not.toContain(context.service.apiKey);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      expect(await parameter(page, 'tile')).toBeNull();
      await close();
    });

    it('displays the error of a tile instead of its data', async () => {
      const { client, sourceId } = context.service;
      const select = [{ aggFn: 'sum' as const, valueExpression: 'DurationMs' }];
      const config = { displayType: 'line' as const, sourceId, select };
      const tiles = [{ id: 'broken', name: 'Broken', x: 0, y: 0, w: 12, h: 5, config }];
      const { id } = await client.dashboards.create({ name: 'One error', tiles });
      const { page, close } = await open(`/dashboards/${id}?tile=broken&view=data`);
      await page.waitForSelector('dialog .tile-error');
      await client.dashboards.delete(id);
      await close();
    });

    it('draws the series that the user selects in a legend, and keeps the selection in the link', async () => {
      const { page, close } = await open(`${path()}?from=now-6h`);
      await waitForTiles(page);
      const shown = '[aria-label="Latency by service"] path[stroke-width="1.5"]';
      const waitForSeries = (expected: number) =>
        page.waitForFunction(
          (query, number) => document.querySelectorAll(query).length === number,
          {},
          shown,
          expected,
        );
      await waitForSeries(5);
      await page.click('[aria-label="Latency by service"] .legend-button[aria-label="cart"]');
      await waitForSeries(1);
      expect(await parameter(page, 'series.latency')).toBe('["cart"]');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.down('Shift');
      await page.keyboard.press('Enter');
      await page.keyboard.up('Shift');
      await waitForSeries(2);
      await page.reload();
      await waitForTiles(page);
      await waitForSeries(2);
      const chosen = JSON.parse((await parameter(page, 'series.latency')) ?? '[]');
      for (const name of chosen) {
        await page.keyboard.down('Shift');
        await page.click(`[aria-label="Latency by service"] .legend-button[aria-label="${name}"]`);
        await page.keyboard.up('Shift');
      }
      await waitForSeries(5);
      expect(await parameter(page, 'series.latency')).toBeNull();
      await close();
    });

    it('keeps the series without an entry in the legend when the user hides another series', async () => {
      const { client, sourceId } = context.service;
      const groupBy = "concat(ServiceName, LogAttributes['route'])";
      const config = { displayType: 'line' as const, sourceId, select: [{ aggFn: 'count' as const }], groupBy };
      const tile = { id: 'many', name: 'Many', x: 0, y: 0, w: 24, h: 8, config };
      const { id } = await client.dashboards.create({ name: 'Many groups', tiles: [tile] });
      const { page, close } = await open(`/dashboards/${id}?from=now-6h`);
      await waitForTiles(page);
      const pathLength = () =>
        page.$$eval('.picture svg path', (elements) =>
          elements.reduce((sum, path) => sum + (path.getAttribute('d') ?? '').length, 0),
        );
      await page.waitForSelector('.legend-button');
      const before = await pathLength();
      expect(before).toBeGreaterThan(0);
      const [name = ''] = await page.$$eval('.legend-button', (buttons) =>
        buttons.map((button) => button.ariaLabel ?? ''),
      );
      const button = `.legend-button[aria-label="${name}"]`;
      const toggle = async (pressed: 'true' | 'false') => {
        await page.keyboard.down('Shift');
        await page.click(button);
        await page.keyboard.up('Shift');
        await page.waitForSelector(`${button}[aria-pressed="${pressed}"]`);
      };
      await toggle('false');
      expect(await parameter(page, 'hide.many')).toBe(JSON.stringify([name]));
      // Only one of many series is hidden.
      expect(await pathLength()).toBeGreaterThan(before * 0.8);
      await toggle('true');
      expect(await parameter(page, 'hide.many')).toBeNull();
      expect(await pathLength()).toBe(before);
      await client.dashboards.delete(id);
      await close();
    });

    it('downloads rows as CSV, in which no text is a formula', async () => {
      const { client, receiver, sourceId } = context.service;
      // The logs are five hours old, because other tests open the newest events.
      const time = Date.now() - 5 * 3_600_000;
      const bodies = ['=HYPERLINK("http://example.org")', '+1+1', '-2+3', '@SUM(A1)', '\tx', '-7.5', 'plain, text'];
      await sendLogs(
        receiver,
        bodies.map((body) => ({ time, service: 'formulas', severity: 'info', body })),
      );
      const config = {
        displayType: 'table' as const,
        sourceId,
        select: [{ aggFn: 'count' as const, where: 'ServiceName:formulas' }],
        groupBy: 'Body',
      };
      const tile = { id: 'rows', name: 'Rows', x: 0, y: 0, w: 24, h: 8, config };
      const { id } = await client.dashboards.create({ name: 'Formulas', tiles: [tile] });
      const { page, close } = await open(`/dashboards/${id}?from=now-6h&tile=rows&view=data`);
      await page.evaluate(() => {
        URL.createObjectURL = (blob) => {
          (blob as Blob).text().then((text) => {
            document.body.dataset['csv'] = text;
          });
          return '#';
        };
      });
      await press(page, 'Download CSV');
      const text = await (await page.waitForFunction(() => document.body.dataset['csv'])).jsonValue();
      // Each row has the text and its count, which is 1.
      const cells = (text ?? '')
        .trim()
        .split('\r\n')
        .map((line) => line.replace(/^1,|,1$/, ''));
      expect(cells.slice(1).sort()).toEqual(
        [
          `"'=HYPERLINK(""http://example.org"")"`,
          "'+1+1",
          "'-2+3",
          "'@SUM(A1)",
          "'\tx",
          '-7.5',
          '"plain, text"',
        ].sort(),
      );
      await client.dashboards.delete(id);
      await close();
    });

    it('displays the error of a filter once, and displays the charts again when the filter is corrected', async () => {
      const { page, close } = await open(`${path()}?from=now-6h`);
      await waitForTiles(page);
      await fill(page, 'Filter for all tiles', 'ServiceName:(', 'combobox');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.filter-issues');
      await waitForTiles(page);
      expect(await page.$$eval('[role="alert"]', (elements) => elements.length)).toBe(1);
      expect((await textsOf(page, '.filter-issues p')).length).toBe(1);
      expect(new Set(await textsOf(page, '.tile-message'))).toEqual(
        new Set(['No result, because the filter is not valid.']),
      );
      await fill(page, 'Filter for all tiles', 'ServiceName:cart', 'combobox');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => !document.querySelector('.filter-issues, .tile-message'));
      await close();
    });

    it('moves to earlier times and back, in the time zone of the link', async () => {
      const { page, close } = await open(`${path()}?from=now-1h&tz=Asia/Tokyo`);
      await waitForTiles(page);
      await press(page, 'Earlier');
      await page.waitForSelector('[aria-label^="Time range:"][aria-label$="Asia/Tokyo"]');
      const before = Number(await parameter(page, 'to'));
      await press(page, 'Later');
      await page.waitForFunction(
        (previous) => Number(new URL(location.href).searchParams.get('to')) > previous,
        {},
        before,
      );
      await page.click('[aria-label^="Time range:"]');
      const startOfRange = () =>
        page.$eval('.range-form input', (input) => (input as HTMLInputElement).value.slice(0, 13));
      const inTokyo = await startOfRange();
      await page.select('.range-form select', 'UTC');
      await page.waitForFunction(
        (text) => !(document.querySelector('.range-form input') as HTMLInputElement | null)?.value.startsWith(text),
        {},
        inTokyo,
      );
      expect(Date.parse(`${inTokyo}:00Z`) - Date.parse(`${await startOfRange()}:00Z`)).toBe(9 * 3_600_000);
      await fill(page, 'Last', '45m');
      await page.keyboard.press('Enter');
      await byRole(page, 'button', 'Time range: Last 45 minutes');
      await close();
    });

    it('suggests fields and values in the filter for all tiles', async () => {
      const { page, close } = await open(`${path()}?from=now-6h`);
      await waitForTiles(page);
      const filter = await byRole(page, 'combobox', 'Filter for all tiles');
      await filter.type('SeverityT');
      await page.waitForFunction(() => document.querySelector('.suggestions')?.textContent === 'SeverityText');
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => document.querySelector('.suggestions')?.textContent?.includes('error'));
      await page.keyboard.type('er');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => new URL(location.href).searchParams.get('where') === 'SeverityText:error');
      await close();
    });

    it('leaves an empty filter with Tab, and completes a word with it', async () => {
      const { page, close } = await open(`${path()}?from=now-6h`);
      const filter = await byRole(page, 'combobox', 'Filter for all tiles');
      await filter.click();
      await page.waitForSelector('[role="option"]');
      await page.keyboard.press('Tab');
      expect(
        await filter.evaluate((element) => [(element as HTMLInputElement).value, element === document.activeElement]),
      ).toEqual(['', false]);
      await filter.type('SeverityT');
      await page.waitForSelector('[role="option"]');
      await page.keyboard.press('Tab');
      expect(await filter.evaluate((element) => (element as HTMLInputElement).value)).toBe('SeverityText:');
      await close();
    });

    it('displays the previous filter language after the back button', async () => {
      const { page, close } = await open(`${path()}?where=true`);
      await page.waitForSelector('.where-language');
      await page.select('.where-language', 'sql');
      expect(await parameter(page, 'lang')).toBe('sql');
      await page.evaluate(() => history.back());
      await page.waitForFunction(
        () => document.querySelector<HTMLSelectElement>('.where-language')?.value === 'lucene',
      );
      await close();
    });

    it('leads from a tile to its events, its data and its editor', async () => {
      const { page, close } = await open(`${path()}?from=now-6h`);
      await waitForTiles(page);
      await press(page, 'Actions for Errors');
      // The menu itself has the focus after a click between its items.
      await page.focus('[role="menu"]');
      await page.keyboard.press('ArrowUp');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit');
      await press(page, 'Data', 'menuitem');
      await page.waitForSelector('dialog .data tbody tr');
      expect([await parameter(page, 'tile'), await parameter(page, 'view')]).toEqual(['errors', 'data']);
      await byRole(page, 'button', 'Download CSV');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      await press(page, 'Actions for Errors');
      await press(page, 'Edit', 'menuitem');
      await page.waitForSelector('.tile-preview svg');
      await page.keyboard.press('Escape');
      await press(page, 'Cancel');
      await press(page, 'Actions for Errors');
      await press(page, 'Explore events', 'menuitem');
      await page.waitForSelector('.events tbody tr');
      expect([await parameter(page, 'where'), await parameter(page, 'from')]).toEqual(['SeverityText:error', 'now-6h']);
      await close();
    });

    it('leads to the events of the chosen filters, for a tile with `config` and one with `series`', async () => {
      const chosen = encodeURIComponent('["cart","search"]');
      const { page, close, pageErrors } = await open(`${path()}?from=now-6h&f.service=${chosen}`);
      for (const [tile, where] of [
        ['Requests', '(ServiceName:"cart" OR ServiceName:"search")'],
        ['Errors over time', 'SeverityText:error (ServiceName:"cart" OR ServiceName:"search")'],
      ] as const) {
        await waitForTiles(page);
        await press(page, `Actions for ${tile}`);
        await press(page, 'Explore events', 'menuitem');
        await page.waitForSelector('.events tbody tr');
        expect(await parameter(page, 'where')).toBe(where);
        const services = await page.$$eval('.events tbody tr', (elements) =>
          elements.map((row) => row.querySelectorAll('td')[0]?.textContent),
        );
        expect([...new Set(services)].sort()).toEqual(['cart', 'search']);
        await page.goBack();
      }
      expect(pageErrors).toEqual([]);
      await close();
    });

    it('has, on a phone, a menu whose keys skip the hidden items', async () => {
      const { page, close } = await open(`${path()}?from=now-6h`, { width: 390, height: 844 });
      await waitForTiles(page);
      await press(page, 'Actions for Errors');
      await page.focus('[role="menuitem"]');
      await page.keyboard.press('End');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Create an alert');
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Data');
      await close();
    });

    it('has no controls for editing on a phone', async () => {
      const { page, close } = await open(`${path()}?from=now-6h&edit=1`, { width: 390, height: 844 });
      await waitForTiles(page);
      expect(await page.$('.editor-head')).toBeNull();
      const visible = await page.$$eval('.dashboard-head button', (elements) =>
        elements.filter((button) => button.checkVisibility()).map((button) => button.textContent),
      );
      expect(visible).not.toContain('Edit');
      await close();
    });

    it('displays old results while the service does not respond, unless the query has changed', async () => {
      // In a smaller window, tiles below the visible part would load for the first time while the service does not respond.
      const { page, close } = await open(`${path()}?from=now-6h`, { height: 2000, intervalSpeed: 50 });
      await waitForTiles(page);
      await page.setOfflineMode(true);
      await press(page, 'Refresh');
      await waitForText(page, 'The service does not respond. What you see may be out of date.');
      await waitForTiles(page);
      expect(await textsOf(page, '.tile-error')).toEqual([]);
      await press(page, 'Compare with the previous period');
      await page.waitForSelector('.tile-error');
      await page.setOfflineMode(false);
      await page.waitForFunction(() => !document.querySelector('.offline, .tile-error'), { polling: 100 });
      await close();
    });

    it('displays that the API does not respond until it does, even if the web server of the app responds', async () => {
      const { page, close } = await open('/dashboards', { intervalSpeed: 50 });
      await waitForText(page, 'Shop overview');
      let isDown = true;
      let attempts = 0;
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (!isDown || !request.url().includes('/api/v2/')) return void request.continue();
        attempts += 1;
        request.abort();
      });
      await page.click(`a[href$="${path()}"]`);
      await page.waitForSelector('.offline');
      const wasRemoved = page.waitForFunction(() => !document.querySelector('.offline'), { polling: 'mutation' });
      const isRemovedLater = expect.poll(() => attempts).toBeGreaterThan(attempts + 2);
      await expect(
        Promise.race([wasRemoved.then(() => 'removed'), isRemovedLater.then(() => 'displayed')]),
      ).resolves.toBe('displayed');
      isDown = false;
      await wasRemoved;
      await close();
    });

    it('does not display the results of another range while the service does not respond', async () => {
      const { client, sourceId } = context.service;
      const config = { displayType: 'line' as const, sourceId, select: [{ aggFn: 'count' as const }] };
      const tiles = [{ name: 'Events', x: 0, y: 0, w: 12, h: 5, config }];
      const { id } = await client.dashboards.create({ name: 'One tile', tiles });
      const { page, close } = await open(`/dashboards/${id}?from=now-6h`);
      await waitForTiles(page);
      // The query of the new range gets no response, so the range has no result.
      let mode: 'hang' | 'fail' = 'hang';
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (!request.url().endsWith('/charts/query')) request.continue();
        else if (mode === 'fail') request.abort();
      });
      const nextQuery = page.waitForRequest((request) => request.url().endsWith('/charts/query'));
      await press(page, 'Time range: Last 6 hours');
      await press(page, 'Last hour');
      await nextQuery;
      mode = 'fail';
      await press(page, 'Refresh');
      await page.waitForSelector('.tile-error');
      await client.dashboards.delete(id);
      await close();
    });

    it('ends a relative range at the time when the user selects it', async () => {
      const { page, close } = await open(`${path()}?from=now-6h`);
      await waitForTiles(page);
      const later = await page.evaluate(() => {
        const now = Date.now() + 7_200_000;
        Date.now = () => now;
        return now;
      });
      await press(page, 'Time range: Last 6 hours');
      const [query] = await Promise.all([
        page.waitForRequest((request) => request.url().endsWith('/charts/query')),
        press(page, 'Last 15 minutes'),
      ]);
      const { startTime, endTime } = JSON.parse(query.postData() ?? '{}');
      expect([startTime, endTime]).toEqual([later - 900_000, later]);
      await close();
    });

    it('lists the most frequent values of a filter, even if it has more values than fit in a response', async () => {
      const { client, receiver, sourceId } = context.service;
      // The events are two days old, so that they do not change the results of other tests.
      const record = { time: Date.now() - 2 * 86_400_000, service: 'users', severity: 'info', body: 'signed in' };
      const users = [...Array.from({ length: 250 }, (_, index) => `user-${1000 + index}`), 'zoe', 'zoe'];
      await sendLogs(
        receiver,
        users.map((user) => ({ ...record, attributes: { user } })),
      );
      const { id } = await client.dashboards.create({
        name: 'Users',
        tiles: [],
        filters: [
          {
            type: 'QUERY_EXPRESSION',
            name: 'User',
            expression: "LogAttributes['user']",
            sourceId,
            where: "ServiceName = 'users'",
          },
        ],
      });
      const { page, close } = await open(`/dashboards/${id}?from=now-3d`);
      await press(page, 'User: all');
      await page.waitForSelector('.filter-values input');
      expect((await textsOf(page, '.filter-value'))[0]).toBe('zoe');
      await client.dashboards.delete(id);
      await close();
    });

    it('removes the crosshair of a tile that is closed with the pointer on its chart', async () => {
      const { page, close } = await open(`${path()}?from=now-6h&tile=latency`);
      await page.waitForSelector('.tile-large .overlay');
      await waitForTiles(page);
      await page.hover('.tile-large .overlay');
      await page.waitForSelector('[aria-label="Requests by service"] .crosshair');
      // After the dialog is closed, the charts of the dashboard ignore the pointer, as if it were outside of them.
      await page.$eval('.dashboard', (element) => element.setAttribute('style', 'pointer-events: none'));
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { hidden: true });
      await page.waitForSelector('.crosshair', { hidden: true });
      await close();
    });

    it('displays a dashboard when the service responds again after a failed load', async () => {
      const { page, close } = await open('/dashboards', { intervalSpeed: 50 });
      await waitForText(page, 'Shop overview');
      await page.setOfflineMode(true);
      await page.click(`a[href$="${path()}"]`);
      await waitForText(page, 'The dashboard cannot be displayed');
      await page.setOfflineMode(false);
      await waitForTiles(page);
      await close();
    });

    it('keeps the time zone in the links to events', async () => {
      const { page, close } = await open(`${path()}?from=now-6h&tz=Asia/Tokyo`);
      await waitForTiles(page);
      await press(page, 'Actions for Latency by service');
      await press(page, 'Explore events', 'menuitem');
      await byRole(page, 'button', 'Time range: Last 6 hours');
      expect(await parameter(page, 'tz')).toBe('Asia/Tokyo');
      const traces = (await context.service.client.sources.list().all()).find(({ kind }) => kind === 'trace');
      await page.select('[aria-label="Source"]', traces?.id ?? '');
      await waitForText(page, 'StatusCode');
      await (await page.waitForSelector('.row-toggle'))?.click();
      const link = await page.waitForSelector('.event-fields a');
      expect(await link?.evaluate(({ search }) => new URLSearchParams(search).get('tz'))).toBe('Asia/Tokyo');
      await close();
    });

    it('selects the last two buckets of a chart with the keyboard', async () => {
      const step = 300_000;
      const end = Math.floor(Date.now() / step) * step;
      const { page, close } = await open(`${path()}?from=${end - 6 * 3_600_000}&to=${end}`);
      await waitForTiles(page);
      await page.focus('[aria-label="Requests by service"] .overlay');
      await page.keyboard.press('End');
      await page.keyboard.down('Shift');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.up('Shift');
      await page.waitForSelector('.selection');
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (to) => new URL(location.href).searchParams.get('from') !== to,
        {},
        `${end - 6 * 3_600_000}`,
      );
      expect(await parameter(page, 'from')).toBe(String(end - 2 * step));
      expect(await parameter(page, 'to')).toBe(String(end));
      await close();
    });

    it('leaves Alt and the left arrow key, which go back, to the browser', async () => {
      const { page, close } = await open(`${path()}?from=now-6h`);
      await waitForTiles(page);
      const isHandled = await page.$eval('[aria-label="Requests by service"] .overlay', (overlay) => {
        const key = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
        return !overlay.dispatchEvent(new KeyboardEvent('keydown', key));
      });
      expect(isHandled).toBe(false);
      await close();
    });

    it('keeps the values of an open filter during a refresh', async () => {
      const { page, close } = await open(`${path()}?from=now-6h&refresh=10`, { intervalSpeed: 20 });
      await waitForTiles(page);
      await press(page, 'Service: all');
      const box = await page.waitForSelector('.filter-values input');
      await box?.focus();
      const isQuery = (url: string) => url.endsWith('/charts/query');
      for (let count = 0; count < 12; count += 1) await page.waitForResponse((response) => isQuery(response.url()));
      expect(await box?.evaluate((element) => element === document.activeElement)).toBe(true);
      await close();
    });

    it('displays the message that code was copied above the dialog of an open tile', async () => {
      const { page, close } = await open(`${path()}?from=now-6h&tile=latency&view=curl`);
      await press(page, 'Copy');
      await page.waitForSelector('dialog [role="status"] .toast', { timeout: 5000 });
      await close();
    });
  });
}
