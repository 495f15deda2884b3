import { parseWebhookAllowList } from '../../../src/outgoing/allow-list.ts';
import { type CheckedFetch, createCheckedFetch } from '../../../src/outgoing/checked-fetch.ts';
import { createWebhook, openTestService } from '../../support/service.ts';
import { createAlert, openAlertingEnv } from './alerting-env.ts';
import { startReceiver } from './receiver.ts';
import { instantTimers } from './simulated-timers.ts';

const MINUTE = 60_000;

/** Opens an alerting environment that sends its notifications over HTTP to a receiver on this machine. */
export async function openDeliveryEnv() {
  const receiver = await startReceiver();
  const env = await openAlertingEnv({
    name: 'sqlite',
    openStore: () => Promise.reject(new Error('This environment has no store options.')),
    storeOptions: () => Promise.reject(new Error('This environment has no store options.')),
    openTestService: () => openTestService({ webhookAllow: ['127.0.0.1', '192.0.2.1'] }),
  });
  env.rows = () => [{ group: [], value: 12 }];
  const pauses: number[] = [];
  const deliveries = {
    env,
    receiver,
    /** The waits between attempts, in milliseconds. */
    pauses,
    send: createCheckedFetch({ allowList: parseWebhookAllowList(['127.0.0.1']), timeoutMs: 400 }) as CheckedFetch,
    evaluator() {
      const timers = instantTimers();
      const wait = async (milliseconds: number) => {
        pauses.push(milliseconds);
        await timers.wait(milliseconds);
      };
      return env.evaluator({ send: deliveries.send, timers: { ...timers, wait } });
    },
    /** Creates webhooks and an alert on them that fires. Returns the execution errors of the alert. */
    async fire(...webhooks: Parameters<typeof createWebhook>[2][]) {
      return deliveries.notify(
        await Promise.all(webhooks.map((overrides) => createWebhook(env.service, env.team, overrides))),
      );
    },
    /** Creates an alert that fires on existing webhooks. Returns its execution errors. */
    async notify(ids: string[]) {
      const id = await createAlert(env.service, env.team, { webhooks: ids });
      env.clock.time += MINUTE;
      await env.evaluate(deliveries.evaluator());
      const { executionErrors = [] } = (await env.service.alerts.get(env.team, id)).resource;
      return executionErrors.map(({ type, message }) => `${type} ${message}`);
    },
    async close() {
      await env.close();
      await deliveries.send.close();
      await receiver.close();
    },
  };
  return deliveries;
}
