/** The request of an attempt or of a redirect that it follows, before authentication. It is a copy, which middleware may change. */
export interface MiddlewareRequest {
  url: string;
  method: string;
  headers: Headers;
  /** JSON text. */
  body: string | undefined;
  /** Aborts when the attempt times out, the deadline of the call passes, or the caller's signal is aborted. */
  signal: AbortSignal;
  /** The operationId of the call. For the fetch client, the method and path of the request. */
  readonly operation: string;
  /** The number of this attempt. The first one is 1. */
  readonly attempt: number;
}

/** Calls the next middleware. For the last middleware, it calls `fetch`. */
export type Next = (request: MiddlewareRequest) => Promise<Response>;

/** A function that wraps every attempt, and every redirect that an attempt follows. `(request, next) => next(request)` changes nothing. */
export type Middleware = (request: MiddlewareRequest, next: Next) => Promise<Response>;
