import { createSemaphore, type Semaphore } from '../../../domain/concurrency/semaphore.ts';
import { nextFreeTick } from '../../../domain/next-free-tick.ts';
import { isUnreadableRowsError } from './unreadable-rows.ts';

/** The table of an insert. */
export interface TableName {
  readonly database: string;
  readonly table: string;
}

/** Rows that are inserted together. */
export interface Chunk {
  /**
   * JSON rows, one per line. An array contains parts of this text in order. It saves memory when rows have long columns in common, because
   * the parts of several rows can be the same string.
   */
  readonly lines: Buffer | readonly string[];
  readonly rows: number;
  readonly bytes: number;
  /** The day of all rows, in days since 1970. Each day has a partition, and ClickHouse limits the partitions of an insert. */
  readonly day: number;
}

/** Limits of batches, see `OtlpLimits`. */
export interface BatchLimits {
  readonly batchRows: number;
  readonly batchMs: number;
  readonly maxBatchRows: number;
  readonly maxBatchBytes: number;
  readonly inserts: number;
}

/** Inserts rows: JSON, one row per line. */
export type Insert = (target: TableName, lines: Buffer) => Promise<void>;

/**
 * Maximum number of different days (UTC) in the rows of one insert, and of one request. Each day has a partition. The maximum is half of
 * the partitions that ClickHouse accepts in an insert by default (`max_partitions_per_insert_block`).
 */
export const MAX_DAYS = 50;

interface WaitingChunk extends Chunk {
  readonly since: number;
  readonly done: PromiseWithResolvers<void>;
}

interface Queue {
  readonly target: TableName;
  readonly waiting: WaitingChunk[];
  rows: number;
  timer: NodeJS.Timeout | undefined;
  /** True while the next insert waits for a free slot. Chunks that arrive meanwhile can join its batch. */
  isDue: boolean;
}

/** Inserts the rows of several requests in batches, with one queue per table. ClickHouse is slow with many small inserts. */
export class Batches {
  readonly #insert: Insert;
  readonly #limits: BatchLimits;
  readonly #queues = new Map<string, Queue>();
  /** Limits the concurrent inserts. A tenant with inserts into many tables must not delay other tenants. */
  readonly #slots: Semaphore;
  #isClosing = false;

  constructor(insert: Insert, limits: BatchLimits) {
    this.#insert = insert;
    this.#limits = limits;
    this.#slots = createSemaphore(limits.inserts);
  }

  /** Resolves when the rows are stored. Rejects with the error of the insert. */
  add(target: TableName, chunk: Chunk): Promise<void> {
    const key = queueKey(target);
    let queue = this.#queues.get(key);
    if (!queue) {
      queue = { target, waiting: [], rows: 0, timer: undefined, isDue: false };
      this.#queues.set(key, queue);
    }
    const done = Promise.withResolvers<void>();
    queue.waiting.push({ ...chunk, since: performance.now(), done });
    queue.rows += chunk.rows;
    this.#schedule(queue);
    return done.promise;
  }

  /** Inserts waiting rows without further delay. Resolves when all inserts have ended, successful or not. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const pending = [...this.#queues.values()].flatMap(({ waiting }) => waiting.map(({ done }) => done.promise));
    for (const queue of this.#queues.values()) this.#schedule(queue);
    await Promise.allSettled(pending);
    await this.#slots.idle();
  }

  #isReady(oldest: WaitingChunk, queue: Queue): boolean {
    const { batchRows, batchMs } = this.#limits;
    return this.#isClosing || queue.rows >= batchRows || performance.now() - oldest.since >= batchMs;
  }

  /** Starts an insert if the queue is ready, or sets the timer of its oldest chunk. */
  #schedule(queue: Queue): void {
    const oldest = queue.waiting[0];
    if (!oldest || queue.isDue) return;
    if (this.#isReady(oldest, queue)) {
      clearTimeout(queue.timer);
      queue.timer = undefined;
      queue.isDue = true;
      void this.#slots.run(queue.target.database, () => this.#insertBatch(queue));
      return;
    }
    queue.timer ??= setTimeout(
      () => {
        queue.timer = undefined;
        this.#schedule(queue);
      },
      Math.max(1, Math.ceil(this.#limits.batchMs - (performance.now() - oldest.since))),
    );
  }

  /** Inserts the next batch of a queue. Never throws. */
  async #insertBatch(queue: Queue): Promise<void> {
    queue.isDue = false;
    const chunks = takeBatch(queue, this.#limits);
    if (queue.waiting.length === 0) this.#queues.delete(queueKey(queue.target));
    else this.#schedule(queue);
    await this.#insertChunks(queue.target, chunks);
  }

  /** Settles the promises of the chunks. Returns the error if other inserts would fail with it too. Never throws. */
  async #insertChunks(target: TableName, chunks: readonly WaitingChunk[]): Promise<unknown> {
    try {
      await this.#insert(target, await joinLines(chunks));
      for (const { done } of chunks) done.resolve();
      return undefined;
    } catch (error) {
      const isRowError = isUnreadableRowsError(error);
      // Unreadable rows of one request must not affect other requests.
      if (isRowError && chunks.length > 1) return this.#insertSeparately(target, chunks);
      for (const { done } of chunks) done.reject(error);
      return isRowError ? undefined : error;
    }
  }

  async #insertSeparately(target: TableName, chunks: readonly WaitingChunk[]): Promise<unknown> {
    let error: unknown;
    for (const chunk of chunks) {
      // The error applies to the remaining chunks too, and each insert may take a minute.
      if (error !== undefined) chunk.done.reject(error);
      else error = await this.#insertChunks(target, [chunk]);
    }
    return error;
  }
}

/** Joins the lines of a batch, just before its insert because the copy takes memory. Lets other work run in between. */
async function joinLines(chunks: readonly Chunk[]): Promise<Buffer> {
  const buffers: Buffer[] = [];
  for (const { lines } of chunks) {
    if (Buffer.isBuffer(lines)) buffers.push(lines);
    else {
      buffers.push(Buffer.from(lines.join('')));
      await nextFreeTick();
    }
  }
  return Buffer.concat(buffers);
}

function queueKey({ database, table }: TableName): string {
  return `${table} ${database}`;
}

/** Removes and returns the oldest chunks that fit into a batch, at least one. */
function takeBatch(queue: Queue, { maxBatchRows, maxBatchBytes }: BatchLimits): WaitingChunk[] {
  let [count, rows, bytes] = [0, 0, 0];
  const days = new Set<number>();
  for (const chunk of queue.waiting) {
    days.add(chunk.day);
    const fits = rows + chunk.rows <= maxBatchRows && bytes + chunk.bytes <= maxBatchBytes;
    if (count > 0 && (!fits || days.size > MAX_DAYS)) break;
    count += 1;
    rows += chunk.rows;
    bytes += chunk.bytes;
  }
  queue.rows -= rows;
  return queue.waiting.splice(0, count);
}
