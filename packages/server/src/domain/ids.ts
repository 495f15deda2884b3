import { randomInt } from 'node:crypto';
import type { Clock } from './clock.ts';

const RANDOM_LIMIT = 2 ** 48;
const HALF = 2 ** 24;

/** The upper half stays free, so that a burst within one millisecond has room to count up. */
function randomStart(): number {
  return randomInt(RANDOM_LIMIT / 2);
}

function randomGap(): number {
  return randomInt(2 ** 40);
}

/** So many digits, the first ones zeros where the value is small. */
function hex(value: number, digits: number): string {
  return (16 ** digits + value).toString(16).slice(1);
}

function number(text: string): number {
  return Number.parseInt(text, 16);
}

/**
 * Makes ids of 24 lower-case hex characters: 4 bytes of seconds, 2 of milliseconds, 6 random ones that count up within a
 * millisecond. Ids of one process only ever grow, from the one that they come `after` on, also when the clock steps
 * back, because lists are ordered by id.
 */
export function createIds(clock: Clock, after = '0'.repeat(24)): () => string {
  let time = number(after.slice(0, 8)) * 1000 + number(after.slice(8, 12));
  // Not the next one: another process may come after the same id.
  let random = number(after.slice(12)) + randomGap();
  /** All of an id but its last six digits, which are the same for many in a row. */
  let first = { time: -1, half: -1, text: '' };
  return () => {
    const now = clock();
    if (now > time) {
      time = now;
      random = randomStart();
    } else {
      random += 1;
      if (random >= RANDOM_LIMIT) {
        time += 1;
        random = randomStart();
      }
    }
    const half = Math.floor(random / HALF);
    if (first.time !== time || first.half !== half) {
      first = { time, half, text: hex(Math.floor(time / 1000), 8) + hex(time % 1000, 4) + hex(half, 6) };
    }
    // In halves, because the text of a number beyond 32 bits takes ten times as long.
    return first.text + hex(random % HALF, 6);
  };
}
