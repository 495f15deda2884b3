import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { engines } from '../support/engines.ts';
import { makeAlert, makeWebhook, openWorld } from './support/world.ts';

const MINUTE = 60_000;

const postgres = engines.find(({ name }) => name === 'postgres');

describe.skipIf(!postgres)('evaluators of several processes on one database', () => {
  it('notify of each window once', async () => {
    const { databaseUrl = '', drop } = (await postgres?.storeOptions()) ?? { drop: async () => undefined };
    const stores = await Promise.all(
      [1, 2, 3].map(() => openStore({ dataDir: ':memory:', databaseUrl, clock: Date.now })),
    );
    const the = await openWorld({
      ...(postgres as NonNullable<typeof postgres>),
      openTestService: async () => {
        const { openTestService } = await import('../support/service.ts');
        return openTestService({ databaseUrl });
      },
    });
    the.world.rows = () => [{ group: [], value: 12 }];
    const webhook = await makeWebhook(the.service, the.team);
    for (let count = 0; count < 24; count += 1) await makeAlert(the.service, the.team, { webhooks: [webhook] });
    const evaluators = stores.map((store) => the.evaluator({ store }));
    for (let minute = 0; minute < 2; minute += 1) {
      the.clock.time += MINUTE;
      await Promise.all(evaluators.map((alerting) => the.evaluate(alerting)));
    }
    const keys = the.world.sent.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([48, 48]);
    for (const alerting of evaluators) await alerting.close();
    for (const store of stores) await store.close();
    await the.close();
    await drop();
  });
});
