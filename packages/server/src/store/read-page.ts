import { type RawBuilder, sql, type Transaction } from 'kysely';
import { TickBudget } from '../domain/concurrency/tick-budget.ts';
import { currentTenant, runForTenant } from '../domain/current-tenant.ts';
import { nextFreeTick } from '../domain/next-free-tick.ts';
import type { JsonText } from '../domain/serialized.ts';
import type { Queries, Store } from './store.ts';
import type { Tables } from './tables.ts';

/** The requested part of a list. */
export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
}

/** A part of a list, in one or more batches. {@link readPage} splits a long page, so that it is never in memory as a whole. */
export interface Page<Resource> {
  /** The number of items of the whole list. */
  readonly total: number;
  /** The number of batches, at least 1. */
  readonly batchCount: number;
  /** The estimated size of the largest batch. */
  readonly batchBytes: number;
  /** Reads the items. Omits items that have been deleted in the meantime. Throws UnavailableError. */
  batches(): AsyncIterable<readonly (Resource | JsonText<Resource>)[]>;
}

/** The queries that list the rows of one kind of resource. */
export interface ListSource<Resource> {
  readonly table: keyof Tables;
  /** The column with the id of the owner of the rows, such as `tenant_id`, and this id. */
  readonly owner: readonly [column: string, id: string];
  /** Further columns and the values that they must have. */
  readonly filters?: readonly (readonly [column: string, value: string])[];
  /** The column that sorts the list in creation order; unique within an owner. */
  readonly key: string;
  /** Reverses the order. @default false */
  readonly newestFirst?: boolean;
  /** The columns of variable length. Their lengths give the estimated size of a row. */
  readonly variableLengthColumns: readonly string[];
  /** Reads the rows with these keys in the order of the keys. */
  read(db: Queries, keys: readonly string[]): Promise<(Resource | JsonText<Resource>)[]>;
}

/** A batch ends at this number of stored bytes. A single row can be larger. */
const BATCH_BYTES = 1024 * 1024;

/** A page of at most this number of stored bytes is read in the same snapshot as {@link Page.total}. */
const SHORT_PAGE_BYTES = 256 * 1024;

/** Reading the key and the sizes of a row takes about as long as reading this number of bytes. */
const KEY_COST_BYTES = 4096;

/**
 * Delays the keys of a page if other pages have read many keys in the same tick of the event loop. A page can have 1,000 keys, and clients
 * can request many pages concurrently.
 */
const keyReads = new TickBudget();

/** The estimated size of a row without its columns of variable length. */
const ROW_BYTES = 500;

interface KeyAndSize {
  readonly key: string;
  readonly bytes: number;
}

/**
 * Reads a page of a list. The total, the keys of the page and the rows of a short page come from one snapshot of the store. The batches
 * of a long page are read one at a time, when they are needed: a slow client holds neither a snapshot nor the whole page.
 */
export async function readPage<Resource>(
  store: Store,
  page: PageRequest,
  source: ListSource<Resource>,
): Promise<Page<Resource>> {
  // The batches may be read outside of the request, when the client has read the previous ones.
  const tenant = currentTenant();
  await keyReads.wait();
  const { total, batches, first } = await store.snapshot(async (tx) => {
    const rows = await keysOf(tx, page, source);
    keyReads.add(rows.length * KEY_COST_BYTES);
    const split = batchesOf(rows);
    return {
      total: await countOf(tx, source),
      batches: split,
      first: isShort(split) ? await readBatch(tx, split[0], source) : undefined,
    };
  });
  return {
    total,
    batchCount: Math.max(1, batches.length),
    batchBytes: Math.max(0, ...batches.map(({ bytes }) => bytes)),
    async *batches() {
      if (first) yield first;
      else for (const { keys } of batches) yield await oncePerTick(tenant, () => source.read(store.db, keys));
    },
  };
}

/** Returns a page of a list that is in memory. */
export function pageOf<Resource>(resources: readonly Resource[], { limit, offset }: PageRequest): Page<Resource> {
  const items = resources.slice(offset, offset + limit);
  return {
    total: resources.length,
    batchCount: 1,
    batchBytes: JSON.stringify(items).length,
    async *batches() {
      yield items;
    },
  };
}

async function keysOf(
  tx: Transaction<Tables>,
  { limit, offset }: PageRequest,
  source: ListSource<unknown>,
): Promise<readonly KeyAndSize[]> {
  const { rows } = await sql<{ key: string; bytes: number }>`
    select ${sql.ref(source.key)} as ${sql.ref('key')}, ${lengthOf(source.variableLengthColumns)} as ${sql.ref('bytes')}
    from ${sql.table(source.table)} where ${listCondition(source)}
    order by ${sql.ref(source.key)} ${source.newestFirst ? sql`desc` : sql`asc`} limit ${limit} offset ${offset}`.execute(
    tx,
  );
  return rows.map(({ key, bytes }) => ({ key, bytes: Number(bytes) + ROW_BYTES }));
}

/** Returns the expression for the bytes of columns. The length of a null is 0. */
export function lengthOf(columns: readonly string[]): RawBuilder<number> {
  const lengths = columns.map((name) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`);
  return sql<number>`${sql.join(lengths, sql` + `)}`;
}

async function countOf(tx: Transaction<Tables>, source: ListSource<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as ${sql.ref('total')} from ${sql.table(source.table)} where ${listCondition(source)}`.execute(tx);
  return Number(rows[0]?.total ?? 0);
}

function listCondition({ owner, filters = [] }: ListSource<unknown>): RawBuilder<boolean> {
  const conditions = [owner, ...filters].map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

interface Batch {
  readonly keys: string[];
  bytes: number;
}

/** Splits the rows into batches of bounded size, each with at least one row. */
function batchesOf(rows: readonly KeyAndSize[]): Batch[] {
  const batches: Batch[] = [];
  for (const { key, bytes } of rows) {
    const current = batches.at(-1);
    if (current && current.bytes + bytes <= BATCH_BYTES) {
      current.keys.push(key);
      current.bytes += bytes;
    } else batches.push({ keys: [key], bytes });
  }
  return batches;
}

async function readBatch<Resource>(
  tx: Transaction<Tables>,
  batch: Batch | undefined,
  source: ListSource<Resource>,
): Promise<(Resource | JsonText<Resource>)[]> {
  return batch ? source.read(tx, batch.keys) : [];
}

function isShort(batches: readonly Batch[]): boolean {
  return batches.length <= 1 && (batches[0]?.bytes ?? 0) <= SHORT_PAGE_BYTES;
}

/** The last read of each tenant that {@link oncePerTick} runs, until it ends. */
const lastReads = new Map<string, Promise<void>>();

/** Runs the reads of a tenant one after the other, each in its own tick, so that they do not block the event loop. */
async function oncePerTick<Result>(tenant: string, read: () => Promise<Result>): Promise<Result> {
  const previous = lastReads.get(tenant);
  const { promise, resolve } = Promise.withResolvers<void>();
  lastReads.set(tenant, promise);
  try {
    await previous;
    return await runForTenant(tenant, () => nextFreeTick().then(read));
  } finally {
    if (lastReads.get(tenant) === promise) lastReads.delete(tenant);
    resolve();
  }
}
