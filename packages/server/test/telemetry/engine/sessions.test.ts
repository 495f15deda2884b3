import type { Session } from 'chdb';
import { expect, it } from 'vitest';
import { openSessionPool } from '../../../src/telemetry/clickhouse/child/sessions.ts';

/** Returns a session whose statements return nothing, or fail. */
function sessionOf(isBroken: boolean): Session {
  const queryAsync = async (): Promise<void> => {
    if (isBroken) throw new Error('broken session');
  };
  return { queryAsync, close: () => undefined } as unknown as Session;
}

it('a pool opens a session again if it could not replace the session of a failed statement', async () => {
  // The first session is broken. The second one is for checks. The third one cannot be opened.
  let opened = 0;
  const open = (): Session => {
    opened += 1;
    if (opened === 3) throw new Error('no memory');
    return sessionOf(opened === 1);
  };
  const pool = openSessionPool(open, 1);
  const failing = async (): Promise<never> => {
    throw new Error('failed statement');
  };
  await expect(pool.use(failing)).rejects.toThrow('failed statement');
  await expect(pool.use(async () => 'result')).rejects.toThrow('no memory');
  expect(await pool.use(async () => 'result')).toBe('result');
  await pool.close();
});
