import { describe, expect, it } from 'vitest';
import { openStore } from '../../../src/store/open-store.ts';
import { postgres } from '../../support/postgres.ts';
import { createWebhook, openTestService } from '../../support/service.ts';
import { createAlert, openAlertingEnv } from '../support/alerting-env.ts';

const MINUTE = 60_000;

describe.skipIf(!postgres.isAvailable)('evaluators with separate connections to one database', () => {
  it('notify once per window', async () => {
    const { url: databaseUrl, release } = await postgres.database();
    const stores = await Promise.all(
      [1, 2, 3].map(() => openStore({ dataDir: ':memory:', databaseUrl, clock: Date.now })),
    );
    const env = await openAlertingEnv({
      openTestService: () => openTestService({ databaseUrl }),
    });
    env.rows = () => [{ group: [], value: 12 }];
    const webhook = await createWebhook(env.service, env.team);
    for (let count = 0; count < 24; count += 1) await createAlert(env.service, env.team, { webhooks: [webhook] });
    const evaluators = stores.map((store) => env.evaluator({ store }));
    for (let minute = 0; minute < 2; minute += 1) {
      env.clock.time += MINUTE;
      await Promise.all(evaluators.map((alerting) => env.evaluate(alerting)));
    }
    const keys = env.sent.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([48, 48]);
    for (const alerting of evaluators) await alerting.close();
    for (const store of stores) await store.close();
    await env.close();
    await release();
  });
});
