import { expect, it } from 'vitest';
import { countInMemory } from '../src/limits/count-in-memory.ts';

function setup() {
  const time = { now: 1000 };
  const count = countInMemory({ requests: 2, seconds: 10 }, () => time.now);
  return { time, count };
}

it('says what is left of a window and when it ends, and what is one too many', async () => {
  const { time, count } = setup();
  expect(await count('a')).toEqual({ limit: 2, windowSeconds: 10, remaining: 1, resetSeconds: 10, over: false });
  time.now += 2500;
  expect(await count('a')).toMatchObject({ remaining: 0, resetSeconds: 8, over: false });
  expect(await count('a')).toMatchObject({ remaining: 0, resetSeconds: 8, over: true });
});

it('counts each key by itself', async () => {
  const { count } = setup();
  await count('a');
  await count('a');
  expect(await count('b')).toMatchObject({ remaining: 1, over: false });
});

it('begins a new window where one has ended, whatever other windows do', async () => {
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

it('never says more seconds than the window has, whatever fractions the clock shows', async () => {
  const count = countInMemory({ requests: 2, seconds: 60 }, () => 5536.440900003531);
  expect(await count('a')).toMatchObject({ resetSeconds: 60 });
});
