import type { Session } from 'chdb';
import { expect, it } from 'vitest';
import { openSessionPool } from '../../../src/telemetry/clickhouse/child/sessions.ts';

const settings = ['max_query_size = 1'];

/** Returns a session whose statements return nothing. `failing` replaces methods. */
function sessionOf(failing: object = {}): Session {
  const session = { query: () => undefined, queryAsync: async () => undefined, close: () => undefined };
  return { ...session, ...failing } as unknown as Session;
}

function fail(message: string): never {
  throw new Error(message);
}

async function failingStatement(): Promise<never> {
  return fail('failed statement');
}

it('a pool opens a session again if it could not replace the session of a failed statement', async () => {
  // The first session is broken. The second one is for checks. The third one cannot be opened.
  let opened = 0;
  const open = (): Session => {
    opened += 1;
    if (opened === 3) fail('no memory');
    return sessionOf(opened === 1 ? { queryAsync: failingStatement } : {});
  };
  const pool = openSessionPool(open, 1, settings);
  await expect(pool.use(failingStatement)).rejects.toThrow('failed statement');
  await expect(pool.use(async () => 'result')).rejects.toThrow('no memory');
  expect(await pool.use(async () => 'result')).toBe('result');
  await pool.close();
});

it('a pool closes a session whose settings cannot be set', async () => {
  // The first session is broken. The second one is for checks. The settings of the third one cannot be set.
  let opened = 0;
  const openSessions = new Set<number>();
  const open = (): Session => {
    opened += 1;
    const number = opened;
    openSessions.add(number);
    return sessionOf({
      close: () => void openSessions.delete(number),
      ...(number === 1 && { queryAsync: failingStatement }),
      ...(number === 3 && { query: () => fail('no memory') }),
    });
  };
  const pool = openSessionPool(open, 1, settings);
  await expect(pool.use(failingStatement)).rejects.toThrow('failed statement');
  await expect(pool.use(async () => 'result')).rejects.toThrow('no memory');
  expect(await pool.use(async () => 'result')).toBe('result');
  expect([...openSessions]).toEqual([2, 4]);
  await pool.close();
  expect(openSessions.size).toBe(0);
});
