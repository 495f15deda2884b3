import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Chunk } from './batches/batches.ts';
import type { Share } from './batches/budget.ts';
import { findInJson } from './decoding/find-in-json.ts';
import { findInProtobuf } from './decoding/find-in-protobuf.ts';
import type { OtlpLimits } from './otlp-limits.ts';
import type { Row } from './rows/row.ts';
import type { Signal } from './signals.ts';

/** The two ways in which OTLP is written. */
export type Encoding = 'protobuf' | 'json';

/** What a request becomes. */
export interface RequestRows {
  /** Rows by table, in parts that a batch can be put together of. */
  readonly chunks: readonly { readonly table: string; readonly chunk: Chunk }[];
  /** How many records, spans or data points were not accepted. */
  readonly rejected: number;
  /** Why the first of them was not. */
  readonly reason: string | undefined;
}

/** A row is more than its text: what an object of 20 properties takes, in bytes. */
const ROW_BYTES = 512;

/** A chunk holds no more rows than these, so that batches of any number can be put together. */
const CHUNK_ROWS = 500;

const SECONDS_OF_DAY = 86_400;

interface Growing {
  readonly table: string;
  readonly day: number;
  rows: Row[];
  bytes: number;
}

/** The day of an instant, counted from 1970. */
function dayOf(time: unknown): number {
  return Math.floor(Number.parseInt(String(time), 10) / SECONDS_OF_DAY);
}

/**
 * Reads a whole request, with breaks for others, before anything of it is inserted. Throws Malformed, TooLarge, and Busy
 * when there is no room for the rows.
 */
export async function rowsOfRequest(
  body: Buffer,
  { signal, encoding }: { readonly signal: Signal; readonly encoding: Encoding },
  { limits, share }: { readonly limits: OtlpLimits; readonly share: Share },
): Promise<RequestRows> {
  const chunks: { table: string; chunk: Chunk }[] = [];
  const growing = new Map<string, Growing>();
  const end = (key: string) => {
    const grown = growing.get(key);
    if (grown) chunks.push({ table: grown.table, chunk: grown });
    growing.delete(key);
  };
  let rejected = 0;
  let reason: string | undefined;
  let turnEnds = performance.now() + limits.turnMs;
  const find = encoding === 'protobuf' ? findInProtobuf : findInJson;
  for (const found of find(body, signal, limits)) {
    if (performance.now() > turnEnds) {
      await othersTurn();
      turnEnds = performance.now() + limits.turnMs;
    }
    if (!found) continue;
    const { origin, unit, bytes } = found;
    const row = unit === undefined ? `one is longer than ${limits.unitBytes} bytes` : signal.row(origin, unit);
    if (unit === undefined || typeof row === 'string') {
      rejected += 1;
      reason ??= typeof row === 'string' ? row : undefined;
      continue;
    }
    share.take(ROW_BYTES);
    const table = signal.table(unit);
    const day = dayOf(row[signal.time]);
    const key = `${day} ${table}`;
    let chunk = growing.get(key);
    if (!chunk) {
      chunk = { table, day, rows: [], bytes: 0 };
      growing.set(key, chunk);
    }
    chunk.rows.push(row);
    chunk.bytes += bytes;
    if (chunk.rows.length === CHUNK_ROWS || chunk.bytes > limits.largestBatchBytes / 2) end(key);
  }
  for (const key of [...growing.keys()]) end(key);
  return { chunks, rejected, reason };
}
