import { Alert, type AlertInput } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { NotFoundError } from '../src/domain/errors.ts';
import { engines } from './support/engines.ts';
import { ALL, dashboardOf, makeWebhook, refusal, START, timeTile } from './support/service.ts';

describe.each(engines)('on $name', ({ openTestService }) => {
  const MISSING = 'f'.repeat(24);

  /** A service with a dashboard, a webhook, and the smallest alert that can be made of them. */
  const open = async () => {
    const opened = await openTestService();
    const { service, team } = opened;
    const markdown = timeTile({ series: [{ type: 'markdown', content: '' }] });
    const { resource: dashboard } = await service.dashboards.create(team, dashboardOf(timeTile(), markdown));
    const [tile, textTile] = dashboard.tiles.map(({ id }) => id);
    const webhookId = await makeWebhook(service, team);
    const input: AlertInput = {
      source: 'tile',
      dashboardId: dashboard.id,
      tileId: tile ?? '',
      interval: '1h',
      threshold: 100,
      thresholdType: 'above',
      channel: { type: 'webhook', webhookId },
    };
    return { ...opened, input, webhookId, textTile: textTile ?? '' };
  };

  describe('creating an alert', () => {
    it('answers everything that was written, the rest null, and the state of a new alert', async () => {
      const { service, team, input, webhookId } = await open();
      const { resource, version } = await service.alerts.create(team, input);
      Alert.assert(resource);
      expect(resource).toEqual({
        ...input,
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        teamId: team.id,
        channels: [{ type: 'webhook', webhookId }],
        name: null,
        message: null,
        note: null,
        numConsecutiveWindows: null,
        scheduleOffsetMinutes: null,
        scheduleStartAt: null,
        state: 'OK',
        silenced: null,
        executionErrors: [],
        createdAt: '2026-01-12T09:30:00.000Z',
        updatedAt: '2026-01-12T09:30:00.000Z',
      });
      expect(await service.alerts.get(team, resource.id)).toEqual({ resource, version });
      await service.close();
    });

    it('has no team in the managed deployment', async () => {
      const { service, managed } = await openTestService();
      const { resource: dashboard } = await service.dashboards.create(managed, dashboardOf(timeTile()));
      const { resource } = await service.alerts.create(managed, {
        source: 'tile',
        dashboardId: dashboard.id,
        tileId: dashboard.tiles[0]?.id ?? '',
        interval: '5m',
        threshold: 0.5,
        thresholdType: 'between',
        thresholdMax: 0.5,
        channel: { type: 'webhook', webhookId: await makeWebhook(service, managed) },
      });
      expect(Object.keys(resource)).not.toContain('teamId');
      expect(resource.thresholdMax).toBe(0.5);
      await service.close();
    });

    it('takes several channels, and the first stands for all in channel', async () => {
      const { service, team, input, webhookId } = await open();
      const channels = [webhookId, await makeWebhook(service, team, 'Second')].map((id) => ({
        type: 'webhook' as const,
        webhookId: id,
      }));
      const { channel: _, ...rest } = input;
      const { resource } = await service.alerts.create(team, { ...rest, channels });
      expect(resource.channels).toEqual(channels);
      expect(resource.channel).toEqual(channels[0]);
      await service.close();
    });

    it.each<[string, Partial<AlertInput>, string[]]>([
      ['a saved search', { source: 'saved_search' }, ['/source enum']],
      ['a dashboard that does not exist', { dashboardId: MISSING }, ['/dashboardId reference']],
      ['a tile that does not exist', { tileId: MISSING }, ['/tileId reference']],
      [
        'a webhook that does not exist',
        { channel: { type: 'webhook', webhookId: MISSING } },
        ['/channel/webhookId reference'],
      ],
      ['an offset as long as the interval', { scheduleOffsetMinutes: 60 }, ['/scheduleOffsetMinutes exclusiveMaximum']],
      ['an upper end below the lower one', { thresholdType: 'between', thresholdMax: 99 }, ['/thresholdMax minimum']],
      ['a start in two years', { scheduleStartAt: '2028-01-12T00:00:00Z' }, ['/scheduleStartAt maximum']],
      [
        'many things at once',
        { dashboardId: MISSING, scheduleOffsetMinutes: 61, channel: { type: 'webhook', webhookId: MISSING } },
        ['/scheduleOffsetMinutes exclusiveMaximum', '/dashboardId reference', '/channel/webhookId reference'],
      ],
    ])('refuses %s', async (_, change, issues) => {
      const { service, team, input } = await open();
      expect(await refusal(service.alerts.create(team, { ...input, ...change }))).toEqual(issues);
      expect((await service.alerts.list(team, ALL)).total).toBe(0);
      await service.close();
    });

    it('refuses a tile that shows neither time nor number series', async () => {
      const { service, team, input, textTile } = await open();
      expect(await refusal(service.alerts.create(team, { ...input, tileId: textTile }))).toEqual(['/tileId condition']);
      await service.close();
    });

    it('refuses a channel that is not the first of the channels, and one that comes twice', async () => {
      const { service, team, input, webhookId } = await open();
      const second = { type: 'webhook' as const, webhookId: await makeWebhook(service, team, 'Second') };
      const first = { type: 'webhook' as const, webhookId };
      const attempt = service.alerts.create(team, { ...input, channels: [second, first, second] });
      expect(await refusal(attempt)).toEqual(['/channel condition', '/channels/2 uniqueItems']);
      await service.close();
    });

    it('refuses what another tenant has', async () => {
      const { service, managed, input } = await open();
      const issues = await refusal(service.alerts.create(managed, input));
      expect(issues).toEqual(['/dashboardId reference', '/channel/webhookId reference']);
      await service.close();
    });

    it('takes a start within a year, leap seconds and offsets included, and answers it in UTC', async () => {
      const { service, team, input } = await open();
      const start = async (scheduleStartAt: string) =>
        (await service.alerts.create(team, { ...input, scheduleStartAt })).resource.scheduleStartAt;
      expect(await start('2026-06-30T23:59:60Z')).toBe('2026-07-01T00:00:00.000Z');
      expect(await start('2026-02-01t01:00:00.5+01:00')).toBe('2026-02-01T00:00:00.500Z');
      expect(await start('2001-02-01T00:00:00z')).toBe('2001-02-01T00:00:00.000Z');
      await service.close();
    });
  });

  describe('updating an alert', () => {
    it('nulls what is left out and keeps state and creation time', async () => {
      const { service, clock, team, input } = await open();
      const { resource } = await service.alerts.create(team, {
        ...input,
        name: 'n',
        note: 'x',
        numConsecutiveWindows: 3,
      });
      clock.time = START + 5_000;
      const { resource: changed, version } = await service.alerts.replace(team, resource.id, {
        ...input,
        threshold: 7,
      });
      expect(changed).toEqual({
        ...resource,
        threshold: 7,
        name: null,
        note: null,
        numConsecutiveWindows: null,
        updatedAt: '2026-01-12T09:30:05.000Z',
      });
      expect(version).toBe(2);
      await service.close();
    });

    it('takes back what was read', async () => {
      const { service, team, input } = await open();
      const { resource } = await service.alerts.create(team, { ...input, name: 'n', scheduleOffsetMinutes: 5 });
      const again = await service.alerts.replace(team, resource.id, resource as AlertInput);
      expect(again.resource).toEqual(resource);
      await service.close();
    });

    it('frees a webhook that it does not use any more', async () => {
      const { service, team, input, webhookId } = await open();
      const { resource } = await service.alerts.create(team, input);
      const other = await makeWebhook(service, team, 'Second');
      await service.alerts.replace(team, resource.id, { ...input, channel: { type: 'webhook', webhookId: other } });
      await service.webhooks.delete(team, webhookId);
      await expect(service.webhooks.delete(team, other)).rejects.toThrow(/^1 alert uses this webhook/);
      await service.alerts.delete(team, resource.id);
      await service.webhooks.delete(team, other);
      await service.close();
    });

    it('of another tenant is not found', async () => {
      const { service, team, managed, input } = await open();
      const { resource } = await service.alerts.create(team, input);
      await expect(service.alerts.get(managed, resource.id)).rejects.toThrow(NotFoundError);
      await expect(service.alerts.delete(managed, resource.id)).rejects.toThrow(NotFoundError);
      expect((await service.alerts.list(team, ALL)).total).toBe(1);
      await service.close();
    });
  });
});
