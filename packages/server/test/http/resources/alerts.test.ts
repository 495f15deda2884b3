import { beforeAll, describe, expect, it } from 'vitest';
import { START } from '../../support/service.ts';
import { type Api, deployments, issueCodes, type Json } from '../support/api.ts';
import {
  type AlertTargets,
  alert,
  alertTargets,
  dashboard,
  text,
  tile,
  UNKNOWN_ID,
  webhook,
} from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve({ telemetry: 'off' });

const DAY = 86_400_000;
function timeAfterStart(milliseconds: number) {
  return new Date(START + milliseconds).toISOString();
}
function omit(body: Json, ...names: string[]) {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}

describe.each(deployments)('an alert of the %s deployment', (name) => {
  const api = (): Api => served.caller(name);
  let targets: AlertTargets;
  /** A second webhook. */
  let second: string;
  /** A tile that does not support alerts, on the dashboard of `targets`. */
  let searchTile: string;
  /** A tile of another dashboard. */
  let otherTile: string;
  let tenChannels: Json[];

  beforeAll(async () => {
    const search = tile({}, [{ type: 'search' }]);
    targets = await alertTargets(api(), search);
    second = (await api().create('/webhooks', webhook())).id;
    searchTile = (await api().get(`/dashboards/${targets.dashboardId}`)).content.tiles[1].id;
    otherTile = (await api().create('/dashboards', dashboard(tile()))).tiles[0].id;
    tenChannels = [];
    for (let count = 0; count < 10; count += 1) {
      tenChannels.push(channel((await api().create('/webhooks', webhook())).id));
    }
  });

  const channel = (webhookId: string) => ({ type: 'webhook', webhookId });

  it('has the written properties, the defaults of omitted ones, and a state', async () => {
    const created = await api().create('/alerts', alert(targets));
    const now = new Date(served.clock.time).toISOString();
    expect(created).toEqual({
      ...alert(targets),
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      ...(name === 'open-source' && { teamId: expect.stringMatching(/^[0-9a-f]{24}$/) }),
      channels: [channel(targets.webhookId)],
      name: null,
      message: null,
      note: null,
      displayName: null,
      tags: [],
      enabled: true,
      notifyEvery: null,
      noData: 'zero',
      numConsecutiveWindows: null,
      scheduleOffsetMinutes: null,
      scheduleStartAt: null,
      state: 'OK',
      silenced: null,
      executionErrors: [],
      createdAt: now,
      updatedAt: now,
    });
    expect((await api().get(`/alerts/${created.id}`)).content).toEqual(created);
  });

  it('is replaced by an update, which resets omitted properties and keeps state and createdAt', async () => {
    const full = alert(targets, {
      thresholdType: 'between',
      thresholdMax: 20,
      name: 'n',
      message: 'm',
      note: 'o',
      numConsecutiveWindows: 3,
      scheduleOffsetMinutes: 4,
      channels: [channel(second), channel(targets.webhookId)],
      channel: channel(second),
    });
    const created = await api().create('/alerts', full);
    expect(created).toMatchObject(full);
    served.clock.time += 5000;
    const body = { ...alert(targets), state: 'ALERT', silenced: { by: 'x' }, createdAt: 'x', executionErrors: 7 };
    const { status, content } = await api().put(`/alerts/${created.id}`, body);
    expect(status).toBe(200);
    expect(content).toEqual({
      ...omit(created, 'thresholdMax'),
      ...alert(targets),
      channels: [channel(targets.webhookId)],
      name: null,
      message: null,
      note: null,
      displayName: null,
      tags: [],
      enabled: true,
      notifyEvery: null,
      noData: 'zero',
      numConsecutiveWindows: null,
      scheduleOffsetMinutes: null,
      updatedAt: new Date(served.clock.time).toISOString(),
    });
  });

  it('has the settings that were written, without duplicate tags', async () => {
    const settings = {
      displayName: 'Errors',
      tags: ['a', 'b'],
      enabled: false,
      notifyEvery: '1h',
      noData: 'alert',
      interval: '30s',
    };
    const created = await api().create('/alerts', alert(targets, { ...settings, tags: ['a', 'b', 'a'] }));
    expect(created).toMatchObject({ ...settings, state: 'DISABLED' });
    const { content } = await api().put(`/alerts/${created.id}`, { ...created, enabled: true });
    expect(content).toMatchObject({ ...settings, enabled: true, state: 'OK' });
  });

  it('is silenced until a time, which changes its ETag, but If-Match accepts the previous ETag', async () => {
    const { id } = await api().create('/alerts', alert(targets));
    const path = `/alerts/${id}`;
    const before = await api().get(path);
    const until = new Date(served.clock.time + 30 * DAY).toISOString();
    const silenced = await api().put(`${path}/silence`, { until });
    expect(silenced.content.silenced).toEqual({
      by: expect.stringMatching(/^API key that ends with .{4}$/),
      until,
      at: new Date(served.clock.time).toISOString(),
    });
    const read = await api().get(path);
    expect([read.content, read.headers.get('etag')]).toEqual([silenced.content, silenced.headers.get('etag')]);
    expect(read.headers.get('etag')).not.toBe(before.headers.get('etag'));
    const changed = await api().put(path, alert(targets), { 'if-match': before.headers.get('etag') ?? '' });
    expect([changed.status, changed.content.silenced]).toEqual([200, silenced.content.silenced]);
    expect((await api().delete(`${path}/silence`)).status).toBe(200);
    expect((await api().get(path)).content.silenced).toBeNull();
    const secondDelete = await api().delete(`${path}/silence`);
    expect([secondDelete.status, secondDelete.message]).toEqual([404, 'The alert is not silenced.']);
  });

  it('is no longer silenced when its silence has ended, and has another ETag, even if no evaluation follows', async () => {
    const { id } = await api().create('/alerts', { ...alert(targets), enabled: false });
    const path = `/alerts/${id}`;
    await api().put(`${path}/silence`, { until: new Date(served.clock.time + 1).toISOString() });
    const silenced = await api().get(path);
    expect(silenced.content.silenced).not.toBeNull();
    served.clock.time += 1;
    const read = await api().get(path, { 'if-none-match': silenced.headers.get('etag') ?? '' });
    expect([read.status, read.content.silenced]).toEqual([200, null]);
    const { content } = await api().get('/alerts');
    expect(content.find((item: Json) => item['id'] === id).silenced).toBeNull();
  });

  it('is rejected with the current time and the received start if the start is too late', async () => {
    const { time } = served.clock;
    const [now, scheduleStartAt] = [time, time + 730 * DAY].map((ms) => new Date(ms).toISOString());
    const { issues } = await api().post('/alerts', alert(targets, { scheduleStartAt }));
    expect(issues[0]?.message).toBe(
      `expected a time at most 366 days ahead (now: ${now}), received ${scheduleStartAt}`,
    );
  });

  it.each([
    ['that is not in the future', 0, 'minimum'],
    ['more than 30 days ahead', 30 * DAY + 1, 'maximum'],
  ])('cannot be silenced until a time %s', async (_, offset, code) => {
    const { id } = await api().create('/alerts', alert(targets));
    const until = new Date(served.clock.time + offset).toISOString();
    const rejected = await api().put(`/alerts/${id}/silence`, { until });
    expect([rejected.status, issueCodes(rejected)]).toEqual([400, [`/until ${code}`]]);
    expect((await api().get(`/alerts/${id}`)).content.silenced).toBeNull();
  });

  it('ignores read-only properties on create', async () => {
    const created = await api().create('/alerts', {
      ...alert(targets),
      id: 'mine',
      teamId: 1,
      state: 'ALERT',
      updatedAt: null,
    });
    expect(created.id).not.toBe('mine');
    expect(created.state).toBe('OK');
  });

  it.each<[string, () => Json, Json]>([
    ['only channels', () => ({ ...omit(alert(targets), 'channel'), channels: [channel(second)] }), {}],
    ['ten channels', () => ({ ...omit(alert(targets), 'channel'), channels: tenChannels }), {}],
    [
      'strings of the maximum length',
      () => alert(targets, { name: text(512), message: text(4096), note: text(4096) }),
      {},
    ],
    ['nulls', () => alert(targets, { name: null, message: null, note: null, scheduleStartAt: null }), { name: null }],
    ['a negative fraction as threshold', () => alert(targets, { threshold: -0.5 }), { threshold: -0.5 }],
    ['a range of one value', () => alert(targets, { thresholdType: 'not_between', thresholdMax: 10 }), {}],
    ['an offset below the interval', () => alert(targets, { interval: '1d', scheduleOffsetMinutes: 1439 }), {}],
    ['an offset of 0', () => alert(targets, { scheduleOffsetMinutes: 0 }), { scheduleOffsetMinutes: 0 }],
    [
      'a start with an offset from UTC',
      () => alert(targets, { scheduleStartAt: '2026-02-01T02:00:00+02:00' }),
      { scheduleStartAt: '2026-02-01T00:00:00.000Z' },
    ],
    [
      'a start with a leap second',
      () => alert(targets, { scheduleStartAt: '2026-06-30T23:59:60Z' }),
      { scheduleStartAt: '2026-07-01T00:00:00.000Z' },
    ],
    [
      'a start and an offset of 0',
      () => alert(targets, { scheduleStartAt: timeAfterStart(0), scheduleOffsetMinutes: 0 }),
      {},
    ],
    ['a start in the past', () => alert(targets, { scheduleStartAt: '2001-01-01T00:00:00Z' }), {}],
    ['a start in a year', () => alert(targets, { scheduleStartAt: timeAfterStart(365 * DAY) }), {}],
    ['1,000 windows', () => alert(targets, { numConsecutiveWindows: 1000 }), { numConsecutiveWindows: 1000 }],
  ])('can have %s', async (_, body, expected) => {
    const created = await api().create('/alerts', body());
    expect(created).toMatchObject(expected);
    expect(created.channel).toEqual(created.channels[0]);
  });

  it.each(['1m', '5m', '15m', '30m', '1h', '6h', '12h', '1d'])('can have the interval %s', async (interval) => {
    expect((await api().create('/alerts', alert(targets, { interval }))).interval).toBe(interval);
  });

  it.each([
    ['1m', 1],
    ['5m', 5],
    ['15m', 15],
    ['30m', 30],
    ['1h', 60],
    ['6h', 360],
    ['12h', 720],
  ])('cannot have an offset as long as its interval: %s, %i minutes', async (interval, minutes) => {
    const post = (scheduleOffsetMinutes: number) =>
      api().post('/alerts', alert(targets, { interval, scheduleOffsetMinutes }));
    expect((await post(minutes - 1)).status).toBe(200);
    expect(issueCodes(await post(minutes))).toEqual(['/scheduleOffsetMinutes exclusiveMaximum']);
  });

  it.each(['above', 'below', 'above_exclusive', 'below_or_equal', 'equal', 'not_equal'])(
    'needs no thresholdMax with the thresholdType %s, and ignores it',
    async (thresholdType) => {
      expect((await api().post('/alerts', alert(targets, { thresholdType }))).status).toBe(200);
      for (const thresholdMax of [20, -1, null]) {
        const { status, content } = await api().post('/alerts', alert(targets, { thresholdType, thresholdMax }));
        expect([status, content.thresholdMax]).toEqual([200, undefined]);
      }
    },
  );

  it.each(['between', 'not_between'])(
    'requires a thresholdMax of at least threshold with the thresholdType %s',
    async (thresholdType) => {
      const post = (overrides: Json) => api().post('/alerts', alert(targets, { thresholdType, ...overrides }));
      expect((await post({ thresholdMax: 10 })).content.thresholdMax).toBe(10);
      expect(issueCodes(await post({}))).toEqual(['/thresholdMax condition']);
      expect(issueCodes(await post({ thresholdMax: 9.9 }))).toEqual(['/thresholdMax minimum']);
    },
  );

  it.each<[string, () => Json, string[]]>([
    [
      'no properties',
      () => ({}),
      ['/source required', '/interval required', '/threshold required', '/thresholdType required', ' required'],
    ],
    ['no channel', () => omit(alert(targets), 'channel'), [' required']],
    ['an unknown source', () => alert(targets, { source: 'log' }), ['/source enum']],
    ['no dashboard', () => omit(alert(targets), 'dashboardId'), ['/dashboardId condition']],
    ['no tile', () => omit(alert(targets), 'tileId'), ['/tileId condition']],
    ['an unknown dashboard', () => alert({ ...targets, dashboardId: UNKNOWN_ID }), ['/dashboardId reference']],
    ['an unknown tile', () => alert({ ...targets, tileId: UNKNOWN_ID }), ['/tileId reference']],
    ['a tile of another dashboard', () => alert({ ...targets, tileId: otherTile }), ['/tileId reference']],
    ['a search tile', () => alert({ ...targets, tileId: searchTile }), ['/tileId condition']],
    ['a malformed tile id', () => alert({ ...targets, tileId: 'tile 1' }), ['/tileId pattern']],
    ['an unknown interval', () => alert(targets, { interval: '2m' }), ['/interval enum']],
    ['a threshold in quotes', () => alert(targets, { threshold: '10' }), ['/threshold type']],
    ['a threshold that is null', () => alert(targets, { threshold: null }), ['/threshold type']],
    ['an unknown comparison', () => alert(targets, { thresholdType: '>' }), ['/thresholdType enum']],
    [
      'a channel of an unknown type',
      () => alert(targets, { channel: { type: 'pager' } }),
      ['/channel/type discriminator'],
    ],
    [
      'an e-mail channel without recipients',
      () => alert(targets, { channel: { type: 'email' } }),
      ['/channel/emailRecipients required'],
    ],
    ['an unknown webhook', () => alert({ ...targets, webhookId: UNKNOWN_ID }), ['/channel/webhookId reference']],
    [
      'unknown webhooks',
      () => ({
        ...omit(alert(targets), 'channel'),
        channels: [channel(second), channel(UNKNOWN_ID), channel('f'.repeat(24))],
      }),
      ['/channels/1/webhookId reference', '/channels/2/webhookId reference'],
    ],
    ['no channels', () => alert(targets, { channels: [] }), ['/channels minItems']],
    [
      'the same channel twice',
      () => ({ ...omit(alert(targets), 'channel'), channels: [channel(second), channel(second)] }),
      ['/channels/1 uniqueItems'],
    ],
    [
      'a channel that differs from the first of channels',
      () => alert(targets, { channels: [channel(second)] }),
      ['/channel condition'],
    ],
    ['an empty name', () => alert(targets, { name: '' }), ['/name minLength']],
    ['a long name', () => alert(targets, { name: text(513) }), ['/name maxLength']],
    ['a long message', () => alert(targets, { message: text(4097) }), ['/message maxLength']],
    ['a long note', () => alert(targets, { note: text(4097) }), ['/note maxLength']],
    ['zero windows', () => alert(targets, { numConsecutiveWindows: 0 }), ['/numConsecutiveWindows minimum']],
    ['half a window', () => alert(targets, { numConsecutiveWindows: 1.5 }), ['/numConsecutiveWindows type']],
    ['a negative offset', () => alert(targets, { scheduleOffsetMinutes: -1 }), ['/scheduleOffsetMinutes minimum']],
    [
      'an offset of a day',
      () => alert(targets, { interval: '1d', scheduleOffsetMinutes: 1440 }),
      ['/scheduleOffsetMinutes maximum'],
    ],
    [
      'a start and an offset',
      () => alert(targets, { scheduleStartAt: timeAfterStart(0), scheduleOffsetMinutes: 1 }),
      ['/scheduleOffsetMinutes condition'],
    ],
    [
      'a start without a time zone',
      () => alert(targets, { scheduleStartAt: '2026-02-01T00:00:00' }),
      ['/scheduleStartAt format'],
    ],
    [
      'a start on a day that does not exist',
      () => alert(targets, { scheduleStartAt: '2026-02-30T00:00:00Z' }),
      ['/scheduleStartAt format'],
    ],
    ['an empty start', () => alert(targets, { scheduleStartAt: '' }), ['/scheduleStartAt format']],
    [
      'a start in two years',
      () => alert(targets, { scheduleStartAt: timeAfterStart(730 * DAY) }),
      ['/scheduleStartAt maximum'],
    ],
  ])('cannot have %s', async (_, body, expected) => {
    const created = await api().post('/alerts', body());
    expect(created.status).toBe(400);
    expect(issueCodes(created)).toEqual(expected);
    const { id } = await api().create('/alerts', alert(targets));
    const updated = await api().put(`/alerts/${id}`, body());
    expect(issueCodes(updated)).toEqual(issueCodes(created));
  });

  describe('on a tile', () => {
    /** Creates a dashboard with a time tile and a number tile, and an alert on each tile. */
    const dashboardWithAlerts = async () => {
      const tiles = [tile(), tile({}, [{ type: 'number', aggFn: 'count' }])];
      const created = await api().create('/dashboards', dashboard(...tiles));
      const alerts: string[] = [];
      for (const { id: tileId } of created.tiles) {
        alerts.push((await api().create('/alerts', alert({ ...targets, dashboardId: created.id, tileId }))).id);
      }
      const alertStatuses = async () => {
        const statuses = [];
        for (const id of alerts) statuses.push((await api().get(`/alerts/${id}`)).status);
        return statuses;
      };
      return { id: created.id, tiles: created.tiles, alertStatuses };
    };

    it('is kept by an update that keeps the tile', async () => {
      const { id, tiles, alertStatuses } = await dashboardWithAlerts();
      await api().put(`/dashboards/${id}`, dashboard(...tiles.toReversed()));
      expect(await alertStatuses()).toEqual([200, 200]);
    });

    it('is deleted with the tile', async () => {
      const { id, tiles, alertStatuses } = await dashboardWithAlerts();
      await api().put(`/dashboards/${id}`, dashboard(tiles[1], tile()));
      expect(await alertStatuses()).toEqual([404, 200]);
    });

    it.each(['search', 'markdown', 'table'])('is deleted if the tile becomes a %s tile', async (type) => {
      const { id, tiles, alertStatuses } = await dashboardWithAlerts();
      const series = [{ type, ...(type === 'table' && { aggFn: 'count' }) }];
      await api().put(`/dashboards/${id}`, dashboard({ ...tiles[0], series }, tiles[1]));
      expect(await alertStatuses()).toEqual([404, 200]);
    });

    it('is kept if the tile gets another type that supports alerts', async () => {
      const { id, tiles, alertStatuses } = await dashboardWithAlerts();
      await api().put(
        `/dashboards/${id}`,
        dashboard({ ...tiles[0], series: tiles[1].series }, { ...tiles[1], series: tiles[0].series }),
      );
      expect(await alertStatuses()).toEqual([200, 200]);
    });

    it('is deleted with the dashboard and no longer uses its webhook', async () => {
      const { webhookId } = targets;
      const { id, alertStatuses } = await dashboardWithAlerts();
      const before = (await api().delete(`/webhooks/${webhookId}`)).message;
      expect((await api().delete(`/dashboards/${id}`)).status).toBe(200);
      expect(await alertStatuses()).toEqual([404, 404]);
      const after = (await api().delete(`/webhooks/${webhookId}`)).message;
      expect(Number.parseInt(before, 10) - Number.parseInt(after, 10)).toBe(2);
    });

    it('is kept by a rejected update', async () => {
      const { id, alertStatuses } = await dashboardWithAlerts();
      await api().put(`/dashboards/${id}`, { name: '', tiles: [] });
      await api().put(`/dashboards/${id}`, dashboard(), { 'if-match': '"other"' });
      expect(await alertStatuses()).toEqual([200, 200]);
    });
  });
});
