/** A request as middleware sees it: a copy for each attempt, not yet signed. It may be changed. */
export interface MiddlewareRequest {
  url: string;
  method: string;
  headers: Headers;
  /** JSON text. */
  body: string | undefined;
  /** Says when the attempt is over: by timeout, or by the caller's signal. */
  signal: AbortSignal;
  /** The operationId of the call. */
  readonly operation: string;
  /** 1 for the first. */
  readonly attempt: number;
}

/** Sends a request to the next middleware, the last one to the service. */
export type Next = (request: MiddlewareRequest) => Promise<Response>;

/** A function around every attempt: `(request, next) => next(request)` changes nothing. */
export type Middleware = (request: MiddlewareRequest, next: Next) => Promise<Response>;

/** One function of all middleware around the last, the first outermost. */
export function composed(middleware: readonly Middleware[], last: Next): Next {
  return middleware.reduceRight<Next>((next, each) => async (request) => each(request, next), last);
}
