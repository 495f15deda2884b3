import { randomUUID } from 'node:crypto';
import { Conflict } from '../resources/errors.js';
import { isoTime } from '../resources/instant.js';
import { bodyDigest } from './body-digest.js';
import { IdempotencyMismatch } from './errors.js';
/** How long an answer is kept. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
/** A request that is in flight this long is over: its process ended. Nothing was made then, and another may try. */
const LEASE_MS = 60_000;
const inFlight = () => new Conflict('A request with this idempotency key is in flight: try again when it is answered');
const rowOf = (tx, { tenant, operation, key }) => tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('operation', '=', operation)
    .where('key', '=', key);
/**
 * Idempotency keys in the store. A key is claimed in a transaction of its own, so that another process sees it in flight;
 * the answer is written in the transaction that makes the resource, so that neither is ever there without the other.
 */
export const createIdempotency = ({ store, clock }) => {
    /** Takes the key for this request; the answer of an earlier one when there is one. */
    const claim = (request, mine) => {
        const now = clock();
        const row = {
            tenant_id: request.tenant,
            operation: request.operation,
            key: request.key,
            body_digest: bodyDigest(request.body),
            claim: mine,
            answer: null,
            created_at: isoTime(now),
        };
        return store.transaction(async (tx) => {
            const before = await rowOf(tx, request).executeTakeFirst();
            if (!before) {
                const { numInsertedOrUpdatedRows } = await tx
                    .insertInto('idempotency_keys')
                    .values(row)
                    .onConflict((conflict) => conflict.doNothing())
                    .executeTakeFirstOrThrow();
                if (!numInsertedOrUpdatedRows)
                    throw inFlight();
                return undefined;
            }
            const age = now - Date.parse(before.created_at);
            if (age < (before.answer === null ? LEASE_MS : KEPT_MS)) {
                if (before.body_digest !== row.body_digest) {
                    throw new IdempotencyMismatch('The idempotency key was used with another body: use a new key');
                }
                if (before.answer === null)
                    throw inFlight();
                return before.answer;
            }
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
    const keep = ({ tenant, operation, key }, mine) => async (tx, made) => {
        const { numUpdatedRows } = await tx
            .updateTable('idempotency_keys')
            .set({ answer: JSON.stringify(made) })
            .where('tenant_id', '=', tenant)
            .where('operation', '=', operation)
            .where('key', '=', key)
            .where('claim', '=', mine)
            .executeTakeFirstOrThrow();
        // The lease ran out and another request has the key: what this one made is undone.
        if (numUpdatedRows === 0n)
            throw inFlight();
    };
    /** Lets go of the key. When that fails the lease ends it; when the answer was committed after all, it stays. */
    const release = ({ tenant, operation, key }, mine) => store
        .transaction((tx) => tx
        .deleteFrom('idempotency_keys')
        .where('tenant_id', '=', tenant)
        .where('operation', '=', operation)
        .where('key', '=', key)
        .where('claim', '=', mine)
        .where('answer', 'is', null)
        .execute())
        .catch(() => undefined);
    return {
        async once(request, work) {
            const mine = randomUUID();
            const answer = await claim(request, mine);
            if (answer !== undefined)
                return { made: JSON.parse(answer), replayed: true };
            try {
                return { made: await work(keep(request, mine)), replayed: false };
            }
            catch (error) {
                await release(request, mine);
                throw error;
            }
        },
    };
};
