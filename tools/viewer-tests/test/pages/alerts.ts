import { describe, expect, it } from 'vitest';
import { waitForTiles } from '../../src/visit.ts';
import type { Context } from './context.ts';
import { byRole, fill, holdRequest, parameter, press, textsOf, urlOf, waitForText } from './helpers.ts';

export function alertsTests(context: Context): void {
  const { open } = context;

  describe('alerts', () => {
    it('are listed with their states, have a history, and can be silenced', async () => {
      const { client, alertId } = context.service;
      const { page, close, pageErrors } = await open('/alerts');
      await waitForText(page, 'Few errors');
      expect(await textsOf(page, '.badge')).toEqual(['Firing']);
      // All alerts have the same state, so there are no buttons to filter them by state.
      expect(await textsOf(page, '.chip')).toEqual([]);
      await (await page.waitForSelector('.row-main'))?.click();
      await waitForText(page, 'delivered');
      expect(await page.title()).toContain('Few errors');
      expect((await urlOf(page)).pathname).toBe(`/view/alerts/${alertId}`);
      await waitForText(page, 'the value is less than 1000 in 1m');

      await press(page, 'Silence');
      await press(page, 'For 4 hours', 'menuitem');
      await waitForText(page, 'Silenced until');
      const until = Date.parse((await client.alerts.get(alertId)).silenced?.until ?? '');
      expect(Math.abs(until - Date.now() - 4 * 3_600_000)).toBeLessThan(60_000);
      await press(page, 'End the silence');
      await page.waitForFunction(() => !document.body.textContent?.includes('Silenced until'));
      expect((await client.alerts.get(alertId)).silenced).toBeNull();
      expect(pageErrors).toEqual([]);
      await close();
    });

    it('show the saved search or the chart that they watch, and keep it when they are edited', async () => {
      const { client, webhookId } = context.service;
      const [source] = await client.sources.list().all();
      const sourceId = source?.id ?? '';
      const search = await client.savedSearches.create({ name: 'Failed', sourceId, where: 'SeverityText:error' });
      const settings = {
        interval: '5m',
        threshold: 1_000_000,
        thresholdType: 'above',
        channel: { type: 'webhook', webhookId },
      } as const;
      const searchAlert = await client.alerts.create({ ...settings, source: 'saved_search', savedSearchId: search.id });
      const chartAlert = await client.alerts.create({
        ...settings,
        source: 'inline',
        chartConfig: {
          displayType: 'line',
          name: 'Own chart',
          sourceId,
          where: 'SeverityText:error',
          select: [{ aggFn: 'count' }],
        },
      });
      const { page, close, pageErrors } = await open('/alerts?from=now-6h');
      await waitForText(page, 'Own chart');
      expect(await textsOf(page, '.row-note')).toEqual(expect.arrayContaining(['Failed', 'Own chart']));
      await press(page, 'Firing');
      expect(await parameter(page, 'state')).toBe('ALERT');
      expect(await textsOf(page, '.badge')).toEqual(['Firing']);
      await press(page, 'Firing');
      for (const [alert, name] of [
        [chartAlert, 'Own chart'],
        [searchAlert, 'Failed'],
      ] as const) {
        await page.goto(`${context.service.viewer}/alerts/${alert.id}`);
        await page.waitForSelector('.alert-tile svg');
        expect(await textsOf(page, '.alert-tile h2')).toEqual([name]);
        await press(page, 'Edit');
        await fill(page, 'Threshold', '2000000', 'spinbutton');
        await press(page, 'Save');
        await waitForText(page, 'the value is at least 2000000 in 5m');
        const { source: kind, savedSearchId, chartConfig } = await client.alerts.get(alert.id);
        expect({ kind, savedSearchId, chartConfig }).toEqual({
          kind: alert.source,
          savedSearchId: alert.savedSearchId,
          chartConfig: alert.chartConfig,
        });
      }
      await page.goto(`${context.service.viewer}/alerts/${searchAlert.id}?edit=1`);
      await page.waitForSelector('.firing-strip');
      await press(page, 'On call', 'checkbox');
      await fill(page, 'Threshold', '3', 'spinbutton');
      // The preview works without a receiver.
      await waitForText(page, 'Would have fired');
      await press(page, 'Save');
      await waitForText(page, 'Choose a webhook, or enter an e-mail address.');
      expect((await client.alerts.get(searchAlert.id)).channels).toMatchObject([{ webhookId }]);
      await press(page, 'On call', 'checkbox');
      await page.waitForFunction(() => !document.querySelector('dialog [role="alert"]'));
      await press(page, 'Save');
      await waitForText(page, 'the value is at least 3 in 5m');
      await page.goto(`${context.service.viewer}/alerts/${searchAlert.id}`);
      await page.waitForSelector('.alert-tile svg');
      await page.$$eval('.facts a', ([link]) => (link as HTMLElement).click());
      await page.waitForSelector('.events tbody tr');
      expect([await parameter(page, 'where'), await parameter(page, 'source')]).toEqual([
        'SeverityText:error',
        sourceId,
      ]);
      expect(pageErrors).toEqual([]);
      await close();
      for (const { id } of [searchAlert, chartAlert]) await client.alerts.delete(id);
      await client.savedSearches.delete(search.id);
    });

    it('keep a change of another user when they are disabled', async () => {
      const { client, dashboardId, webhookId } = context.service;
      const { id } = await client.alerts.create({
        source: 'tile',
        dashboardId,
        tileId: 'error-area',
        interval: '5m',
        threshold: 25,
        thresholdType: 'above',
        channel: { type: 'webhook', webhookId },
      });
      const { page, close, pageErrors } = await open(`/alerts/${id}`);
      await waitForText(page, 'the value is at least 25 in 5m');
      await client.alerts.modify(id, (draft) => {
        draft.threshold = 30;
      });
      await press(page, 'More actions');
      await press(page, 'Disable', 'menuitem');
      await waitForText(page, 'the value is at least 30 in 5m');
      expect(await client.alerts.get(id)).toMatchObject({ state: 'DISABLED', threshold: 30 });
      expect(pageErrors).toEqual([]);
      await close();
      await client.alerts.delete(id);
    });

    it('are created from a tile, changed and deleted', async () => {
      const { client, dashboardId } = context.service;
      const { page, close } = await open(`/dashboards/${dashboardId}?from=now-6h`);
      await waitForTiles(page);
      await press(page, 'Actions for Errors over time');
      await press(page, 'Create an alert', 'menuitem');
      await fill(page, 'Name', 'Many errors');
      await fill(page, 'Threshold', '25', 'spinbutton');
      await waitForText(page, 'Would not have fired in');
      await fill(page, 'Threshold', '3', 'spinbutton');
      await waitForText(page, 'Would have fired');
      await page.waitForSelector('.preview-chart svg path[stroke-dasharray="5 3"]');
      const [summary] = await textsOf(page, '.alert-preview [role="status"]');
      const input = {
        source: 'tile',
        dashboardId,
        tileId: 'error-area',
        interval: '5m',
        thresholdType: 'above',
      } as const;
      const { alert: expected } = await client.alerts.preview({
        alert: { ...input, threshold: 3, channel: { type: 'webhook', webhookId: context.service.webhookId } },
        from: Date.now() - 7 * 86_400_000,
        to: Date.now(),
      });
      expect(expected.firings).toBeGreaterThan(1);
      expect(summary).toContain(`Would have fired ${expected.firings} times`);
      await fill(page, 'Threshold', '25', 'spinbutton');
      await press(page, 'On call', 'checkbox');
      await press(page, 'Create');
      await waitForText(page, 'the value is at least 25 in 5m');
      const id = (await urlOf(page)).pathname.split('/').at(-1) ?? '';
      expect(await client.alerts.get(id)).toMatchObject({ name: 'Many errors', tileId: 'error-area', threshold: 25 });

      await press(page, 'Edit');
      await page.select('dialog select:nth-of-type(1)', `${dashboardId}/by-service`);
      await fill(page, 'Threshold', '30', 'spinbutton');
      await press(page, 'Save');
      await waitForText(page, 'the value is at least 30 in 5m');
      expect(await client.alerts.get(id)).toMatchObject({ tileId: 'by-service', threshold: 30 });
      await press(page, 'More actions');
      await press(page, 'Delete', 'menuitem');
      await press(page, 'Delete');
      await waitForText(page, 'Deleted Many errors.');
      expect((await client.alerts.list().all()).some((alert) => alert.id === id)).toBe(false);
      await press(page, 'New alert');
      await byRole(page, 'spinbutton', 'Threshold');
      await close();
    });

    it('are created without leaving another page that the user has opened in the meantime', async () => {
      const { client } = context.service;
      const { page, close } = await open('/alerts?new=1');
      await fill(page, 'Name', 'Created slowly');
      await fill(page, 'Threshold', '1000000', 'spinbutton');
      await press(page, 'On call', 'checkbox');
      const creation = await holdRequest(
        page,
        (request) => request.method() === 'POST' && request.url().endsWith('/alerts'),
        () => press(page, 'Create'),
      );
      await press(page, 'Cancel');
      await press(page, 'Dashboards', 'link');
      await creation.continue();
      await waitForText(page, 'Created the alert.');
      expect((await urlOf(page)).pathname).toBe('/view/dashboards');
      const created = (await client.alerts.list().all()).find(({ name }) => name === 'Created slowly');
      await client.alerts.delete(created?.id ?? '');
      await close();
    });
  });
}
