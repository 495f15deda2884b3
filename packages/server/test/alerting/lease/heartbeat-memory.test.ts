import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import type { Store } from '../../../src/store/store.ts';
import { sqlite } from '../../support/engines.ts';
import { openAlertingEnv } from '../support/alerting-env.ts';

it('the heartbeats of an evaluator do not keep the results of earlier ones in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const env = await openAlertingEnv(sqlite);
  onTestFinished(env.close);
  const errors: WeakRef<Error>[] = [];
  const unavailable = {
    selectFrom() {
      const error = new Error('The store is unavailable.');
      errors.push(new WeakRef(error));
      throw error;
    },
  } as unknown as Store['db'];
  const alerting = env.evaluator({
    canBeKilled: true,
    store: { db: unavailable, transaction: env.service.store.transaction },
  });
  for (let count = 0; count < 100; count += 1) await alerting.heartbeat().catch(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  expect(errors).toHaveLength(100);
  expect(errors.filter((error) => error.deref()).length).toBeLessThan(10);
});
