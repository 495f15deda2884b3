import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../support/engines.ts';
import { createWebhook } from '../../support/service.ts';
import { changeAlert, createAlert, openAlertingEnv, silenceAlert } from '../support/alerting-env.ts';

const MINUTE = 60_000;

describe.each(engines)('the webhooks of a firing alert, on $name,', (engine) => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  let alerting: ReturnType<typeof env.evaluator>;
  beforeEach(async () => {
    env = await openAlertingEnv(engine);
    alerting = env.evaluator();
  });
  afterEach(() => env.close());

  const webhookNamed = (name: string) =>
    createWebhook(env.service, env.team, { name, url: `https://${name}.example.org/` });

  /** Evaluates the next minute with a value. Returns the sent notifications with the names of their webhooks. */
  const evaluateNext = async (value: number) => {
    env.rows = () => [{ group: [], value }];
    env.clock.time += MINUTE;
    await env.evaluate(alerting);
    return env.sent.splice(0).map(({ url, body }) => ({ to: new URL(url).host.split('.')[0], ...body }));
  };
  /** Replaces the stored states of the groups with those that an earlier version wrote. */
  const storeGroups = (groups: object) =>
    env.service.store.db
      .updateTable('alert_evaluations')
      .set({ groups: JSON.stringify(groups) })
      .execute();
  const summarize = (notifications: Awaited<ReturnType<typeof evaluateNext>>) =>
    notifications.map(({ to, state }) => `${to} ${state}`).toSorted();

  it('receive the resolution if they received ALERT, even if the alert no longer uses them', async () => {
    const [first, second] = [await webhookNamed('first'), await webhookNamed('second')];
    const id = await createAlert(env.service, env.team, { webhooks: [first] });
    const [fired] = await evaluateNext(12);
    await changeAlert(env.service, env.team, id, { webhooks: [second] });
    const resolved = await evaluateNext(1);
    expect(summarize(resolved)).toEqual(['first OK']);
    expect(resolved[0]?.eventId).toBe(fired?.eventId);
    expect(await evaluateNext(1)).toEqual([]);
    expect(summarize(await evaluateNext(12))).toEqual(['second ALERT']);
    expect(summarize(await evaluateNext(1))).toEqual(['second OK']);
  });

  it('receive the next ALERT if they were added, and all receive the resolution', async () => {
    const [first, second, third] = [
      await webhookNamed('first'),
      await webhookNamed('second'),
      await webhookNamed('third'),
    ];
    const id = await createAlert(env.service, env.team, { webhooks: [first, second] });
    const events = new Map((await evaluateNext(12)).map(({ to, eventId }) => [to, eventId]));
    await changeAlert(env.service, env.team, id, { webhooks: [second, third] });
    const repeated = await evaluateNext(13);
    expect(summarize(repeated)).toEqual(['second ALERT', 'third ALERT']);
    for (const { to, eventId } of repeated) events.set(to, events.get(to) ?? eventId);
    const resolved = await evaluateNext(1);
    expect(summarize(resolved)).toEqual(['first OK', 'second OK', 'third OK']);
    expect(new Map(resolved.map(({ to, eventId }) => [to, eventId]))).toEqual(events);
  });

  it('receive nothing if they were deleted, and the alert has no error', async () => {
    const [first, second] = [await webhookNamed('first'), await webhookNamed('second')];
    const id = await createAlert(env.service, env.team, { webhooks: [first] });
    await evaluateNext(12);
    await changeAlert(env.service, env.team, id, { webhooks: [second] });
    await env.service.webhooks.delete(env.team, first);
    expect(await evaluateNext(1)).toEqual([]);
    const { resource } = await env.service.alerts.get(env.team, id);
    expect(resource).toMatchObject({ state: 'OK', executionErrors: [] });
    expect(await env.undelivered()).toEqual([]);
  });

  it('receive the resolution after a silence if they received ALERT before the silence', async () => {
    const [first, second] = [await webhookNamed('first'), await webhookNamed('second')];
    const id = await createAlert(env.service, env.team, { webhooks: [first] });
    await evaluateNext(12);
    await silenceAlert(env.service, env.team, id, env.clock.time + 1.5 * MINUTE);
    await changeAlert(env.service, env.team, id, { webhooks: [second] });
    expect(await evaluateNext(1)).toEqual([]);
    expect(summarize(await evaluateNext(1))).toEqual(['first OK']);
  });

  it('receive the resolution if an earlier version stored the state without webhooks', async () => {
    const [first, second] = [await webhookNamed('first'), await webhookNamed('second')];
    const id = await createAlert(env.service, env.team, { webhooks: [first, second] });
    const events = new Set((await evaluateNext(12)).map(({ eventId }) => eventId));
    const sinceMs = env.clock.time - MINUTE;
    // The earlier version stored neither the webhooks, nor what the alert watches, nor the end of the last window.
    const group = { group: [], state: 'ALERT', violations: 1, seenMs: env.clock.time, sinceMs, told: true };
    await storeGroups([group]);
    const resolved = await evaluateNext(1);
    expect(summarize(resolved)).toEqual(['first OK', 'second OK']);
    expect(new Set(resolved.map(({ eventId }) => eventId))).toEqual(events);
    expect((await env.service.alerts.get(env.team, id)).resource.state).toBe('OK');
  });

  it('receive the resolution if an earlier version stored the state with other property names', async () => {
    const [first, second] = [await webhookNamed('first'), await webhookNamed('second')];
    const id = await createAlert(env.service, env.team, { webhooks: [second] });
    await evaluateNext(0);
    const { dashboardId, tileId } = (await env.service.alerts.get(env.team, id)).resource;
    const of = { dashboardId, tileId, groupBy: [] };
    const endMs = env.clock.time;
    const group = { group: [], of, state: 'ALERT', violations: 1, seenMs: endMs, sinceMs: endMs, told: [first] };
    await storeGroups({ judgedMs: endMs, windowMs: MINUTE, groups: [group] });
    expect(summarize(await evaluateNext(1))).toEqual(['first OK']);
  });

  it('receive one resolution of a group that an earlier version stored for a tile that is no longer grouped', async () => {
    const id = await createAlert(env.service, env.team, { webhooks: [await webhookNamed('first')] });
    await evaluateNext(0);
    const group = {
      group: ['shop'],
      state: 'ALERT',
      violations: 1,
      seenMs: env.clock.time,
      sinceMs: env.clock.time,
      told: true,
    };
    await storeGroups([group]);
    expect(summarize(await evaluateNext(1))).toEqual(['first OK']);
    expect(summarize(await evaluateNext(1))).toEqual([]);
    expect((await env.service.alerts.get(env.team, id)).resource.state).toBe('OK');
  });
});
