import type { FastifyReply } from 'fastify';
import type { Idempotency } from '../idempotency/idempotency.ts';
import type { RequestContext, ValidRequest } from './deployment.ts';

/** A valid request with an `Idempotency-Key`. */
export interface IdempotentRequest {
  readonly operationId: string;
  readonly context: RequestContext | undefined;
  readonly valid: ValidRequest;
}

/**
 * Runs `work`, or returns the stored result of an earlier request with the same key and sets `Idempotency-Replayed`.
 * Throws an error if the path names no tenant: keys are stored per tenant.
 */
export async function runIdempotent(
  idempotency: Idempotency,
  { operationId, context, valid }: IdempotentRequest,
  reply: FastifyReply,
  work: Parameters<Idempotency['run']>[1],
): Promise<unknown> {
  const tenant = context?.tenant?.id;
  if (tenant === undefined) throw new Error(`${operationId} takes an Idempotency-Key, but its path has no tenant.`);
  // The ids after the tenant's belong to the key: the same body creates something else under another parent.
  const ids = Object.values(valid.params);
  const operation = [operationId, ...ids.slice(ids.indexOf(tenant) + 1)].join(' ');
  const request = { tenant, operation, key: valid.idempotencyKey ?? '', body: valid.body };
  const { made, replayed } = await idempotency.run(request, work);
  if (replayed) reply.header('idempotency-replayed', 'true');
  return made;
}
