import type { IncomingHttpHeaders } from 'node:http';
import type { PresentedCredential } from '../auth/presented-credential.ts';
import type { Precondition } from '../domain/versioned.ts';
import type { Tx } from '../resources/context.ts';
import type { RequestError } from './errors/request-error.ts';
import type { Operation } from './operation.ts';

/** The parts of a request after validation, with the defaults of the spec. */
export interface ValidRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The media type of the response that `Accept` selects; undefined if the operation has only JSON. */
  readonly mediaType?: string | undefined;
  /** The precondition of `If-Match`; undefined without the header. */
  readonly precondition: Precondition | undefined;
  /** The `Idempotency-Key` of the request; always absent if the spec does not define the header. */
  readonly idempotencyKey: string | undefined;
}

/** The fields of the caller in the request log. */
export interface CallerLog {
  /** The id of the team, or of the organization in the managed deployment. */
  readonly tenant: string;
  readonly keySuffix: string;
}

/** The properties of the request for {@link Handler.prepare} and for handlers that only read, in addition to the validated input. */
export interface ReadRequest {
  /** Returns a signal that is aborted if the client disconnects before the response. */
  readonly signal: () => AbortSignal;
}

/** The properties of the request for handlers that change data, in addition to the validated input. */
export interface WriteRequest {
  /** The transaction of the operation. It also stores the response for the `Idempotency-Key`. `OperationRoute` commits it. */
  readonly tx: Tx;
  /** The result of {@link Handler.prepare}; undefined if the handler has no preparation. */
  readonly prepared?: unknown;
  readonly precondition: Precondition | undefined;
}

/** The handler of an operation. The generated types define its request type. */
export interface Handler {
  (request: never): Promise<unknown>;
  /** Runs before the transaction of the handler. See {@link withPreparation}. */
  readonly prepare?: (request: never) => Promise<unknown>;
}

/** The handlers of a deployment by operation id. */
export type Handlers = Readonly<Record<string, Handler>>;

/**
 * Returns a handler that receives the result of `prepare`, which runs before the transaction of the handler. Requests to other systems
 * belong in `prepare`, because a transaction can run more than once, and on SQLite it holds the write lock of the store.
 */
export function withPreparation<Input, Prepared, Request extends Input, Result>(
  prepare: (request: Input) => Promise<Prepared>,
  handle: (request: Request, prepared: Prepared) => Promise<Result>,
): (request: Request) => Promise<Result> {
  const handler = (request: Request & WriteRequest) => handle(request, request.prepared as Prepared);
  return Object.assign(handler, { prepare }) as (request: Request) => Promise<Result>;
}

/** The properties that a deployment adds to the request of a handler. `tenant` is set if the operation belongs to a tenant. */
export interface RequestContext {
  readonly tenant?: { readonly id: string } | undefined;
}

/**
 * One of the two APIs of the service, open source or managed: its operations, their handlers, and the checks and formats in which the two
 * differ. A request is checked in this order: `readCredential`, the rate limit, `authenticate` of the credential, `authorize`, the path
 * parameters, `resolveTenant`.
 */
export interface Deployment<Caller = unknown> {
  readonly name: 'open-source' | 'managed';
  /** The prefix of all paths of the deployment. It also selects the format of an error body. */
  readonly prefix: string;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly handlers: Handlers;
  /** Reads the credential of a request, for rate limiting and authentication. */
  readCredential(headers: IncomingHttpHeaders): PresentedCredential<Caller>;
  /** The value of `WWW-Authenticate` on a 401. */
  readonly challenge: string;
  /** Throws ForbiddenError unless the caller may call the operation from this address. */
  authorize(caller: Caller, operation: Operation, address: string): void;
  /** Records a use of the caller's key. Requests that were already rejected do not count. */
  recordUsage(caller: Caller): void;
  /** Returns the context for the handler. Throws NotFoundError if the path belongs to another tenant. */
  resolveTenant(caller: Caller, params: Readonly<Record<string, string>>, address: string): Promise<RequestContext>;
  logFields(caller: Caller): CallerLog;
  /**
   * Returns the body of a successful response. `content` is absent after a delete. `meta` has the total, limit, offset and next offset of
   * a list, or the warnings of a write.
   */
  envelope(data: { content?: unknown; meta?: object }, requestId: string): object;
  /** Returns the body of an error response. `route` is the path of the operation, if the request has reached one. */
  errorBody(error: RequestError, requestId: string, route?: string): object;
}
