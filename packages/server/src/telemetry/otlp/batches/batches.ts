import { setImmediate as othersTurn } from 'node:timers/promises';
import { createSemaphore } from './slots.ts';
import { meansUnreadableRows } from './unreadable-rows.ts';

/** Where rows go. */
export interface TableName {
  readonly database: string;
  readonly table: string;
}

/** Rows that came together and are inserted together. */
export interface Chunk {
  /** Their JSON, a line each; in pieces where most of it is what rows share, one text that stands in many places. */
  readonly lines: Buffer | readonly string[];
  readonly rows: number;
  readonly bytes: number;
  /** The day that they are all of: the engine stores each day by itself, and refuses an insert of too many. */
  readonly day: number;
}

/** Puts rows of different requests together, since an engine of columns is slow at few rows and quick at many. */
export interface Batches {
  /** Resolves when the rows are in the engine. Throws what the engine throws. */
  add(place: TableName, chunk: Chunk): Promise<void>;
  /** From now on nothing waits for company. Resolves when everything is in the engine or was refused by it. */
  close(): Promise<void>;
}

/** When a batch is made, and of how much. */
export interface BatchLimits {
  readonly batchRows: number;
  readonly batchMs: number;
  readonly largestBatchRows: number;
  readonly largestBatchBytes: number;
  readonly inserts: number;
}

/** Inserts the rows of a batch, a line of JSON each. */
export type Insert = (place: TableName, lines: Buffer) => Promise<void>;

/** How many days one insert may have; the engine takes 100. */
const MOST_DAYS = 50;

interface Waiting extends Chunk {
  readonly since: number;
  readonly done: PromiseWithResolvers<void>;
}

interface Queue {
  readonly place: TableName;
  readonly waiting: Waiting[];
  rows: number;
  timer: NodeJS.Timeout | undefined;
  /** A batch is about to be made of it: what comes before its turn goes along. */
  due: boolean;
}

/** Makes the batches of all tables. */
export function createBatches(insert: Insert, limits: BatchLimits): Batches {
  const queues = new Map<string, Queue>();
  const slots = createSemaphore(limits.inserts);
  let closing = false;

  const isDue = (queue: Queue): boolean => {
    const oldest = queue.waiting[0];
    if (!oldest || queue.due) return false;
    return closing || queue.rows >= limits.batchRows || performance.now() - oldest.since >= limits.batchMs;
  };

  const look = (queue: Queue): void => {
    if (isDue(queue)) {
      clearTimeout(queue.timer);
      queue.timer = undefined;
      queue.due = true;
      void slots.run(() => insertBatch(queue));
      return;
    }
    const oldest = queue.waiting[0];
    if (!oldest || queue.due || queue.timer) return;
    queue.timer = setTimeout(
      () => {
        queue.timer = undefined;
        look(queue);
      },
      Math.max(1, Math.ceil(limits.batchMs - (performance.now() - oldest.since))),
    );
  };

  /** Answers why the engine takes nothing at the moment, where that is so. Never throws. */
  const insertChunks = async (place: TableName, chunks: readonly Waiting[]): Promise<unknown> => {
    try {
      await insert(place, await linesOf(chunks));
      for (const { done } of chunks) done.resolve();
      return undefined;
    } catch (error) {
      const isOfRows = meansUnreadableRows(error);
      // What the engine cannot read in one request is not to be the loss of the others.
      if (isOfRows && chunks.length > 1) return insertEach(place, chunks);
      for (const { done } of chunks) done.reject(error);
      return isOfRows ? undefined : error;
    }
  };

  const insertEach = async (place: TableName, chunks: readonly Waiting[]): Promise<unknown> => {
    let fault: unknown;
    for (const chunk of chunks) {
      // What holds for one holds for the rest, and each attempt may take a minute.
      if (fault !== undefined) chunk.done.reject(fault);
      else fault = await insertChunks(place, [chunk]);
    }
    return fault;
  };

  /** What is there when its turn comes, which may be more than when it was due. Never throws. */
  const insertBatch = (queue: Queue): Promise<unknown> => {
    queue.due = false;
    const chunks = takeBatch(queue, limits);
    if (queue.waiting.length === 0) queues.delete(keyOf(queue.place));
    else look(queue);
    return insertChunks(queue.place, chunks);
  };

  return {
    add(place, chunk) {
      const key = keyOf(place);
      let queue = queues.get(key);
      if (!queue) {
        queue = { place, waiting: [], rows: 0, timer: undefined, due: false };
        queues.set(key, queue);
      }
      const done = Promise.withResolvers<void>();
      queue.waiting.push({ ...chunk, since: performance.now(), done });
      queue.rows += chunk.rows;
      look(queue);
      return done.promise;
    },
    async close() {
      closing = true;
      const open = [...queues.values()].flatMap(({ waiting }) => waiting.map(({ done }) => done.promise));
      for (const queue of queues.values()) look(queue);
      await Promise.allSettled(open);
      await slots.idle();
    },
  };
}

/** Puts pieces together only now, because of what rows share; with turns for others, because it takes a while. */
async function linesOf(chunks: readonly Chunk[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const { lines } of chunks) {
    if (Buffer.isBuffer(lines)) parts.push(lines);
    else {
      parts.push(Buffer.from(lines.join('')));
      await othersTurn();
    }
  }
  return Buffer.concat(parts);
}

function keyOf({ database, table }: TableName): string {
  return `${table} ${database}`;
}

/** The oldest chunks, as many as fit; at least one. */
function takeBatch(queue: Queue, { largestBatchRows, largestBatchBytes }: BatchLimits): Waiting[] {
  let [count, rows, bytes] = [0, 0, 0];
  const days = new Set<number>();
  for (const chunk of queue.waiting) {
    days.add(chunk.day);
    const fits = rows + chunk.rows <= largestBatchRows && bytes + chunk.bytes <= largestBatchBytes;
    if (count > 0 && (!fits || days.size > MOST_DAYS)) break;
    count += 1;
    rows += chunk.rows;
    bytes += chunk.bytes;
  }
  queue.rows -= rows;
  return queue.waiting.splice(0, count);
}
