import type { TileInput } from '@observability-api/schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GroupValue } from '../../src/alerting/state/groups.ts';
import { engines } from '../support/engines.ts';
import { dashboardOf, timeTile } from '../support/service.ts';
import { changeAlert, makeAlert, makeWebhook, openWorld, silenceAlerts } from './support/world.ts';

const MINUTE = 60_000;

describe.each(engines)('an alert that is put on something else on $name', (engine) => {
  let the: Awaited<ReturnType<typeof openWorld>>;
  let alerting: ReturnType<typeof the.evaluator>;
  beforeEach(async () => {
    the = await openWorld(engine);
    alerting = the.evaluator({
      linkTo:
        async ({ tileId }) =>
        () =>
          `https://dashboards.example.org/${tileId}`,
    });
  });
  afterEach(() => the.close());

  const tile = (name: string, groupBy: string[] = []): TileInput =>
    timeTile({ name, series: [{ type: 'time', aggFn: 'count', where: name, groupBy }] });

  /** A dashboard with tiles of these names; their ids. */
  const dashboard = async (...tiles: TileInput[]) => {
    const { resource } = await the.service.dashboards.create(the.team, dashboardOf(...tiles));
    return { dashboardId: resource.id, ids: resource.tiles.map(({ id }) => id) };
  };

  /** What is told in the next minute, in which a tile counted what is said by its name. */
  const next = async (counted: Readonly<Record<string, number | GroupValue[]>>) => {
    the.world.rows = (_, name) => {
      const values = counted[name] ?? 0;
      return typeof values === 'number' ? [{ group: [], value: values }] : values;
    };
    the.clock.time += MINUTE;
    await the.evaluate(alerting);
    return the.world.sent.splice(0).map(({ body }) => body);
  };
  const stateOf = async (id: string) => (await the.service.alerts.get(the.team, id)).resource.state;

  it('ends what it told of the tile before, once, and begins anew', async () => {
    const { dashboardId, ids } = await dashboard(tile('Errors'), tile('Orders'));
    const [tileId = '', other = ''] = ids;
    const id = await makeAlert(the.service, the.team, { dashboardId, tileId });
    const [fired] = await next({ Errors: 12 });
    await changeAlert(the.service, the.team, id, { tileId: other });
    const ended = await next({ Errors: 12, Orders: 3 });
    const window = { startTime: the.clock.time - MINUTE, endTime: the.clock.time };
    expect(ended).toEqual([
      {
        ...fired,
        ...window,
        ...{ state: 'OK', value: 0, body: 'The alert no longer watches Errors.' },
      },
    ]);
    expect(await stateOf(id)).toBe('OK');
    expect(await next({ Errors: 12, Orders: 3 })).toEqual([]);
    const [anew] = await next({ Errors: 12, Orders: 15 });
    expect(anew).toMatchObject({ state: 'ALERT', tileId: other, title: 'Alert on Orders', value: 15 });
    expect(anew?.eventId).not.toBe(fired?.eventId);
  });

  it('fires at once where that violates the threshold as well, after the end of what was before', async () => {
    const { dashboardId, ids } = await dashboard(tile('Errors'), tile('Orders'));
    const [tileId = '', other = ''] = ids;
    const id = await makeAlert(the.service, the.team, { dashboardId, tileId });
    const [fired] = await next({ Errors: 12 });
    await changeAlert(the.service, the.team, id, { tileId: other });
    const [ended, anew, ...more] = await next({ Orders: 15 });
    expect([ended, anew, more]).toMatchObject([
      { state: 'OK', tileId, eventId: fired?.eventId },
      { state: 'ALERT', tileId: other, value: 15 },
      [],
    ]);
    expect(anew?.eventId).not.toBe(fired?.eventId);
  });

  it('ends what it told of a tile that is gone by then', async () => {
    const [before, after] = [await dashboard(tile('Errors')), await dashboard(tile('Orders'))];
    const [tileId = '', other = ''] = [before.ids[0], after.ids[0]];
    const id = await makeAlert(the.service, the.team, { dashboardId: before.dashboardId, tileId });
    const [fired] = await next({ Errors: 12 });
    await changeAlert(the.service, the.team, id, { dashboardId: after.dashboardId, tileId: other });
    await the.service.dashboards.delete(the.team, before.dashboardId);
    const { eventId } = fired ?? {};
    expect(await next({})).toMatchObject([
      { state: 'OK', dashboardId: before.dashboardId, tileId, eventId, title: 'Alert on a tile' },
    ]);
  });

  it('ends the groups that there are not any more where its tile is grouped otherwise, and does not miss them', async () => {
    const { dashboardId, ids } = await dashboard(tile('Errors', ['ServiceName']));
    const id = await makeAlert(the.service, the.team, {
      ...{ dashboardId, tileId: ids[0] ?? '', threshold: 5, thresholdType: 'below' },
    });
    const [fired] = await next({ Errors: [{ group: ['cart'], value: 1 }] });
    expect(fired).toMatchObject({ state: 'ALERT', group: ['cart'], value: 1 });
    const { resource } = await the.service.dashboards.get(the.team, dashboardId);
    const tiles = resource.tiles.map((each) => ({ ...tile('Errors', ['SeverityText']), id: each.id }));
    await the.service.dashboards.replace(the.team, dashboardId, dashboardOf(...tiles));
    const severities = { Errors: [{ group: ['ERROR'], value: 9 }] };
    const { eventId } = fired ?? {};
    const body = 'The alert no longer watches Errors of cart.';
    expect(await next(severities)).toMatchObject([{ state: 'OK', group: ['cart'], eventId, body }]);
    expect(await stateOf(id)).toBe('OK');
    expect(await next(severities)).toEqual([]);
  });

  it('counts the windows in a row from the beginning', async () => {
    const { dashboardId, ids } = await dashboard(tile('Errors'), tile('Orders'));
    const [tileId = '', other = ''] = ids;
    const id = await makeAlert(the.service, the.team, { dashboardId, tileId, numConsecutiveWindows: 2 });
    await next({ Errors: 12 });
    await changeAlert(the.service, the.team, id, { tileId: other });
    expect(await next({ Orders: 12 })).toEqual([]);
    expect(await stateOf(id)).toBe('PENDING');
    expect(await next({ Orders: 12 })).toMatchObject([{ state: 'ALERT' }]);
  });

  it('in a silence ends what it told before when the silence is over', async () => {
    const { dashboardId, ids } = await dashboard(tile('Errors'), tile('Orders'));
    const [tileId = '', other = ''] = ids;
    const id = await makeAlert(the.service, the.team, { dashboardId, tileId });
    const [fired] = await next({ Errors: 12 });
    await silenceAlerts(the.service, the.clock.time + 2.5 * MINUTE);
    await changeAlert(the.service, the.team, id, { tileId: other });
    expect(await next({ Errors: 12 })).toEqual([]);
    expect(await stateOf(id)).toBe('OK');
    expect(await next({ Orders: 12 })).toEqual([]);
    expect(await stateOf(id)).toBe('ALERT');
    const { eventId } = fired ?? {};
    expect(await next({ Orders: 12 })).toMatchObject([
      { state: 'OK', tileId, eventId },
      { state: 'ALERT', tileId: other },
    ]);
    expect(await next({})).toMatchObject([{ state: 'OK', tileId: other }]);
  });

  it('ends nothing that nobody was told of', async () => {
    const { dashboardId, ids } = await dashboard(tile('Errors'), tile('Orders'));
    const [tileId = '', other = ''] = ids;
    const id = await makeAlert(the.service, the.team, { dashboardId, tileId });
    await silenceAlerts(the.service, the.clock.time + 1.5 * MINUTE);
    expect(await next({ Errors: 12 })).toEqual([]);
    await changeAlert(the.service, the.team, id, { tileId: other });
    expect(await next({})).toEqual([]);
  });

  it('and back before anybody looked goes on', async () => {
    const { dashboardId, ids } = await dashboard(tile('Errors'), tile('Orders'));
    const [tileId = '', other = ''] = ids;
    const id = await makeAlert(the.service, the.team, { dashboardId, tileId });
    const [fired] = await next({ Errors: 12 });
    for (const each of [other, tileId]) await changeAlert(the.service, the.team, id, { tileId: each });
    expect(await next({ Errors: 13 })).toMatchObject([{ state: 'ALERT', eventId: fired?.eventId }]);
  });

  it('is another matter than one of which only the words, the threshold or the webhooks change', async () => {
    const webhook = await makeWebhook(the.service, the.team);
    const { dashboardId, ids } = await dashboard(tile('Errors'));
    const id = await makeAlert(the.service, the.team, { dashboardId, tileId: ids[0] ?? '', webhooks: [webhook] });
    const [fired] = await next({ Errors: 12 });
    const other = await makeWebhook(the.service, the.team);
    const changes = { name: 'Too many', message: 'Call.', note: 'n', threshold: 11, webhooks: [webhook, other] };
    await changeAlert(the.service, the.team, id, changes);
    const again = await next({ Errors: 13 });
    expect(again.map(({ state, title }) => [state, title])).toEqual([
      ['ALERT', 'Too many'],
      ['ALERT', 'Too many'],
    ]);
    expect(again.map(({ eventId }) => eventId)).toContain(fired?.eventId);
    expect((await next({})).map(({ state }) => state)).toEqual(['OK', 'OK']);
  });
});
