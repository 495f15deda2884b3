import { randomUUID } from 'node:crypto';
import { setImmediate as nextTick } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { ConflictError } from '../domain/errors.ts';
import { concatChunks, SerializedResource } from '../domain/json-text.ts';
import { toIsoTime } from '../domain/timestamp.ts';
import type { OnCommit, ResourceContext } from '../resources/context.ts';
import { storedBytes } from '../resources/quotas.ts';
import type { Tables } from '../store/tables.ts';
import { bodyDigest } from './body-digest.ts';
import { IdempotencyMismatchError } from './errors.ts';

/** A create that a client marked, so that it can send it again. */
export interface KeyedRequest {
  readonly tenant: string;
  readonly operation: string;
  /** The `Idempotency-Key`; it counts for one tenant and operation. */
  readonly key: string;
  readonly body: unknown;
}

/** Does what is sent twice only once. */
export interface Idempotency {
  /**
   * Does `work`, or answers what it made when the same request was sent before. `work` has to write what it is given
   * in the transaction that makes the resource. Throws IdempotencyMismatch when the key came with another body, and
   * Conflict while the first request is in flight. What `work` throws is not kept.
   */
  run<Made>(
    request: KeyedRequest,
    work: (also: OnCommit<Made>) => Promise<Made>,
  ): Promise<{ readonly made: Made; readonly replayed: boolean }>;
}

/** Returns the JSON of a response. A stored resource is JSON already; parsing and writing it again would take longer. */
function responseText(made: unknown): string {
  if (!(made instanceof SerializedResource)) return JSON.stringify(made);
  return `{"resource":${concatChunks(made.json.chunks)},"version":${made.version}}`;
}

/** How long an answer is kept. */
export const RETENTION_MS = 24 * 60 * 60 * 1000;

/** A request that is in flight this long is over: its process ended. Nothing was made then, and another may try. */
const LEASE_MS = 60_000;

function inFlight(): ConflictError {
  return new ConflictError('A request with this Idempotency-Key is in progress. Retry after it has finished.');
}

function rowOf(tx: Transaction<Tables>, { tenant, operation, key }: KeyedRequest) {
  return tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('operation', '=', operation)
    .where('key', '=', key);
}

/**
 * Idempotency keys in the store. A key is claimed in a transaction of its own, so that another process sees it in flight;
 * the answer is written in the transaction that makes the resource, so that neither is ever there without the other.
 */
export function createIdempotency({
  store,
  clock,
  quotas,
}: Pick<ResourceContext, 'store' | 'clock' | 'quotas'>): Idempotency {
  /** Takes the key for this request; the answer of an earlier one when there is one. */
  const claim = async (request: KeyedRequest, mine: string): Promise<string | undefined> => {
    const now = clock();
    const row = {
      tenant_id: request.tenant,
      operation: request.operation,
      key: request.key,
      body_digest: await bodyDigest(request.body),
      claim: mine,
      answer: null,
      created_at: toIsoTime(now),
    };
    return store.transaction(async (tx) => {
      const before = await rowOf(tx, request).executeTakeFirst();
      if (!before) {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('idempotency_keys')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (!numInsertedOrUpdatedRows) throw inFlight();
        return undefined;
      }
      const age = now - Date.parse(before.created_at);
      if (age < (before.answer === null ? LEASE_MS : RETENTION_MS)) {
        if (before.body_digest !== row.body_digest) {
          throw new IdempotencyMismatchError(
            'This Idempotency-Key was already used with a different body. Use a new key.',
          );
        }
        if (before.answer === null) throw inFlight();
        return before.answer;
      }
      if (before.answer !== null) await quotas.change(tx, request.tenant, { bytes: -storedBytes(before.answer) });
      const { tenant_id, operation, key, ...changes } = row;
      await tx
        .updateTable('idempotency_keys')
        .set(changes)
        .where('tenant_id', '=', tenant_id)
        .where('operation', '=', operation)
        .where('key', '=', key)
        .execute();
      return undefined;
    });
  };

  const keep =
    <Made>({ tenant, operation, key }: KeyedRequest, mine: string): OnCommit<Made> =>
    async (tx, made) => {
      const answer = responseText(made);
      await quotas.change(tx, tenant, { bytes: storedBytes(answer) });
      const { numUpdatedRows } = await tx
        .updateTable('idempotency_keys')
        .set({ answer })
        .where('tenant_id', '=', tenant)
        .where('operation', '=', operation)
        .where('key', '=', key)
        .where('claim', '=', mine)
        .executeTakeFirstOrThrow();
      // The lease ran out and another request has the key: what this one made is undone.
      if (numUpdatedRows === 0n) throw inFlight();
    };

  /** Lets go of the key. When that fails the lease ends it; when the answer was committed after all, it stays. */
  const release = ({ tenant, operation, key }: KeyedRequest, mine: string): Promise<unknown> =>
    store
      .transaction((tx) =>
        tx
          .deleteFrom('idempotency_keys')
          .where('tenant_id', '=', tenant)
          .where('operation', '=', operation)
          .where('key', '=', key)
          .where('claim', '=', mine)
          .where('answer', 'is', null)
          .execute(),
      )
      .catch(() => undefined);

  return {
    async run(request, work) {
      const mine = randomUUID();
      const answer = await claim(request, mine);
      if (answer !== undefined) {
        const made = JSON.parse(answer);
        // Parsing a large response and sending it are two ticks of the event loop.
        await nextTick();
        return { made, replayed: true };
      }
      const write = keep(request, mine);
      let isKept = false;
      try {
        const made = await work(async (tx, ...answered) => {
          await write(tx, ...answered);
          isKept = true;
        });
        if (!isKept)
          throw new Error(`${request.operation} has to write \`also\` in the transaction that makes its answer`);
        return { made, replayed: false };
      } catch (error) {
        await release(request, mine);
        throw error;
      }
    },
  };
}
