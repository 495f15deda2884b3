import { describe, expect, it } from 'vitest';
import { countInMemory } from '../../src/limits/count-in-memory.ts';

function setup() {
  const time = { now: 1000 };
  const count = countInMemory({ requests: 2, seconds: 10 }, () => time.now);
  return { time, count };
}

describe('the counter of requests in memory', () => {
  it('returns the numbers of remaining and rejected requests, and the seconds until the window ends', async () => {
    const { time, count } = setup();
    expect(await count('a')).toEqual({ limit: 2, windowSeconds: 10, remaining: 1, resetSeconds: 10, rejected: 0 });
    time.now += 2500;
    expect(await count('a')).toMatchObject({ remaining: 0, resetSeconds: 8, rejected: 0 });
    expect(await count('a')).toMatchObject({ remaining: 0, resetSeconds: 8, rejected: 1 });
  });

  it('counts each key separately', async () => {
    const { count } = setup();
    await count('a');
    await count('a');
    expect(await count('b')).toMatchObject({ remaining: 1, rejected: 0 });
  });

  it('starts a new window after the previous one of the same key ends', async () => {
    const { time, count } = setup();
    await count('a');
    time.now += 6000;
    await count('b');
    time.now += 4000;
    expect(await count('a')).toMatchObject({ remaining: 1, resetSeconds: 10 });
    expect(await count('b')).toMatchObject({ remaining: 0, resetSeconds: 6 });
    time.now += 6000;
    expect(await count('b')).toMatchObject({ remaining: 1, resetSeconds: 10 });
    expect(await count('a')).toMatchObject({ remaining: 0, resetSeconds: 4 });
  });

  it('never returns more seconds than the length of the window, even if the clock returns fractions', async () => {
    const count = countInMemory({ requests: 2, seconds: 60 }, () => 5536.440900003531);
    expect(await count('a')).toMatchObject({ resetSeconds: 60 });
  });

  it('takes less than 10 ms for a request after 500,000 windows have expired', async () => {
    const { time, count } = setup();
    for (let key = 0; key < 500_000; key += 1) count(String(key));
    time.now += 10_000;
    const before = process.threadCpuUsage();
    count('next');
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(10);
  });
});
