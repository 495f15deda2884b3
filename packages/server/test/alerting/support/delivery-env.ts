import { afterEach, beforeEach } from 'vitest';
import { parseTargetAllowList } from '../../../src/outgoing/allow-list.ts';
import { type CheckedFetch, createCheckedFetch } from '../../../src/outgoing/checked-fetch.ts';
import { createWebhook, openTestService } from '../../support/service.ts';
import { createAlert, openAlertingEnv } from './alerting-env.ts';
import { startReceiver } from './receiver.ts';
import { instantTimers } from './simulated-timers.ts';

const MINUTE = 60_000;

type WebhookOverrides = Parameters<typeof createWebhook>[2];

/** The secret of webhooks whose notifications are signed. */
export const SECRET = 'whsec-0123456789abcdef';

/** Opens an alerting environment that sends its notifications over HTTP to a receiver on this machine. */
async function openDeliveryEnv() {
  const receiver = await startReceiver();
  const env = await openAlertingEnv({
    // 192.0.2.1 is a documentation address. No host uses it.
    openTestService: () => openTestService({ webhookAllow: ['127.0.0.1', '192.0.2.1'] }),
  });
  env.rows = () => [{ group: [], value: 12 }];
  return {
    env,
    receiver,
    /** The waits between attempts, in milliseconds. */
    waits: [] as number[],
    /** Sends to the receiver over HTTP, with a timeout of 400 ms. Tests can assign another function. */
    send: createCheckedFetch({ allowList: parseTargetAllowList(['127.0.0.1']), timeoutMs: 400 }) as CheckedFetch,
    /** Creates an evaluator that uses `send` and does not wait between attempts. */
    evaluator() {
      const timers = instantTimers();
      const wait = async (milliseconds: number) => {
        this.waits.push(milliseconds);
        await timers.wait(milliseconds);
      };
      return env.evaluator({ send: this.send, timers: { ...timers, wait } });
    },
    /** Returns the properties of a webhook on the receiver. */
    onCallWebhook: (overrides: WebhookOverrides = {}) => ({ name: 'On-call', url: receiver.url, ...overrides }),
    /** Creates webhooks and an alert that fires and notifies them. Returns the execution errors of the alert. */
    async fire(...webhooks: WebhookOverrides[]) {
      return this.notify(
        await Promise.all(webhooks.map((overrides) => createWebhook(env.service, env.team, overrides))),
      );
    },
    /** Creates an alert that fires and notifies existing webhooks. Returns its execution errors. */
    async notify(ids: string[]) {
      const id = await createAlert(env.service, env.team, { webhooks: ids });
      env.clock.time += MINUTE;
      await env.evaluate(this.evaluator());
      const { executionErrors = [] } = (await env.service.alerts.get(env.team, id)).resource;
      return executionErrors.map(({ type, message }) => `${type} ${message}`);
    },
    async close() {
      await env.close();
      await this.send.close();
      await receiver.close();
    },
  };
}

/** Opens an environment before each test of the enclosing `describe`, and closes it after the test. */
export function useDeliveryEnv(): Awaited<ReturnType<typeof openDeliveryEnv>> {
  const current = {} as Awaited<ReturnType<typeof openDeliveryEnv>>;
  beforeEach(async () => {
    Object.assign(current, await openDeliveryEnv());
  });
  afterEach(() => current.close());
  return current;
}
