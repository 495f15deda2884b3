import { parseWebhookAllowList } from '../../../src/outgoing/allow-list.ts';
import { type CheckedFetch, createCheckedFetch } from '../../../src/outgoing/checked-fetch.ts';
import { openTestService } from '../../support/service.ts';
import { startReceiver } from './receiver.ts';
import { instantTiming } from './simulated-time.ts';
import { makeAlert, makeWebhook, openWorld } from './world.ts';

const MINUTE = 60_000;

/** A world whose notifications go over real HTTP to a receiver on this machine. */
export async function openDeliveries() {
  const receiver = await startReceiver();
  const the = await openWorld({
    name: 'sqlite',
    openStore: () => Promise.reject(new Error('not needed')),
    storeOptions: () => Promise.reject(new Error('not needed')),
    openTestService: () => openTestService({ webhookAllow: ['127.0.0.1', '192.0.2.1'] }),
  });
  the.world.rows = () => [{ group: [], value: 12 }];
  const pauses: number[] = [];
  const at = {
    the,
    receiver,
    /** How long was waited before each further attempt. */
    pauses,
    send: createCheckedFetch({ allowList: parseWebhookAllowList(['127.0.0.1']), timeoutMs: 400 }) as CheckedFetch,
    evaluator() {
      const timing = instantTiming();
      const wait = async (milliseconds: number) => {
        pauses.push(milliseconds);
        await timing.wait(milliseconds);
      };
      return the.evaluator({ send: at.send, timing: { ...timing, wait } });
    },
    /** Fires an alert on webhooks; what its readers are then told went wrong. */
    async fire(...webhooks: Parameters<typeof makeWebhook>[2][]) {
      return at.notify(await Promise.all(webhooks.map((webhook) => makeWebhook(the.service, the.team, webhook))));
    },
    /** The same on webhooks that there are. */
    async notify(ids: string[]) {
      const id = await makeAlert(the.service, the.team, { webhooks: ids });
      the.clock.time += MINUTE;
      await the.evaluate(at.evaluator());
      const { executionErrors } = (await the.service.alerts.get(the.team, id)).resource;
      return executionErrors.map(({ type, message }) => `${type} ${message}`);
    },
    async close() {
      await the.close();
      await at.send.close();
      await receiver.close();
    },
  };
  return at;
}
