import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../support/engines.ts';
import { changeAlert, makeAlert, makeWebhook, openWorld, silenceAlerts } from './support/world.ts';

const MINUTE = 60_000;

describe.each(engines)('the webhooks of an alert that fires, on $name,', (engine) => {
  let the: Awaited<ReturnType<typeof openWorld>>;
  let alerting: ReturnType<typeof the.evaluator>;
  beforeEach(async () => {
    the = await openWorld(engine);
    alerting = the.evaluator();
  });
  afterEach(() => the.close());

  const hook = (name: string) => makeWebhook(the.service, the.team, { name, url: `https://${name}.example.org/` });

  /** Which webhook was told what in the next minute, in which something was counted. */
  const told = async (value: number) => {
    the.world.rows = () => [{ group: [], value }];
    the.clock.time += MINUTE;
    await the.evaluate(alerting);
    return the.world.sent.splice(0).map(({ url, body }) => ({ to: new URL(url).host.split('.')[0], ...body }));
  };
  const inShort = (all: Awaited<ReturnType<typeof told>>) => all.map(({ to, state }) => `${to} ${state}`).toSorted();

  it('and that it does not use any more are told of its end, and those that were not told are not', async () => {
    const [first, second] = [await hook('first'), await hook('second')];
    const id = await makeAlert(the.service, the.team, { webhooks: [first] });
    const [fired] = await told(12);
    await changeAlert(the.service, the.team, id, { webhooks: [second] });
    const ended = await told(1);
    expect(inShort(ended)).toEqual(['first OK']);
    expect(ended[0]?.eventId).toBe(fired?.eventId);
    expect(await told(1)).toEqual([]);
    expect(inShort(await told(12))).toEqual(['second ALERT']);
    expect(inShort(await told(1))).toEqual(['second OK']);
  });

  it('and that it uses by then are told of the next window, and all of its end', async () => {
    const [first, second, third] = [await hook('first'), await hook('second'), await hook('third')];
    const id = await makeAlert(the.service, the.team, { webhooks: [first, second] });
    const events = new Map((await told(12)).map(({ to, eventId }) => [to, eventId]));
    await changeAlert(the.service, the.team, id, { webhooks: [second, third] });
    const again = await told(13);
    expect(inShort(again)).toEqual(['second ALERT', 'third ALERT']);
    for (const { to, eventId } of again) events.set(to, events.get(to) ?? eventId);
    const ended = await told(1);
    expect(inShort(ended)).toEqual(['first OK', 'second OK', 'third OK']);
    expect(new Map(ended.map(({ to, eventId }) => [to, eventId]))).toEqual(events);
  });

  it('and that are deleted by then are told nothing, and nothing is wrong with it', async () => {
    const [first, second] = [await hook('first'), await hook('second')];
    const id = await makeAlert(the.service, the.team, { webhooks: [first] });
    await told(12);
    await changeAlert(the.service, the.team, id, { webhooks: [second] });
    await the.service.webhooks.delete(the.team, first);
    expect(await told(1)).toEqual([]);
    const { resource } = await the.service.alerts.get(the.team, id);
    expect(resource).toMatchObject({ state: 'OK', executionErrors: [] });
    const waiting = the.service.store.db.selectFrom('alert_notifications').select('key').where('done_at', 'is', null);
    expect(await waiting.execute()).toEqual([]);
  });

  it('are told of an end in a silence afterwards, if they were told before', async () => {
    const [first, second] = [await hook('first'), await hook('second')];
    const id = await makeAlert(the.service, the.team, { webhooks: [first] });
    await told(12);
    await silenceAlerts(the.service, the.clock.time + 1.5 * MINUTE);
    await changeAlert(the.service, the.team, id, { webhooks: [second] });
    expect(await told(1)).toEqual([]);
    expect(inShort(await told(1))).toEqual(['first OK']);
  });

  it('are told of its end where it was not stored yet who was told', async () => {
    const [first, second] = [await hook('first'), await hook('second')];
    const id = await makeAlert(the.service, the.team, { webhooks: [first, second] });
    const events = new Set((await told(12)).map(({ eventId }) => eventId));
    const sinceMs = the.clock.time - MINUTE;
    // As it was written before an alert remembered its webhooks, its tile, and how far it was judged.
    const group = { group: [], state: 'ALERT', violations: 1, seenMs: the.clock.time, sinceMs, told: true };
    const stored = JSON.stringify([group]);
    await the.service.store.db.updateTable('alert_evaluations').set({ groups: stored }).execute();
    const ended = await told(1);
    expect(inShort(ended)).toEqual(['first OK', 'second OK']);
    expect(new Set(ended.map(({ eventId }) => eventId))).toEqual(events);
    expect((await the.service.alerts.get(the.team, id)).resource.state).toBe('OK');
  });

  it('are told once of the end of a group that was stored so of a tile that is not grouped any more', async () => {
    const id = await makeAlert(the.service, the.team, { webhooks: [await hook('first')] });
    await told(0);
    const group = {
      group: ['shop'],
      state: 'ALERT',
      violations: 1,
      seenMs: the.clock.time,
      sinceMs: the.clock.time,
      told: true,
    };
    const groups = JSON.stringify([group]);
    await the.service.store.db.updateTable('alert_evaluations').set({ groups }).execute();
    expect(inShort(await told(1))).toEqual(['first OK']);
    expect(inShort(await told(1))).toEqual([]);
    expect((await the.service.alerts.get(the.team, id)).resource.state).toBe('OK');
  });
});
