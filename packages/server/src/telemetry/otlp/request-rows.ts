import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { type Chunk, MAX_DAYS } from './batches/batches.ts';
import type { MemoryShare } from './batches/memory-budget.ts';
import { createCounter } from './decode/counters.ts';
import { OtlpTooLargeError } from './decode/decode-errors.ts';
import { splitJson } from './decode/split-json.ts';
import { splitProtobuf } from './decode/split-protobuf.ts';
import type { OtlpLimits } from './otlp-limits.ts';
import type { Origin, Row } from './rows/origin.ts';
import type { Signal } from './signals.ts';

/** The two encodings of OTLP/HTTP. */
export type Encoding = 'protobuf' | 'json';

/** The decoded rows of a request. */
export interface RequestRows {
  /** Rows by table, in chunks from which batches are assembled. */
  readonly chunks: readonly TableChunk[];
  /** Number of rejected log records, spans or data points. */
  readonly rejected: number;
  /** The reason for the first rejection. */
  readonly reason: string | undefined;
}

interface TableChunk {
  readonly table: string;
  readonly chunk: Chunk;
}

/** Memory of a row in addition to its text. */
const ROW_OVERHEAD_BYTES = 64;

/** Maximum number of rows of a chunk. It is smaller than a batch, so that chunks of several requests fit into one. */
const CHUNK_ROWS = 500;

const SECONDS_PER_DAY = 86_400;

/** A chunk to which rows are added. */
interface OpenChunk {
  readonly table: string;
  readonly day: number;
  readonly texts: string[];
  rows: number;
  /** Size of the rows without their shared columns. */
  ownBytes: number;
  bytes: number;
}

/** Formats the shared columns as the end of a JSON line. The start of the line has the other columns of the row. */
function formatShared(columns: Row): { readonly text: string; readonly bytes: number } {
  const text = `,${JSON.stringify(columns).slice(1)}\n`;
  return { text, bytes: Buffer.byteLength(text) };
}

function tooLargeReason({ recordBytes, recordValues }: OtlpLimits): string {
  return `expected at most ${recordBytes} bytes and ${recordValues} values, received more`;
}

/** Returns the day of a value of a time column, in days since 1970. */
function toDay(time: unknown): number {
  return Math.floor(Number.parseInt(String(time), 10) / SECONDS_PER_DAY);
}

/** Collects the rows of a request into chunks of one table and day. */
class ChunkBuilder {
  readonly chunks: TableChunk[] = [];
  readonly #signal: Signal;
  readonly #share: MemoryShare;
  readonly #maxChunkBytes: number;
  readonly #countBytes: (bytes: number) => void;
  readonly #open = new Map<string, OpenChunk>();
  readonly #days = new Set<number>();
  #shared: { readonly origin: Origin; readonly text: string; readonly bytes: number } | undefined;

  constructor(signal: Signal, { limits, share }: { readonly limits: OtlpLimits; readonly share: MemoryShare }) {
    this.#signal = signal;
    this.#share = share;
    this.#maxChunkBytes = limits.maxBatchBytes / 2;
    // Includes the shared columns in each row, because the engine receives them with each row.
    this.#countBytes = createCounter(limits.rowBytes, 'bytes of rows, resource and scope included,');
  }

  add(row: Row, { table, origin }: { readonly table: string; readonly origin: Origin }): void {
    const day = toDay(row[this.#signal.time]);
    this.#countDay(day);
    const key = `${day} ${table}`;
    let chunk = this.#open.get(key);
    if (!chunk) {
      chunk = { table, day, texts: [], rows: 0, ownBytes: 0, bytes: 0 };
      this.#open.set(key, chunk);
    }
    if (this.#shared?.origin !== origin) {
      this.#shared = { origin, ...formatShared(this.#signal.sharedColumns(origin)) };
      this.#share.reserve(this.#shared.bytes);
    }
    const text = JSON.stringify(row).slice(0, -1);
    const bytes = Buffer.byteLength(text);
    this.#countBytes(bytes + this.#shared.bytes);
    this.#share.reserve(bytes + ROW_OVERHEAD_BYTES);
    chunk.texts.push(text, this.#shared.text);
    chunk.rows += 1;
    chunk.ownBytes += bytes;
    chunk.bytes += bytes + this.#shared.bytes;
    if (chunk.rows === CHUNK_ROWS || chunk.bytes > this.#maxChunkBytes) this.#close(key, chunk);
  }

  closeAll(): void {
    for (const [key, chunk] of [...this.#open]) this.#close(key, chunk);
  }

  /**
   * Throws OtlpTooLargeError for rows of too many days. Each day needs a separate data part on disk, so a request of many days would delay
   * the inserts of all tenants for a long time.
   */
  #countDay(day: number): void {
    this.#days.add(day);
    if (this.#days.size > MAX_DAYS)
      throw new OtlpTooLargeError(
        `Expected ${this.#signal.plural} of at most ${MAX_DAYS} days (UTC) per request, received more. Send fewer days per request.`,
      );
  }

  #close(key: string, { table, texts, ownBytes, ...chunk }: OpenChunk): void {
    // The garbage collector does not scan a buffer, but a buffer repeats the shared columns in each row.
    const usesBuffer = chunk.bytes <= ownBytes * 2;
    if (usesBuffer) this.#share.reserve(chunk.bytes - ownBytes);
    this.chunks.push({ table, chunk: { ...chunk, lines: usesBuffer ? Buffer.from(texts.join('')) : texts } });
    this.#open.delete(key);
  }
}

/**
 * Decodes a whole request before any row is inserted. Lets other work run after each time slice (`timeSliceMs`). Throws OtlpDecodeError,
 * OtlpTooLargeError, and IngestBusyError if there is no memory for the rows.
 */
export async function readRequestRows(
  body: Buffer,
  { signal, encoding }: { readonly signal: Signal; readonly encoding: Encoding },
  { limits, share }: { readonly limits: OtlpLimits; readonly share: MemoryShare },
): Promise<RequestRows> {
  const builder = new ChunkBuilder(signal, { limits, share });
  let rejected = 0;
  let reason: string | undefined;
  let sliceEnd = performance.now() + limits.timeSliceMs;
  const split = encoding === 'protobuf' ? splitProtobuf : splitJson;
  for (const item of split(body, signal, limits)) {
    if (performance.now() > sliceEnd) {
      await nextFreeTick();
      sliceEnd = performance.now() + limits.timeSliceMs;
    }
    if (!item) continue;
    const { origin, record } = item;
    const row = record === undefined ? tooLargeReason(limits) : signal.row(record);
    if (record === undefined || typeof row === 'string') {
      rejected += 1;
      reason ??= typeof row === 'string' ? row : undefined;
      continue;
    }
    builder.add(row, { table: signal.table(record), origin });
  }
  builder.closeAll();
  return { chunks: builder.chunks, rejected, reason };
}
