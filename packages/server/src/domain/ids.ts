import { randomInt } from 'node:crypto';
import type { Clock } from './timestamp.ts';

/** The bytes of an id: seconds (4), milliseconds (2) and a counter (6). */
const ID_BYTES = 12;
const MILLISECONDS_AT = 4;
const COUNTER_AT = 6;
const COUNTER_BYTES = 6;
const COUNTER_LIMIT = 2 ** 48;

/** Returns a random start for the counter of a millisecond. It is in the lower half of the range, so that the counter can count up. */
function randomStart(): number {
  return randomInt(COUNTER_LIMIT / 2);
}

/** Returns a random distance from the newest id, because another process can start with the same newest id. */
function randomGap(): number {
  return randomInt(2 ** 40);
}

function formatId(time: number, counter: number): string {
  const id = Buffer.allocUnsafe(ID_BYTES);
  id.writeUInt32BE(Math.floor(time / 1000));
  id.writeUInt16BE(time % 1000, MILLISECONDS_AT);
  id.writeUIntBE(counter, COUNTER_AT, COUNTER_BYTES);
  return id.toString('hex');
}

/**
 * Creates a generator of ids with 24 lower-case hex characters: 4 bytes of seconds, 2 bytes of milliseconds, and a counter of 6 bytes
 * that starts at random in each millisecond. Each id is greater than `newestId` and than the previous id of the process, even if the
 * clock is set back: lists are sorted by id.
 */
export function createIds(clock: Clock, newestId = '0'.repeat(2 * ID_BYTES)): () => string {
  const newest = Buffer.from(newestId, 'hex');
  let time = newest.readUInt32BE() * 1000 + newest.readUInt16BE(MILLISECONDS_AT);
  let counter = newest.readUIntBE(COUNTER_AT, COUNTER_BYTES) + randomGap();
  return () => {
    const now = clock();
    if (now > time) {
      time = now;
      counter = randomStart();
    } else {
      counter += 1;
      if (counter >= COUNTER_LIMIT) {
        time += 1;
        counter = randomStart();
      }
    }
    return formatId(time, counter);
  };
}
