import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { ConflictError } from '../domain/errors.ts';
import { nextFreeTick } from '../domain/next-free-tick.ts';
import { concatChunks, SerializedResource } from '../domain/serialized.ts';
import { toIsoTime } from '../domain/timestamp.ts';
import type { ResourceContext, Tx } from '../resources/context.ts';
import { storedBytes } from '../resources/quotas.ts';
import type { IdempotencyKeysTable } from '../store/tables.ts';
import { bodyDigest } from './body-digest.ts';

/** A request with an `Idempotency-Key`. */
export interface KeyedRequest {
  readonly tenant: string;
  readonly operation: string;
  /** The `Idempotency-Key`. It is unique per tenant and operation. */
  readonly key: string;
  readonly body: unknown;
}

/** The result of a request. `replayed` is true if an earlier request with the same key has produced it. */
export interface IdempotentResult<Result> {
  readonly result: Result;
  readonly replayed: boolean;
}

/** Thrown if an idempotency key is used again with a different body. */
export class IdempotencyMismatchError extends Error {
  override readonly name = 'IdempotencyMismatchError';
}

/** The time for which results are stored, in milliseconds. */
export const RETENTION_MS = 24 * 60 * 60 * 1000;

/**
 * The lease: a request in progress reserves its key for this long. After that, its process has probably ended, so another request may
 * reserve the key. If another request has reserved it, the write of the first request is rolled back.
 */
const LEASE_MS = 60_000;

/**
 * A result whose JSON has more characters than this is stored in its own tick of the event loop. {@link fromText} does not parse it if
 * it is a resource without warnings.
 */
const LARGE_TEXT = 64 * 1024;

/** The start and the end of the JSON of a result that is a resource without warnings. */
const RESOURCE_AT_START = '{"resource":';
const VERSION_AT_END = /,"version":(\d+)\}$/;

type Row = Selectable<IdempotencyKeysTable>;

/** The columns that reserve a key for a request in progress. `response` is null until the result is stored. */
type Reservation = Pick<Row, 'body_digest' | 'request_id' | 'response' | 'created_at'>;

/**
 * Stores the results of requests with an idempotency key. A key is reserved in a separate transaction, so that other processes
 * see the request in progress. The result is stored in the transaction of the write, so that both are committed or neither.
 */
export class Idempotency {
  readonly #context: Pick<ResourceContext, 'store' | 'clock' | 'quotas'>;

  constructor(context: Pick<ResourceContext, 'store' | 'clock' | 'quotas'>) {
    this.#context = context;
  }

  /**
   * Returns the stored result of an earlier request with the same key. If there is none, runs `prepare`, then `work` in a transaction,
   * and stores the result of `work`. Throws IdempotencyMismatchError if the earlier request had a different body, and ConflictError
   * while another request with the key is in progress. An error of `work` is not stored.
   */
  async run<Result>(
    request: KeyedRequest,
    work: (tx: Tx) => Promise<Result>,
    prepare?: () => Promise<void>,
  ): Promise<IdempotentResult<Result>> {
    const requestId = randomUUID();
    const stored = await this.#reserve(request, requestId);
    if (stored !== undefined) {
      const result = fromText<Result>(stored);
      // The response is sent in another tick of the event loop, because `fromText` may have parsed a large result in this one.
      await nextFreeTick();
      return { result, replayed: true };
    }
    try {
      await prepare?.();
      const result = await this.#context.store.transaction(async (tx) => {
        const value = await work(tx);
        await this.#storeResult(tx, request, requestId, value);
        return value;
      });
      return { result, replayed: false };
    } catch (error) {
      await this.#release(request, requestId);
      throw error;
    }
  }

  /** Reserves the key for this request, or returns the stored result of an earlier request. */
  async #reserve(request: KeyedRequest, requestId: string): Promise<string | undefined> {
    const { store, clock } = this.#context;
    const { tenant, operation, key } = request;
    const nowMs = clock();
    const reservation: Reservation = {
      body_digest: await bodyDigest(request.body),
      request_id: requestId,
      response: null,
      created_at: toIsoTime(nowMs),
    };
    return store.transaction(async (tx) => {
      const existing = await tx
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('tenant_id', '=', tenant)
        .where('operation', '=', operation)
        .where('key', '=', key)
        .executeTakeFirst();
      if (!existing) await insertReservation(tx, request, reservation);
      else if (isValid(existing, nowMs)) return resultOf(existing, reservation);
      else await this.#replaceExpired(tx, existing, reservation);
      return undefined;
    });
  }

  async #replaceExpired(tx: Tx, expired: Row, reservation: Reservation): Promise<void> {
    const { tenant_id: tenant, operation, key, response } = expired;
    if (response !== null) await this.#context.quotas.change(tx, tenant, { bytes: -storedBytes(response) });
    await tx
      .updateTable('idempotency_keys')
      .set(reservation)
      .where('tenant_id', '=', tenant)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
  }

  /** Stores the result. Throws ConflictError to roll back the write if the lease has expired and another request has the key. */
  async #storeResult(tx: Tx, { tenant, operation, key }: KeyedRequest, requestId: string, result: unknown) {
    const text = toText(result);
    // A large resource and its copy for this key are written in separate ticks of the event loop.
    if (text.length > LARGE_TEXT) await nextFreeTick({ holdsLock: true });
    await this.#context.quotas.change(tx, tenant, { bytes: storedBytes(text) });
    const { numUpdatedRows } = await tx
      .updateTable('idempotency_keys')
      .set({ response: text })
      .where('tenant_id', '=', tenant)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw inProgressError();
  }

  /**
   * Deletes the reservation of a failed request. If this fails too, the lease expires. If the commit succeeded although it
   * reported an error, the result stays stored.
   */
  async #release({ tenant, operation, key }: KeyedRequest, requestId: string): Promise<void> {
    const deleted = this.#context.store.transaction((tx) =>
      tx
        .deleteFrom('idempotency_keys')
        .where('tenant_id', '=', tenant)
        .where('operation', '=', operation)
        .where('key', '=', key)
        .where('request_id', '=', requestId)
        .where('response', 'is', null)
        .execute(),
    );
    await deleted.catch(() => undefined);
  }
}

/** Throws ConflictError if another request has reserved the key in the meantime. */
async function insertReservation(
  tx: Tx,
  { tenant, operation, key }: KeyedRequest,
  reservation: Reservation,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_keys')
    .values({ tenant_id: tenant, operation, key, ...reservation })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw inProgressError();
}

/**
 * Returns true if the row has not expired. A row without a result expires after {@link LEASE_MS}, a row with one after
 * {@link RETENTION_MS}.
 */
function isValid({ response, created_at }: Row, nowMs: number): boolean {
  return nowMs - Date.parse(created_at) < (response === null ? LEASE_MS : RETENTION_MS);
}

/** Returns the stored result. Throws IdempotencyMismatchError for another body, and ConflictError while there is no result. */
function resultOf({ response, body_digest }: Row, reservation: Reservation): string {
  if (body_digest !== reservation.body_digest) {
    throw new IdempotencyMismatchError('This Idempotency-Key was already used with a different body. Use a new key.');
  }
  if (response === null) throw inProgressError();
  return response;
}

function inProgressError(): ConflictError {
  return new ConflictError('A request with this Idempotency-Key is in progress. Retry after it has finished.');
}

/** Returns the JSON of a result. The JSON of a stored resource is used unchanged. */
function toText(result: unknown): string {
  if (!(result instanceof SerializedResource)) return JSON.stringify(result);
  const { json, version, warnings } = result;
  const end = warnings.length > 0 ? `,"warnings":${JSON.stringify(warnings)}` : '';
  return `${RESOURCE_AT_START}${concatChunks(json.chunks)},"version":${version}${end}}`;
}

/** Returns the result that {@link toText} wrote. Does not parse a large resource without warnings: its response contains the same text. */
function fromText<Result>(text: string): Result {
  const [end, version] = (text.length > LARGE_TEXT && VERSION_AT_END.exec(text.slice(-30))) || [];
  if (end === undefined || !text.startsWith(RESOURCE_AT_START)) return JSON.parse(text);
  return new SerializedResource([text.slice(RESOURCE_AT_START.length, -end.length)], Number(version)) as Result;
}
