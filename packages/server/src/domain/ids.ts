import { randomInt } from 'node:crypto';
import type { Clock } from './timestamp.ts';

const RANDOM_LIMIT = 2 ** 48;
const HALF = 2 ** 24;

/** Returns a random start for the counter of a millisecond, in the lower half of its range so that it can count up. */
function randomStart(): number {
  return randomInt(RANDOM_LIMIT / 2);
}

function randomGap(): number {
  return randomInt(2 ** 40);
}

/** Returns the value in hexadecimal, padded with zeros to the number of digits. */
function hex(value: number, digits: number): string {
  return (16 ** digits + value).toString(16).slice(1);
}

function parseHex(text: string): number {
  return Number.parseInt(text, 16);
}

/**
 * Creates a generator of ids with 24 lower-case hex characters: 4 bytes of seconds, 2 bytes of milliseconds, and 6 bytes that
 * start at random and count up within a millisecond. Ids sort lists, so each id of a process is greater than the previous one
 * and than `newestId`, also if the clock is set back.
 */
export function createIds(clock: Clock, newestId = '0'.repeat(24)): () => string {
  let time = parseHex(newestId.slice(0, 8)) * 1000 + parseHex(newestId.slice(8, 12));
  // A random distance, because another process can start with the same `newestId`.
  let random = parseHex(newestId.slice(12)) + randomGap();
  /** The first 18 digits of the last id, which most consecutive ids share. */
  let prefix = { time: -1, half: -1, text: '' };
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
    if (prefix.time !== time || prefix.half !== half) {
      prefix = { time, half, text: hex(Math.floor(time / 1000), 8) + hex(time % 1000, 4) + hex(half, 6) };
    }
    // Two halves of 24 bits, because `toString` takes ten times as long for numbers of more than 32 bits.
    return prefix.text + hex(random % HALF, 6);
  };
}
