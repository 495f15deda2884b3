import { schema } from '@observability-api/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { byteLengthOf, concatChunks, type JsonChunk, MediaBody } from '../domain/serialized.ts';
import type { Versioned } from '../domain/versioned.ts';
import type { Page } from '../store/read-page.ts';
import type { RouteAliases } from './aliases.ts';
import { type BodyPart, listBody, type OutgoingResult, responseBody } from './body/response-body.ts';
import { sendBody, streamBody } from './body/send-body.ts';
import { tenantOf } from './body/tenant-of.ts';
import type { UnreadResponses } from './body/unread-responses.ts';
import type { Deployment } from './deployment.ts';
import { entityTag, matchesIfNoneMatch } from './headers/etag.ts';
import type { Operation } from './operation.ts';

/** The options of {@link sendResult}. */
export interface SendOptions {
  /**
   * Checks successful JSON responses against the spec, and responds with 500 on a mismatch. Lists on paths that accept aliases are not
   * checked. For tests.
   */
  readonly checkResponses: boolean;
  /** Limits the memory for responses that clients have not read yet. All deployments share the limit. No limit if absent. */
  readonly unread?: UnreadResponses;
  /** Logs a response that fails after it has started. */
  readonly log?: Logger;
}

/** The result of a handler and the request that it belongs to. */
export interface HandlerResult {
  readonly operationId: string;
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly query: Readonly<Record<string, unknown>>;
  readonly result: unknown;
  /** The aliases that the path accepts; undefined if it accepts only the names of the spec. */
  readonly aliases?: RouteAliases | undefined;
}

/** Sends the result of a handler: sets the headers, adds the envelope and writes the body. */
export function sendResult(deployment: Deployment, handled: HandlerResult, options: SendOptions): void | Promise<void> {
  const { operationId, operation, request, reply, query, result, aliases } = handled;
  if (operation.versioned) {
    setEntityTag(handled);
    if (isNotModified(handled)) {
      reply.code(304).send();
      return;
    }
  }
  if (result instanceof MediaBody) {
    options.unread?.reserve(tenantOf(request), reply.raw, Buffer.byteLength(result.content));
    reply.header('content-type', result.contentType).send(result.content);
    return;
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  const outgoing: OutgoingResult = { operation, query, result, requestId: request.id, aliases };
  if (operation.responseKind === 'list') return sendList(deployment, outgoing, handled, options);
  const body = responseBody(deployment, outgoing);
  // The memory for the response to a write was reserved before its transaction was committed.
  if (!operation.writes) options.unread?.reserve(tenantOf(request), reply.raw, byteLengthOf(body));
  if (options.checkResponses) {
    const specified = aliases ? responseBody(deployment, { ...outgoing, aliases: undefined }) : body;
    checkResponse(operationId, operation, textOf(specified));
  }
  sendBody(body, reply);
}

/** Sets `ETag`, and `Cache-Control` on a read. */
function setEntityTag({ operation, reply, result }: HandlerResult): void {
  reply.header('etag', entityTag(result as Versioned<unknown>));
  // A browser may store the response, and revalidates it on each use.
  if (operation.method === 'GET') reply.header('cache-control', 'private, no-cache');
}

/** Returns true if the request is a read whose `If-None-Match` matches the tag of the resource. */
function isNotModified({ operation, request, result }: HandlerResult): boolean {
  const tags = request.headers['if-none-match'];
  return (
    operation.method === 'GET' &&
    tags !== undefined &&
    matchesIfNoneMatch(tags, entityTag(result as Versioned<unknown>))
  );
}

/** Sends a page of a list as a whole if it has one batch, and otherwise streams it. */
async function sendList(
  deployment: Deployment,
  outgoing: OutgoingResult,
  { operationId, operation, request, reply }: HandlerResult,
  { checkResponses, unread, log }: SendOptions,
): Promise<void> {
  const page = outgoing.result as Page<unknown>;
  reply.header('x-total-count', page.total);
  unread?.reserve(tenantOf(request), reply.raw, page.batchBytes);
  const parts =
    checkResponses && !outgoing.aliases
      ? await checkedParts(operationId, operation, listBody(deployment, outgoing))
      : listBody(deployment, outgoing);
  if (page.batchCount > 1) {
    // The response starts before the first part is read. After that, an error can only close the connection.
    await streamBody(request.method === 'HEAD' ? [] : parts, reply).catch((err: unknown) =>
      log?.error({ err, requestId: request.id }, 'a list response failed after it had started'),
    );
    return;
  }
  for await (const chunks of parts) sendBody(chunks, reply);
}

/** Reads all parts of a list and compares the body with the spec. */
async function checkedParts(
  operationId: string,
  operation: Operation,
  parts: AsyncIterable<BodyPart>,
): Promise<BodyPart[]> {
  const read: BodyPart[] = [];
  for await (const part of parts) read.push(part);
  checkResponse(operationId, operation, textOf(read.flat()));
  return read;
}

/** Throws an error if a response body differs from the spec or has a property that the spec does not define. */
export function checkResponse(operationId: string, operation: Operation, body: string): void {
  // `request` rejects properties that the spec does not define.
  const issues = schema(operation.response, 'request').check(JSON.parse(body));
  if (issues.length === 0) return;
  const texts = issues.map(({ pointer, message }) => `${pointer || '/'} ${message}`);
  throw new Error(`The response of ${operationId} differs from the spec: ${texts.join('; ')}`);
}

function textOf(chunks: readonly JsonChunk[]): string {
  return concatChunks(chunks).toString();
}
