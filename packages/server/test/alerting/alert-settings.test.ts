import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../support/engines.ts';
import { createWebhook, START } from '../support/service.ts';
import { changeAlert, createAlert, openAlertingEnv } from './support/alerting-env.ts';

const MINUTE = 60_000;

describe.each(engines)('an alert on $name', (engine) => {
  let env: Awaited<ReturnType<typeof openAlertingEnv>>;
  beforeEach(async () => {
    env = await openAlertingEnv(engine);
  });
  afterEach(() => env.close());

  const stateOf = async (id: string) => (await env.service.alerts.get(env.team, id)).resource.state;

  /**
   * Evaluates one window for each value; undefined is a window without rows. Returns the state of the alert and the states of the
   * notifications after each window.
   */
  const run = async (id: string, ...values: (number | undefined)[]) => {
    const alerting = env.evaluator();
    const results: unknown[][] = [];
    for (const value of values) {
      env.rows = () => (value === undefined ? [] : [{ group: [], value }]);
      env.clock.time += MINUTE;
      await env.evaluate(alerting);
      results.push([await stateOf(id), ...env.takeSent().map(([state]) => state)]);
    }
    return results;
  };

  it.each([
    ['zero', 'resolves', [['ALERT', 'ALERT'], ['OK', 'OK'], ['OK']]],
    ['ok', 'resolves', [['ALERT', 'ALERT'], ['OK', 'OK'], ['OK']]],
    [
      'alert',
      'continues to fire',
      [
        ['ALERT', 'ALERT'],
        ['ALERT', 'ALERT'],
        ['OK', 'OK'],
      ],
    ],
    ['insufficient_data', 'is INSUFFICIENT_DATA', [['ALERT', 'ALERT'], ['INSUFFICIENT_DATA'], ['OK', 'OK']]],
  ] as const)('with noData %s %s in a window without data', async (noData, _, expected) => {
    expect(await run(await createAlert(env.service, env.team, { noData }), 12, undefined, 1)).toEqual(expected);
  });

  it.each([
    ['zero', 'fires', [['ALERT', 'ALERT']]],
    ['ok', 'does not fire', [['OK']]],
    ['alert', 'fires', [['ALERT', 'ALERT']]],
    ['insufficient_data', 'does not fire', [['INSUFFICIENT_DATA']]],
  ] as const)('below a threshold with noData %s %s if the first window has no data', async (noData, _, expected) => {
    expect(await run(await createAlert(env.service, env.team, { noData, thresholdType: 'below' }), undefined)).toEqual(
      expected,
    );
  });

  it('fires for a missing group with noData alert, and ignores it with noData insufficient_data', async () => {
    const tile = { series: [{ type: 'time', aggFn: 'count', groupBy: ['ServiceName'] } as const] };
    await createAlert(env.service, env.team, { noData: 'alert', tile });
    await createAlert(env.service, env.team, { noData: 'insufficient_data', tile });
    const alerting = env.evaluator();
    const next = async (...groups: [string, number][]) => {
      env.rows = () => groups.map(([group, value]) => ({ group: [group], value }));
      env.clock.time += MINUTE;
      await env.evaluate(alerting);
      return env
        .takeSent()
        .map(([state, , group]) => `${group} ${state}`)
        .sort();
    };
    expect(await next(['a', 1], ['b', 12])).toEqual(['b ALERT', 'b ALERT']);
    expect(await next(['b', 1])).toEqual(['a ALERT', 'b OK', 'b OK']);
    expect(await next(['a', 1], ['b', 1])).toEqual(['a OK']);
  });

  it('with notifyEvery waits this time before a repeat, but not before a first notification, one to a new webhook or a resolution', async () => {
    const id = await createAlert(env.service, env.team, { notifyEvery: '5m' });
    const firing = await run(id, ...Array(11).fill(12));
    expect(firing.flatMap((states, minute) => (states.length > 1 ? [minute] : []))).toEqual([0, 5, 10]);
    const { channels } = (await env.service.alerts.get(env.team, id)).resource;
    const added = await createWebhook(env.service, env.team);
    const webhooks = (channels ?? []).map((channel) => ('webhookId' in channel ? channel.webhookId : ''));
    await changeAlert(env.service, env.team, id, { webhooks: [...webhooks, added] });
    expect(await run(id, 12, 12, 1, 12)).toEqual([
      ['ALERT', 'ALERT'],
      ['ALERT'],
      ['OK', 'OK', 'OK'],
      ['ALERT', 'ALERT', 'ALERT'],
    ]);
  });

  it('is not evaluated while it is disabled, and continues with the window in which it is enabled again', async () => {
    const id = await createAlert(env.service, env.team);
    expect(await run(id, 12)).toEqual([['ALERT', 'ALERT']]);
    await changeAlert(env.service, env.team, id, { enabled: false });
    const count = env.queries.length;
    expect(await run(id, 12, 12, 12)).toEqual([['DISABLED'], ['DISABLED'], ['DISABLED']]);
    expect(env.queries.length).toBe(count);
    await changeAlert(env.service, env.team, id, { enabled: true });
    expect(await stateOf(id)).toBe('ALERT');
    expect(await run(id, 1)).toEqual([['OK', 'OK']]);
    expect(env.queries.slice(count).map(({ startMs, endMs }) => [startMs - START, endMs - START])).toEqual([
      [4 * MINUTE, 5 * MINUTE],
    ]);
  });

  it('that was created disabled starts with the window in which it is enabled', async () => {
    const id = await createAlert(env.service, env.team, { enabled: false });
    expect(await run(id, 12, 12, 12)).toEqual([['DISABLED'], ['DISABLED'], ['DISABLED']]);
    await changeAlert(env.service, env.team, id, { enabled: true });
    expect(await run(id, 12)).toEqual([['ALERT', 'ALERT']]);
    expect(env.queries.map(({ startMs, endMs }) => [startMs - START, endMs - START])).toEqual([
      [3 * MINUTE, 4 * MINUTE],
    ]);
  });

  it('with interval 30s evaluates windows of 30 seconds', async () => {
    await createAlert(env.service, env.team, { interval: '30s' });
    env.rows = () => [{ group: [], value: 12 }];
    env.clock.time += 30_000;
    await env.evaluate(env.evaluator());
    expect(env.sent.map(({ body }) => body.endTime - body.startTime)).toEqual([30_000]);
  });

  it('sends no notification while it is silenced, and the resolution after the silence', async () => {
    const id = await createAlert(env.service, env.team);
    const until = (minutes: number) => ({ until: new Date(env.clock.time + minutes * MINUTE).toISOString() });
    expect(await run(id, 12)).toEqual([['ALERT', 'ALERT']]);
    await env.service.alerts.silence(env.team, id, until(10), 'on-call');
    expect(await run(id, 12, 1)).toEqual([['ALERT'], ['OK']]);
    await env.service.alerts.endSilence(env.team, id);
    expect(await run(id, 1)).toEqual([['OK', 'OK']]);
  });

  it('renders its settings and groups in templates, and its display name as the title if it has no name', async () => {
    const body =
      '{"t": "{{title}}|{{status}}|{{comparator}}|{{note}}|{{tags}}|{{sourceQuery}}|{{alertType}}|{{startTimeISO}}|{{var.ServiceName}}|{{var.service.name}}|{{var.other}}"}';
    const bodies: string[] = [];
    const webhook = await createWebhook(env.service, env.team, { body });
    await createAlert(env.service, env.team, {
      tile: { series: [{ type: 'time', aggFn: 'count', where: 'a:"b"', groupBy: ['ServiceName', 'service.name'] }] },
      webhooks: [webhook],
      displayName: 'Too many errors',
      note: 'call',
      tags: ['x', 'y', 'x'],
    });
    env.rows = () => [{ group: ['checkout "eu"', 'b'], value: 12 }];
    env.clock.time += MINUTE;
    await env.evaluate(
      env.evaluator({
        send: async (_, sent) => {
          bodies.push(JSON.parse(sent?.body ?? '').t);
          return { status: 200 };
        },
      }),
    );
    expect(bodies).toEqual([
      'Too many errors|firing|above|call|x, y|a:"b"|tile|2026-01-12T09:30:00.000Z|checkout "eu"|b|',
    ]);
  });
});
