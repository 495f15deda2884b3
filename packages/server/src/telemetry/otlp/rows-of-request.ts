import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Chunk } from './batches/batches.ts';
import type { MemoryShare } from './batches/budget.ts';
import { createCounter } from './decode/counters.ts';
import { splitJson } from './decode/split-json.ts';
import { splitProtobuf } from './decode/split-protobuf.ts';
import type { OtlpLimits } from './otlp-limits.ts';
import type { Origin } from './rows/origin.ts';
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

/** What a row takes beside its text. */
const PIECE_BYTES = 64;

/** A chunk holds no more rows than these, so that batches of any number can be put together. */
const CHUNK_ROWS = 500;

const SECONDS_OF_DAY = 86_400;

interface Growing {
  readonly table: string;
  readonly day: number;
  readonly pieces: string[];
  rows: number;
  /** How long the rows are without what they share. */
  own: number;
  bytes: number;
}

/** What stands in a line after a row's own columns. */
function sharedText(columns: Row): { readonly text: string; readonly bytes: number } {
  const text = `,${JSON.stringify(columns).slice(1)}\n`;
  return { text, bytes: Buffer.byteLength(text) };
}

/** Returns why a record, span or data point was not read. */
function reasonOf({ unitBytes, unitValues }: OtlpLimits): string {
  return `one is longer than ${unitBytes} bytes or has more than ${unitValues} values`;
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
  { limits, share }: { readonly limits: OtlpLimits; readonly share: MemoryShare },
): Promise<RequestRows> {
  const chunks: { table: string; chunk: Chunk }[] = [];
  const growing = new Map<string, Growing>();
  const end = (key: string) => {
    const grown = growing.get(key);
    if (!grown) return;
    const { table, pieces, own, ...chunk } = grown;
    // Bytes are no burden to the garbage collector while they wait, but rows that share much would take far more room.
    const isPlain = chunk.bytes <= own * 2;
    if (isPlain) share.take(chunk.bytes - own);
    chunks.push({ table, chunk: { ...chunk, lines: isPlain ? Buffer.from(pieces.join('')) : pieces } });
    growing.delete(key);
  };
  let shared: { readonly origin: Origin; readonly text: string; readonly bytes: number } | undefined;
  // In memory it is there once, but the engine gets it with each row.
  const countBytes = createCounter(limits.rowBytes, 'bytes of rows, with what they share in each of them');
  let rejected = 0;
  let reason: string | undefined;
  let turnEnds = performance.now() + limits.turnMs;
  const find = encoding === 'protobuf' ? splitProtobuf : splitJson;
  for (const found of find(body, signal, limits)) {
    if (performance.now() > turnEnds) {
      await othersTurn();
      turnEnds = performance.now() + limits.turnMs;
    }
    if (!found) continue;
    const { origin, unit } = found;
    const row = unit === undefined ? reasonOf(limits) : signal.row(unit);
    if (unit === undefined || typeof row === 'string') {
      rejected += 1;
      reason ??= typeof row === 'string' ? row : undefined;
      continue;
    }
    const table = signal.table(unit);
    const day = dayOf(row[signal.time]);
    const key = `${day} ${table}`;
    let chunk = growing.get(key);
    if (!chunk) {
      chunk = { table, day, pieces: [], rows: 0, own: 0, bytes: 0 };
      growing.set(key, chunk);
    }
    if (shared?.origin !== origin) {
      shared = { origin, ...sharedText(signal.shared(origin)) };
      share.take(shared.bytes);
    }
    const own = JSON.stringify(row).slice(0, -1);
    const bytes = Buffer.byteLength(own);
    countBytes(bytes + shared.bytes);
    share.take(bytes + PIECE_BYTES);
    chunk.pieces.push(own, shared.text);
    chunk.rows += 1;
    chunk.own += bytes;
    chunk.bytes += bytes + shared.bytes;
    if (chunk.rows === CHUNK_ROWS || chunk.bytes > limits.largestBatchBytes / 2) end(key);
  }
  for (const key of [...growing.keys()]) end(key);
  return { chunks, rejected, reason };
}
