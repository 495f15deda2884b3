import type { TileInput } from '@observability-api/schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GroupValue } from '../../src/alerting/state/group-state.ts';
import { sqlite } from '../support/engines.ts';
import { createWebhook, dashboardOf, timeTile } from '../support/service.ts';
import { changeAlert, createAlert, openAlertingEnv, silenceAlert } from './support/alerting-env.ts';

const MINUTE = 60_000;

describe('an alert whose tile or settings change', () => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  let alerting: ReturnType<typeof env.evaluator>;
  beforeEach(async () => {
    env = await openAlertingEnv(sqlite);
    alerting = env.evaluator({
      linkTo:
        async ({ tileId }) =>
        () =>
          `https://dashboards.example.org/${tileId}`,
    });
  });
  afterEach(() => env.close());

  /** Returns a tile whose filter is its name, so that the simulated rows can differ by tile. */
  const tileNamed = (name: string, groupBy: string[] = []): TileInput =>
    timeTile({ name, series: [{ type: 'time', aggFn: 'count', where: name, groupBy }] });

  /** Creates a dashboard with tiles. Returns their ids. */
  const createDashboard = async (...tiles: TileInput[]) => {
    const { resource } = await env.service.dashboards.create(env.team, dashboardOf(...tiles));
    return { dashboardId: resource.id, ids: resource.tiles.map(({ id }) => id) };
  };

  /** Evaluates the next minute with the given value or groups of each tile, by its name. Returns the sent notifications. */
  const evaluateNext = async (valuesByTile: Readonly<Record<string, number | GroupValue[]>>) => {
    env.rows = (_, where) => {
      const values = valuesByTile[where] ?? 0;
      return typeof values === 'number' ? [{ group: [], value: values }] : values;
    };
    env.clock.time += MINUTE;
    await env.evaluate(alerting);
    return env.sent.splice(0).map(({ body }) => body);
  };
  const readState = async (id: string) => (await env.service.alerts.get(env.team, id)).resource.state;

  it('resolves the groups of the previous tile once, and starts in the state OK', async () => {
    const { dashboardId, ids } = await createDashboard(tileNamed('Errors'), tileNamed('Orders'));
    const [tileId = '', other = ''] = ids;
    const id = await createAlert(env.service, env.team, { dashboardId, tileId });
    const [fired] = await evaluateNext({ Errors: 12 });
    await changeAlert(env.service, env.team, id, { tileId: other });
    const resolved = await evaluateNext({ Errors: 12, Orders: 3 });
    const window = { startTime: env.clock.time - MINUTE, endTime: env.clock.time };
    expect(resolved).toEqual([
      {
        ...fired,
        ...window,
        state: 'OK',
        value: 0,
        body: 'The alert no longer watches Errors.',
      },
    ]);
    expect(await readState(id)).toBe('OK');
    expect(await evaluateNext({ Errors: 12, Orders: 3 })).toEqual([]);
    const [nextFired] = await evaluateNext({ Errors: 12, Orders: 15 });
    expect(nextFired).toMatchObject({ state: 'ALERT', tileId: other, title: 'Alert on Orders', value: 15 });
    expect(nextFired?.eventId).not.toBe(fired?.eventId);
  });

  it('fires in the same round if the new tile violates the threshold, after the resolution of the previous one', async () => {
    const { dashboardId, ids } = await createDashboard(tileNamed('Errors'), tileNamed('Orders'));
    const [tileId = '', other = ''] = ids;
    const id = await createAlert(env.service, env.team, { dashboardId, tileId });
    const [fired] = await evaluateNext({ Errors: 12 });
    await changeAlert(env.service, env.team, id, { tileId: other });
    const [resolved, nextFired, ...others] = await evaluateNext({ Orders: 15 });
    expect([resolved, nextFired, others]).toMatchObject([
      { state: 'OK', tileId, eventId: fired?.eventId },
      { state: 'ALERT', tileId: other, value: 15 },
      [],
    ]);
    expect(nextFired?.eventId).not.toBe(fired?.eventId);
  });

  it('resolves the groups of the previous tile even if that tile was deleted', async () => {
    const [before, after] = [await createDashboard(tileNamed('Errors')), await createDashboard(tileNamed('Orders'))];
    const [tileId = '', other = ''] = [before.ids[0], after.ids[0]];
    const id = await createAlert(env.service, env.team, { dashboardId: before.dashboardId, tileId });
    const [fired] = await evaluateNext({ Errors: 12 });
    await changeAlert(env.service, env.team, id, { dashboardId: after.dashboardId, tileId: other });
    await env.service.dashboards.delete(env.team, before.dashboardId);
    const { eventId } = fired ?? {};
    expect(await evaluateNext({})).toMatchObject([
      { state: 'OK', dashboardId: before.dashboardId, tileId, eventId, title: 'Alert on a tile' },
    ]);
  });

  it('resolves the groups of the previous groupBy, and does not count them as missing', async () => {
    const { dashboardId, ids } = await createDashboard(tileNamed('Errors', ['ServiceName']));
    const id = await createAlert(env.service, env.team, {
      dashboardId,
      tileId: ids[0] ?? '',
      threshold: 5,
      thresholdType: 'below',
    });
    const [fired] = await evaluateNext({ Errors: [{ group: ['cart'], value: 1 }] });
    expect(fired).toMatchObject({ state: 'ALERT', group: ['cart'], value: 1 });
    const { resource } = await env.service.dashboards.get(env.team, dashboardId);
    const tiles = resource.tiles.map(({ id: tileId }) => ({ ...tileNamed('Errors', ['SeverityText']), id: tileId }));
    await env.service.dashboards.replace(env.team, dashboardId, dashboardOf(...tiles));
    const severities = { Errors: [{ group: ['ERROR'], value: 9 }] };
    const { eventId } = fired ?? {};
    const body = 'The alert no longer watches Errors of cart.';
    expect(await evaluateNext(severities)).toMatchObject([{ state: 'OK', group: ['cart'], eventId, body }]);
    expect(await readState(id)).toBe('OK');
    expect(await evaluateNext(severities)).toEqual([]);
  });

  it('restarts the count of consecutive violations', async () => {
    const { dashboardId, ids } = await createDashboard(tileNamed('Errors'), tileNamed('Orders'));
    const [tileId = '', other = ''] = ids;
    const id = await createAlert(env.service, env.team, { dashboardId, tileId, numConsecutiveWindows: 2 });
    await evaluateNext({ Errors: 12 });
    await changeAlert(env.service, env.team, id, { tileId: other });
    expect(await evaluateNext({ Orders: 12 })).toEqual([]);
    expect(await readState(id)).toBe('PENDING');
    expect(await evaluateNext({ Orders: 12 })).toMatchObject([{ state: 'ALERT' }]);
  });

  it('resolves after the silence if its tile is changed during the silence', async () => {
    const { dashboardId, ids } = await createDashboard(tileNamed('Errors'), tileNamed('Orders'));
    const [tileId = '', other = ''] = ids;
    const id = await createAlert(env.service, env.team, { dashboardId, tileId });
    const [fired] = await evaluateNext({ Errors: 12 });
    await silenceAlert(env.service, env.team, id, env.clock.time + 2.5 * MINUTE);
    await changeAlert(env.service, env.team, id, { tileId: other });
    expect(await evaluateNext({ Errors: 12 })).toEqual([]);
    expect(await readState(id)).toBe('OK');
    expect(await evaluateNext({ Orders: 12 })).toEqual([]);
    expect(await readState(id)).toBe('ALERT');
    const { eventId } = fired ?? {};
    expect(await evaluateNext({ Orders: 12 })).toMatchObject([
      { state: 'OK', tileId, eventId },
      { state: 'ALERT', tileId: other },
    ]);
    expect(await evaluateNext({})).toMatchObject([{ state: 'OK', tileId: other }]);
  });

  it('sends no resolution if no webhook was notified', async () => {
    const { dashboardId, ids } = await createDashboard(tileNamed('Errors'), tileNamed('Orders'));
    const [tileId = '', other = ''] = ids;
    const id = await createAlert(env.service, env.team, { dashboardId, tileId });
    await silenceAlert(env.service, env.team, id, env.clock.time + 1.5 * MINUTE);
    expect(await evaluateNext({ Errors: 12 })).toEqual([]);
    await changeAlert(env.service, env.team, id, { tileId: other });
    expect(await evaluateNext({})).toEqual([]);
  });

  it('keeps its state if its tile is changed and changed back before the next round', async () => {
    const { dashboardId, ids } = await createDashboard(tileNamed('Errors'), tileNamed('Orders'));
    const [tileId = '', other = ''] = ids;
    const id = await createAlert(env.service, env.team, { dashboardId, tileId });
    const [fired] = await evaluateNext({ Errors: 12 });
    for (const watchedId of [other, tileId]) await changeAlert(env.service, env.team, id, { tileId: watchedId });
    expect(await evaluateNext({ Errors: 13 })).toMatchObject([{ state: 'ALERT', eventId: fired?.eventId }]);
  });

  it('keeps its state if only its name, message, note, threshold or webhooks change', async () => {
    const webhook = await createWebhook(env.service, env.team);
    const { dashboardId, ids } = await createDashboard(tileNamed('Errors'));
    const id = await createAlert(env.service, env.team, { dashboardId, tileId: ids[0] ?? '', webhooks: [webhook] });
    const [fired] = await evaluateNext({ Errors: 12 });
    const other = await createWebhook(env.service, env.team);
    const changes = { name: 'Too many', message: 'Call.', note: 'n', threshold: 11, webhooks: [webhook, other] };
    await changeAlert(env.service, env.team, id, changes);
    const repeated = await evaluateNext({ Errors: 13 });
    expect(repeated.map(({ state, title }) => [state, title])).toEqual([
      ['ALERT', 'Too many'],
      ['ALERT', 'Too many'],
    ]);
    expect(repeated.map(({ eventId }) => eventId)).toContain(fired?.eventId);
    expect((await evaluateNext({})).map(({ state }) => state)).toEqual(['OK', 'OK']);
  });
});
