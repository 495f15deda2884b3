import { describe, expect, it } from 'vitest';
import { createIds } from '../../src/domain/ids.ts';

describe('ids', () => {
  it('are 24 lower-case hexadecimal characters that start with the seconds and milliseconds of the time', () => {
    const newId = createIds(() => 0x6740a3f2 * 1000 + 0x1a2);
    expect(newId()).toMatch(/^6740a3f201a2[0-9a-f]{12}$/);
  });

  it('increase within a millisecond and over time', () => {
    let time = 1_700_000_000_000;
    const newId = createIds(() => time);
    const ids = Array.from({ length: 5_000 }, (_, index) => {
      if (index % 100 === 0) time += 7;
      return newId();
    });
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('increase when the clock is set back', () => {
    let time = 1_700_000_000_000;
    const newId = createIds(() => time);
    const before = newId();
    time -= 60_000;
    expect(newId() > before).toBe(true);
    time += 60_001;
    expect(newId().slice(0, 12) > before.slice(0, 12)).toBe(true);
  });

  it('continue after the newest stored id, even if the clock was set back', () => {
    const before = createIds(() => 1_700_000_000_000)();
    const newId = createIds(() => 1_600_000_000_000, before);
    expect(newId() > before).toBe(true);
  });

  it('differ between processes in the same millisecond', () => {
    const [first, second] = [createIds(() => 1), createIds(() => 1)];
    expect(first()).not.toBe(second());
  });

  it('differ between processes that continue after the same id', () => {
    const before = createIds(() => 2)();
    const [first, second] = [createIds(() => 1, before), createIds(() => 1, before)];
    expect(first()).not.toBe(second());
  });
});
