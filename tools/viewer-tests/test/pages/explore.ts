import type { SourceInput } from '@observability-api/open-source';
import { describe, expect, it } from 'vitest';
import { sendLogs } from '../../src/telemetry.ts';
import type { Context } from './context.ts';
import { byRole, fill, holdRequest, parameter, press, textsOf, waitForText } from './helpers.ts';

export function exploreTests(context: Context): void {
  const { open } = context;

  describe('the page of events', () => {
    it('completes fields and values in the filter, searches, and displays a histogram', async () => {
      const { page, close, pageErrors } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      await page.waitForSelector('.histogram svg');
      const filter = await byRole(page, 'combobox', 'Filter');
      await filter.type('SeverityT');
      await page.waitForFunction(() => document.querySelector('.suggestions')?.textContent === 'SeverityText');
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => document.querySelector('.suggestions')?.textContent?.includes('error'));
      await page.keyboard.press('ArrowUp');
      await page.waitForSelector('.suggestions [role="option"]:last-child[aria-selected="true"]');
      await page.keyboard.type('err');
      await page.waitForFunction(() => document.querySelectorAll('.suggestions [role="option"]').length === 1);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.events .badge')].every(({ textContent }) => textContent === 'error'),
      );
      expect(await parameter(page, 'where')).toBe('SeverityText:error');
      expect(pageErrors).toEqual([]);
      await close();
    });

    it('displays a severity from a map as a badge', async () => {
      const { sourceId, client } = context.service;
      const { id: _id, ...logs } = await client.sources.get(sourceId);
      const severity = "LogAttributes['route']";
      const { id } = await client.sources.create({
        ...logs,
        name: 'Routes',
        severityTextExpression: severity,
        defaultTableSelectExpression: `Timestamp, ${severity}, Body`,
      } as SourceInput);
      const { page, close } = await open(`/explore?source=${id}&from=now-6h`);
      await page.waitForSelector('.events .badge');
      await client.sources.delete(id);
      await close();
    });

    it('opens an event and adds its values to the filter', async () => {
      const { page, close } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      await (await page.waitForSelector('.row-toggle'))?.click();
      await page.waitForSelector('.event-fields');
      const [route = ''] = await page.$$eval('.event-fields > div', (elements) =>
        elements
          .filter((row) => row.querySelector('dt')?.textContent === 'LogAttributes.route')
          .map((row) => row.querySelector('dd span')?.textContent ?? ''),
      );
      await press(page, 'Filter for this value of LogAttributes.route');
      await page.waitForFunction(() => new URL(location.href).searchParams.has('where'));
      expect(await parameter(page, 'where')).toBe(`LogAttributes.route:"${route}"`);
      // The event remains open when the events are loaded again.
      await page.waitForFunction(
        (text) =>
          [...document.querySelectorAll('.events tr:not(.details) td:last-child')].every((cell) =>
            cell.textContent?.includes(text),
          ),
        {},
        route,
      );
      expect(await page.$$eval('.event-fields', (elements) => elements.length)).toBe(1);
      await press(page, 'Filter out this value of ServiceName');
      await page.waitForFunction(() => new URL(location.href).searchParams.get('where')?.includes(' -ServiceName:'));
      await page.waitForSelector('.events tbody tr');
      expect(await page.$('[role="alert"]')).toBeNull();
      await close();
    });

    it('loads older events, and suggests the fields of the source', async () => {
      const { page, close } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      const rows = () => page.$$eval('.events tbody tr', (elements) => elements.length);
      expect(await rows()).toBe(100);
      await press(page, 'Load older events');
      await page.waitForFunction(() => document.querySelectorAll('.events tbody tr').length === 200);
      const filter = await byRole(page, 'combobox', 'Filter');
      await filter.type('TraceF');
      await page.waitForFunction(() => document.querySelector('.suggestions')?.textContent === 'TraceFlags');
      await close();
    });

    it('shows fields as columns, and removes them', async () => {
      const { page, close } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      await (await page.waitForSelector('.events tbody tr'))?.click();
      await press(page, 'Show LogAttributes.route as a column');
      const heads = () => textsOf(page, '.events thead th');
      await page.waitForFunction(() => document.querySelectorAll('.events thead th').length === 5);
      expect(await heads()).toEqual(['Timestamp', 'ServiceName', 'SeverityText', 'route', 'Body']);
      expect(await parameter(page, 'select')).toContain("LogAttributes['route']");
      await page.hover('.events thead th[title="LogAttributes.route"]');
      await press(page, 'Remove the column LogAttributes.route');
      await page.waitForFunction(() => document.querySelectorAll('.events thead th').length === 4);
      expect(await parameter(page, 'select')).toBeNull();
      await close();
    });

    it('saves a search and opens it again', async () => {
      const { page, close } = await open('/explore?from=now-6h&where=SeverityText:error');
      await page.waitForSelector('.events tbody tr');
      await press(page, 'Save');
      await fill(page, 'Name', 'All errors');
      await page.keyboard.press('Enter');
      await waitForText(page, 'Saved All errors.');
      await page.goto(`${context.service.viewer}/explore?from=now-6h`);
      await page.waitForSelector('.events tbody tr');
      await press(page, 'Saved searches: Saved');
      await press(page, 'All errors');
      await page.waitForFunction(() => new URL(location.href).searchParams.get('where') === 'SeverityText:error');
      await press(page, 'Saved searches: Saved');
      await press(page, 'Delete All errors');
      await press(page, 'Delete');
      await waitForText(page, 'Deleted All errors.');
      expect((await context.service.client.savedSearches.list().all()).some(({ name }) => name === 'All errors')).toBe(
        false,
      );
      await close();
    });

    it('applies the filters of a saved search', async () => {
      const { client, sourceId } = context.service;
      const filters = [{ condition: "SeverityText IN ('error')" }];
      const saved = await client.savedSearches.create({ name: 'Filtered', sourceId, select: '', where: '', filters });
      const { page, close } = await open(`/explore?from=now-6h&search=${saved.id}`);
      await page.waitForFunction(
        () => new URL(location.href).searchParams.get('where') === "(SeverityText IN ('error'))",
      );
      await page.waitForSelector('.events tbody tr');
      const severities = await page.$$eval('.events tbody tr', (rows) => rows.map((row) => row.textContent));
      expect(severities.every((text) => text?.includes('error'))).toBe(true);
      await close();
    });

    it('sorts the events as the saved search does, until the user sorts them by time or follows new events', async () => {
      const { client, sourceId } = context.service;
      const saved = await client.savedSearches.create({ name: 'By service', sourceId, orderBy: 'ServiceName' });
      const { page, close } = await open(`/explore?from=now-6h&search=${saved.id}`);
      await waitForText(page, '100 events, sorted by ServiceName');
      expect(new Set(await textsOf(page, '.events tbody td:nth-child(2)')).size).toBe(1);
      await press(page, 'Sort by time');
      await waitForText(page, '100 newest events');
      await page.waitForFunction(() => {
        const services = document.querySelectorAll('.events tbody td:nth-child(2)');
        return new Set([...services].map(({ textContent }) => textContent)).size > 1;
      });
      await page.goBack();
      await waitForText(page, '100 events, sorted by ServiceName');
      await press(page, 'Follow');
      await waitForText(page, '100 newest events');
      expect(await parameter(page, 'orderBy')).toBeNull();
      await close();
    });

    it('opens the source that a link names, and changes to another source', async () => {
      const { client, sourceId } = context.service;
      const traces = (await client.sources.list().all()).find(({ kind }) => kind === 'trace');
      const { page, close } = await open(`/explore?from=now-6h&sourceName=${encodeURIComponent(traces?.name ?? '')}`);
      await page.waitForSelector('.events tbody tr');
      const selected = () => page.$eval('[aria-label="Source"]', (select) => (select as HTMLSelectElement).value);
      expect(await selected()).toBe(traces?.id);
      await page.select('[aria-label="Source"]', sourceId);
      await page.waitForFunction((id) => new URL(location.href).searchParams.get('source') === id, {}, sourceId);
      await waitForText(page, 'SeverityText');
      expect(await selected()).toBe(sourceId);
      await close();
    });

    it('offers only sources with events', async () => {
      const { client } = context.service;
      const [first] = await client.sources.list().all();
      if (!first) throw new Error('Expected the service to have a source.');
      const { connection, from } = first;
      const metrics = { kind: 'promql', name: 'Prometheus', timestampValueExpression: 'time' } as const;
      const { id } = await client.sources.create({ ...metrics, connection, from });
      const { page, close } = await open('/explore');
      await page.waitForSelector('[aria-label="Source"]');
      expect(await textsOf(page, '[aria-label="Source"] option')).toEqual(['Logs', 'Traces']);
      await client.sources.delete(id);
      await close();
    });

    it('keeps its events while the service does not respond', async () => {
      const { page, close } = await open('/explore?from=now-6h', { intervalSpeed: 50 });
      await page.waitForSelector('.events tbody tr');
      await page.waitForSelector('.histogram svg');
      await page.setOfflineMode(true);
      await press(page, 'Refresh');
      await waitForText(page, 'The service does not respond. What you see may be out of date.');
      // The button `Load older events` is disabled until the last attempt to load the events has failed.
      await page.waitForSelector('.more .button:not([disabled])');
      expect(await page.$$eval('.events tbody tr', (elements) => elements.length)).toBe(100);
      expect(await page.$('.explore > [role="alert"]')).toBeNull();
      await page.setOfflineMode(false);
      await page.waitForFunction(() => !document.querySelector('.offline'), { polling: 100 });
      await close();
    });

    it('does not display the events of another filter while the service does not respond', async () => {
      const { page, close } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      await page.setOfflineMode(true);
      await fill(page, 'Filter', 'SeverityText:error', 'combobox');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.explore > [role="alert"]');
      expect(await page.$('.events tbody tr')).toBeNull();
      await close();
    });

    it('displays an error and keeps its events if a proxy responds instead of the service', async () => {
      const { page, close } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (request.url().endsWith('/search'))
          request.respond({ contentType: 'text/html', body: 'Sign in to the proxy.' });
        else request.continue();
      });
      await press(page, 'Refresh');
      await page.waitForSelector('.explore > [role="alert"]');
      expect(await page.$$eval('.events tbody tr', (elements) => elements.length)).toBe(100);
      expect(await page.$('.offline')).toBeNull();
      await close();
    });

    it('follows new events, and displays errors of the filter', async () => {
      const { page, close } = await open('/explore?from=now-15m', { intervalSpeed: 50 });
      await page.waitForSelector('.events tbody tr');
      await press(page, 'Follow');
      await sendLogs(context.service.receiver, [
        { time: Date.now(), service: 'checkout', severity: 'info', body: 'the newest event of all' },
      ]);
      await waitForText(page, 'the newest event of all');
      await press(page, 'Follow');
      await fill(page, 'Filter', 'ServiceName:(', 'combobox');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.explore > [role="alert"]');
      const messages = await textsOf(page, '[role="alert"]');
      expect(messages).toHaveLength(1);
      // The message omits the pointer to the property of the request.
      expect(messages[0]).not.toContain('/where');
      await close();
    });

    it('searches up to the current time when the user presses Search, even if the filter is the same', async () => {
      const { page, close } = await open('/explore?from=now-1h');
      await page.waitForSelector('.events tbody tr');
      const later = await page.evaluate(() => {
        const now = Date.now() + 7_200_000;
        Date.now = () => now;
        return now;
      });
      const [search] = await Promise.all([
        page.waitForRequest((request) => request.url().endsWith('/search'), { timeout: 10_000 }),
        press(page, 'Search'),
      ]);
      expect(JSON.parse(search.postData() ?? '{}').endTime).toBe(new Date(later).toISOString());
      await close();
    });

    it('filters for the time of an event in SQL', async () => {
      const { page, close } = await open('/explore?from=now-6h&lang=sql');
      await (await page.waitForSelector('.row-toggle'))?.click();
      await press(page, 'Filter for this value of Timestamp');
      await page.waitForFunction(() => new URL(location.href).searchParams.has('where'));
      await page.waitForFunction(
        () =>
          document.querySelector('.explore > [role="alert"]') ||
          document.querySelectorAll('.events tbody tr:not(.details)').length < 100,
      );
      expect(await textsOf(page, '.explore > [role="alert"]')).toEqual([]);
      expect(await page.$('.events tbody tr')).not.toBeNull();
      await close();
    });

    it('shows the events of a saved search that selects all columns, or a column with its own name as the alias', async () => {
      const { client, sourceId } = context.service;
      const all = await client.savedSearches.create({ name: 'All columns', sourceId, select: '*' });
      const id = await client.savedSearches.create({
        name: 'Ids',
        sourceId,
        select: 'Timestamp, TraceId AS TraceId, Body',
      });
      const { page, close } = await open(`/explore?from=now-6h&search=${id.id}`);
      await page.waitForSelector('.events tbody tr, .explore > [role="alert"]');
      expect(await textsOf(page, '.events th[title]')).toEqual(['TraceId', 'Body']);
      await page.goto(`${context.service.viewer}/explore?from=now-6h&search=${all.id}`);
      await page.waitForSelector('.events tbody tr, .explore > [role="alert"]');
      const columns = await textsOf(page, '.events th[title]');
      expect(columns).toEqual(expect.arrayContaining(['ServiceName', 'SeverityNumber', 'Body']));
      await press(page, 'Remove the column SeverityNumber');
      await page.waitForFunction(
        () =>
          !document.querySelector('.events th[title="SeverityNumber"]') && document.querySelector('.events tbody tr'),
      );
      expect(await textsOf(page, '.events th[title]')).toEqual(columns.filter((name) => name !== 'SeverityNumber'));
      await Promise.all([all, id].map((saved) => client.savedSearches.delete(saved.id)));
      await close();
    });

    it('keeps the selected suggestion when the fields of the source arrive', async () => {
      const { page, close } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      const fields = await holdRequest(
        page,
        (request) => request.url().includes('/fields'),
        async () => {
          await page.reload();
          await (await byRole(page, 'combobox', 'Filter')).focus();
        },
      );
      await page.waitForSelector('.events tbody tr');
      const filter = await byRole(page, 'combobox', 'Filter');
      await filter.type('Sever');
      await page.waitForSelector('.suggestions [role="option"]');
      await page.keyboard.press('ArrowDown');
      const [selected = ''] = await textsOf(page, '.suggestions [aria-selected="true"]');
      const count = (await textsOf(page, '.suggestions [role="option"]')).length;
      await fields.continue();
      await page.waitForFunction(
        (before) => document.querySelectorAll('.suggestions [role="option"]').length > before,
        {},
        count,
      );
      expect(await textsOf(page, '.suggestions [aria-selected="true"]')).toEqual([selected]);
      await close();
    });

    it('closes the suggestions when Enter searches', async () => {
      const { page, close } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      await (await byRole(page, 'combobox', 'Filter')).type('SeverityText:err');
      await page.waitForSelector('.suggestions [role="option"]');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => new URL(location.href).searchParams.get('where') === 'SeverityText:err');
      expect(await page.$('.suggestions')).toBeNull();
      await close();
    });

    it('displays that the source of a link does not exist', async () => {
      const { page, close } = await open('/explore?from=now-6h&sourceName=Deleted%20logs');
      await page.waitForSelector('.events tbody tr');
      expect(await textsOf(page, '.notice')).toEqual([
        'The source of this link does not exist or has no events. These are the events of Logs.',
      ]);
      await page.select('[aria-label="Source"]', context.service.sourceId);
      await page.waitForSelector('.notice', { hidden: true });
      await close();
    });

    it('keeps its events if the next page cannot be loaded', async () => {
      const { page, close } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const isNextPage = request.url().endsWith('/search') && !request.postData()?.includes('"cursor":"start"');
        if (isNextPage)
          request.respond({ status: 400, contentType: 'application/json', body: '{"message":"expired"}' });
        else request.continue();
      });
      await press(page, 'Load older events');
      await page.waitForSelector('.explore > [role="alert"]');
      expect(await page.$$eval('.events tbody tr', (elements) => elements.length)).toBe(100);
      await close();
    });

    it('shows the keys of a map that is selected as a column', async () => {
      const { client, sourceId } = context.service;
      const saved = await client.savedSearches.create({ name: 'Map', sourceId, select: 'Timestamp, LogAttributes' });
      const { page, close } = await open(`/explore?from=now-6h&search=${saved.id}`);
      await page.waitForSelector('.events tbody tr');
      expect(await textsOf(page, '.events tbody td')).toContainEqual(expect.stringMatching(/route: \/\w+/));
      await client.savedSearches.delete(saved.id);
      await close();
    });

    it('keeps the older events that are loaded when it is refreshed', async () => {
      const { page, close } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      await press(page, 'Load older events');
      await page.waitForFunction(() => document.querySelectorAll('.events tbody tr').length === 200);
      const isSearch = (url: string) => url.endsWith('/search');
      await Promise.all([page.waitForResponse((response) => isSearch(response.url())), press(page, 'Refresh')]);
      await page.waitForSelector('.more .button:not([disabled])');
      expect(await page.$$eval('.events tbody tr', (elements) => elements.length)).toBe(200);
      await press(page, 'Load older events');
      await page.waitForFunction(() => document.querySelectorAll('.events tbody tr').length === 300);
      await close();
    });

    it('keeps the typed filter when the user selects another source', async () => {
      const { page, close } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      const filter = await byRole(page, 'combobox', 'Filter');
      await filter.type('ServiceName:checkout');
      const traces = (await context.service.client.sources.list().all()).find(({ kind }) => kind === 'trace');
      await page.select('[aria-label="Source"]', traces?.id ?? '');
      await page.waitForFunction((id) => new URL(location.href).searchParams.get('source') === id, {}, traces?.id);
      const text = await page.$eval(
        '[role="combobox"][aria-label="Filter"]',
        (input) => (input as HTMLInputElement).value,
      );
      expect(text).toBe('ServiceName:checkout');
      await press(page, 'Search');
      await page.waitForFunction(() => new URL(location.href).searchParams.get('where') === 'ServiceName:checkout');
      await close();
    });

    it('does not take a suggestion when Enter confirms text of an input method', async () => {
      const { page, close } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      const filter = await byRole(page, 'combobox', 'Filter');
      await filter.type('SeverityT');
      await page.waitForSelector('.suggestions [role="option"]');
      await page.keyboard.press('ArrowDown');
      await page.waitForSelector('.suggestions [aria-selected="true"]');
      const text = await filter.evaluate((input) => {
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
        return (input as HTMLInputElement).value;
      });
      expect(text).toBe('SeverityT');
      await close();
    });

    it('saves a search without closing the dialog that the user has opened in the meantime', async () => {
      const { client } = context.service;
      const { page, close } = await open('/explore?from=now-6h');
      await page.waitForSelector('.events tbody tr');
      await press(page, 'Save');
      await fill(page, 'Name', 'Saved late');
      const creation = await holdRequest(
        page,
        (request) => request.method() === 'POST' && request.url().endsWith('/saved-searches'),
        () => page.keyboard.press('Enter'),
      );
      await press(page, 'Cancel');
      await page.waitForFunction(() => !document.querySelector('dialog'));
      await press(page, 'Save');
      await fill(page, 'Name', 'Another');
      await creation.continue();
      await waitForText(page, 'Saved Saved late.');
      const name = await page.$eval('dialog input', (input) => (input as HTMLInputElement).value);
      expect(name).toBe('Another');
      await close();
      const late = (await client.savedSearches.list().all()).find((saved) => saved.name === 'Saved late');
      await client.savedSearches.delete(late?.id ?? '');
    });
  });
}
