import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { paceReads } from '../../src/store/postgres/pace-reads.ts';
import { openPool } from '../../src/store/postgres/postgres-connection.ts';
import { postgres } from '../support/postgres.ts';
import { TickBytes } from '../support/tick-bytes.ts';

const RESULT_BYTES = 4_000_000;
/** Node can buffer a chunk of 64 KiB after it has delivered one. */
const MAX_BYTES_PER_TICK = 2 * 64 * 1024;

/** Returns the largest number of bytes that the stream delivers in one tick until `end` is settled. */
function largestTick(stream: Readable, end: Promise<unknown>): Promise<number> {
  const bytes = new TickBytes();
  stream.on('data', ({ length }: Buffer) => bytes.add(length));
  return bytes.largestUntil(end);
}

it.runIf(postgres.isAvailable)('reads a long result of PostgreSQL in many ticks', async () => {
  const pool = openPool(await postgres.emptyDatabase());
  onTestFinished(() => pool.end());
  const client = await pool.connect();
  const read = client.query<{ text: string }>(`select repeat('x', ${RESULT_BYTES}) as text`);
  expect(await largestTick(client.connection.stream, read)).toBeLessThanOrEqual(MAX_BYTES_PER_TICK);
  expect((await read).rows[0]?.text).toHaveLength(RESULT_BYTES);
  client.release();
});

it('reads many short chunks, as TLS delivers them, in many ticks', async () => {
  const stream = Readable.from(Array.from({ length: 500 }, () => Buffer.alloc(8 * 1024)));
  paceReads(stream);
  const end = new Promise((resolve) => stream.once('end', resolve));
  expect(await largestTick(stream, end)).toBeLessThanOrEqual(MAX_BYTES_PER_TICK);
});
