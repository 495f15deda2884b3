/** Node takes no more than this many bytes of request line and headers, so a longer path parameter cannot come. */
export const MAX_HEADER_BYTES = 16_384;

/** How long a caller may take, in milliseconds. Who sends a byte now and then is cut off all the same. */
export interface HttpTimeouts {
  /** For the request line and the headers, and for a connection on which nothing comes. */
  readonly headersMs: number;
  /** For the whole request, its body included. */
  readonly requestMs: number;
  /** Between two bytes in either direction, so also for a caller that does not read its answer, whose connection is reset. */
  readonly idleMs: number;
  /** How often the first two are looked at. */
  readonly checkIntervalMs: number;
}

const DEFAULT_TIMEOUTS: HttpTimeouts = {
  headersMs: 15_000,
  requestMs: 60_000,
  idleMs: 120_000,
  checkIntervalMs: 2_000,
};

/** The options of Fastify that hold callers to it. */
export function timeoutOptions({
  headersMs: headMs,
  requestMs,
  idleMs: silenceMs,
  checkIntervalMs: checkMs,
}: HttpTimeouts = DEFAULT_TIMEOUTS) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    // Fastify would give up on a close that takes as long as the grace.
    pluginTimeout: 0,
    // What comes before a connection is closed is answered like anything else.
    return503OnClosing: false,
    http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs, maxHeaderSize: MAX_HEADER_BYTES },
  };
}
