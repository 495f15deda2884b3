import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { addAlertGauges } from '../../src/monitoring/alert-gauges.ts';
import { copyAlert, createAlert, openAlertingEnv } from '../alerting/support/alerting-env.ts';
import { engines } from '../support/engines.ts';

const MINUTE = 60_000;

describe.each(engines)('the gauges of alerts on $name', (engine) => {
  it('count the alerts by state and show the age of the oldest undelivered notification', async () => {
    const env = await openAlertingEnv(engine);
    const registry = new Registry();
    addAlertGauges({ store: env.service.store, telemetry: undefined, clock: env.clock.now }, registry);
    const samples = async () => (await registry.metrics()).split('\n').filter((line) => /^observability/.test(line));
    env.rows = () => [{ group: [], value: 12 }];
    await createAlert(env.service, env.team);
    await createAlert(env.service, env.managed, { enabled: false });
    env.clock.time += MINUTE;
    let status = 503;
    const alerting = env.evaluator({ send: async () => ({ status }) });
    await env.evaluate(alerting);
    env.clock.time += MINUTE / 2;
    expect(await samples()).toEqual([
      'observability_api_alerts{state="OK"} 0',
      'observability_api_alerts{state="PENDING"} 0',
      'observability_api_alerts{state="ALERT"} 1',
      'observability_api_alerts{state="INSUFFICIENT_DATA"} 0',
      'observability_api_alerts{state="DISABLED"} 1',
      'observability_api_alerts_failing 0',
      'observability_api_alert_evaluation_delay_seconds 0',
      'observability_api_oldest_undelivered_notification_seconds 30',
    ]);
    env.clock.time += 10 * MINUTE;
    expect((await samples()).at(-2)).toMatch(/^observability_api_alert_evaluation_delay_seconds 5\d\d/);
    status = 200;
    await env.evaluate(alerting);
    expect((await samples()).at(-2)).toBe('observability_api_alert_evaluation_delay_seconds 0');
    expect((await samples()).at(-1)).toBe('observability_api_oldest_undelivered_notification_seconds 0');
    await env.close();
  });

  it('count the alerts whose evaluation failed, and show the delay of the others, including those without data', async () => {
    const env = await openAlertingEnv(engine);
    const registry = new Registry();
    addAlertGauges({ store: env.service.store, telemetry: undefined, clock: env.clock.now }, registry);
    const samples = async () =>
      (await registry.metrics()).match(/^observability_api_alert.*(INSUFFICIENT_DATA"\}|failing|delay_seconds) .*$/gm);
    await createAlert(env.service, env.team, { noData: 'insufficient_data' });
    env.clock.time += MINUTE;
    await env.evaluate(env.evaluator());
    expect(await samples()).toEqual([
      'observability_api_alerts{state="INSUFFICIENT_DATA"} 1',
      'observability_api_alerts_failing 0',
      'observability_api_alert_evaluation_delay_seconds 0',
    ]);
    env.clock.time += 10 * MINUTE;
    expect((await samples())?.at(-1)).toBe('observability_api_alert_evaluation_delay_seconds 540');
    env.rows = () => {
      // The gauge does not count errors of deliveries. This message looks like one, but the evaluation failed, so the gauge counts it.
      throw new Error('"type":"WEBHOOK_ERROR"');
    };
    await env.evaluate(env.evaluator());
    env.clock.time += 10 * MINUTE;
    expect((await samples())?.slice(-2)).toEqual([
      'observability_api_alerts_failing 1',
      'observability_api_alert_evaluation_delay_seconds 0',
    ]);
    await env.close();
  });

  it('count every alert once, even if the alerts fill several pages of the query', async () => {
    const env = await openAlertingEnv(engine);
    const registry = new Registry();
    addAlertGauges({ store: env.service.store, telemetry: undefined, clock: env.clock.now }, registry);
    await copyAlert(env.service, await createAlert(env.service, env.team), 150);
    await copyAlert(env.service, await createAlert(env.service, env.managed, { enabled: false }), 249);
    const metrics = await registry.metrics();
    expect(metrics.match(/^observability_api_alerts.* [1-9]\d*$/gm)).toEqual([
      'observability_api_alerts{state="OK"} 151',
      'observability_api_alerts{state="DISABLED"} 250',
    ]);
    await env.close();
  });
});
