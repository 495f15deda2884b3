import type { IncomingHttpHeaders } from 'node:http';
import type { RequestError } from './errors/request-error.ts';
import type { Operation } from './operation.ts';

/** A valid request as handlers get it, before the deployment adds whose it is. */
export interface ValidRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Whether a write may go ahead on this version of the resource: the request's `If-Match`. */
  readonly precondition: ((version: number) => boolean) | undefined;
  /** The request's `Idempotency-Key`, where the spec says that the operation takes one. */
  readonly idempotencyKey: string | undefined;
}

/** What is written to the log of the caller. */
export interface CallerLog {
  readonly tenant: string;
  readonly keySuffix: string;
}

// biome-ignore lint/suspicious/noExplicitAny: each handler has the type that the spec gives it; here they are all alike.
export type Handler = (request: any) => Promise<unknown>;

/** What the handlers get beside the request; `tenant` only where the path is one of a tenant. */
export interface RequestContext {
  readonly tenant?: { readonly id: string } | undefined;
}

/**
 * What the two deployments do differently. The adapter calls these in the order of the checks of the interface:
 * credentials, role and address, path ids, the tenant that the path names.
 */
export interface Deployment<Caller = unknown> {
  readonly name: 'open-source' | 'managed';
  /** The first segments of every path, from which an unrouted path knows whose error body to answer with. */
  readonly prefix: string;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly handlers: Readonly<Record<string, Handler>>;
  /**
   * The credential that a request presents, in the one spelling that all ways to write it share, so that requests can be
   * counted under it; absent when there is none or it is malformed.
   */
  credential(headers: IncomingHttpHeaders): string | undefined;
  /** Who calls. Throws Unauthorized. */
  authenticate(headers: IncomingHttpHeaders): Promise<Caller>;
  /** The value of `WWW-Authenticate` on a 401. */
  readonly challenge: string;
  /** Whether the caller may do this from there. Throws Forbidden. */
  authorize(caller: Caller, operation: Operation, address: string): void;
  /** Notes a use of the caller's key; what is refused before is none. */
  recordUsage(caller: Caller): void;
  /** What the handlers get beside the request: whose it is. Throws NotFound when the path is another tenant's. */
  resolveTenant(caller: Caller, params: Readonly<Record<string, string>>, address: string): Promise<RequestContext>;
  logFields(caller: Caller): CallerLog;
  /** The body of a successful answer. `content` is absent on a delete, `meta` present on a list. */
  envelope(data: { content?: unknown; meta?: object }, requestId: string): object;
  errorBody(error: RequestError, requestId: string): object;
}
