import type { IncomingHttpHeaders } from 'node:http';
import type { PresentedCredential } from '../auth/presented-credential.ts';
import type { RequestError } from './errors/request-error.ts';
import type { Operation } from './operation.ts';

/** A valid request, as the handler receives it together with the context of the deployment. */
export interface ValidRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Returns true if `If-Match` permits a write to this version of the resource; absent without the header. */
  readonly precondition: ((version: number) => boolean) | undefined;
  /** The `Idempotency-Key` of the request; always absent if the spec does not define the header. */
  readonly idempotencyKey: string | undefined;
}

/** The fields of the caller in the request log. */
export interface CallerLog {
  readonly tenant: string;
  readonly keySuffix: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the generated type of each handler is stricter; here they share one.
export type Handler = (request: any) => Promise<unknown>;

/** What a handler receives in addition to the request. `tenant` is present if the path belongs to a tenant. */
export interface RequestContext {
  readonly tenant?: { readonly id: string } | undefined;
}

/**
 * The differences between the two deployments. The adapter calls the methods in the order of the checks of the interface:
 * credentials, role and address, path ids, the tenant in the path.
 */
export interface Deployment<Caller = unknown> {
  readonly name: 'open-source' | 'managed';
  /** The start of every path. It selects the deployment whose error body an unknown path gets. */
  readonly prefix: string;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Reads the credential of a request, for rate limiting and authentication. */
  readCredential(headers: IncomingHttpHeaders): PresentedCredential<Caller>;
  /** The value of `WWW-Authenticate` on a 401. */
  readonly challenge: string;
  /** Throws ForbiddenError unless the caller may call the operation from this address. */
  authorize(caller: Caller, operation: Operation, address: string): void;
  /** Records a use of the caller's key. Requests that are rejected earlier do not count. */
  recordUsage(caller: Caller): void;
  /** Returns the context for the handler. Throws NotFoundError if the path belongs to another tenant. */
  resolveTenant(caller: Caller, params: Readonly<Record<string, string>>, address: string): Promise<RequestContext>;
  logFields(caller: Caller): CallerLog;
  /** Returns the body of a successful response. `content` is absent on a delete; `meta` is present on a list. */
  envelope(data: { content?: unknown; meta?: object }, requestId: string): object;
  errorBody(error: RequestError, requestId: string): object;
}
