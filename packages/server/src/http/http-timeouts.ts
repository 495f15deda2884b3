/** Maximum size of the request line and the headers, in bytes. It also bounds the length of a path parameter. */
export const MAX_HEADER_BYTES = 16_384;

/** Timeouts for slow clients, in milliseconds. A client that sends single bytes slowly is cut off, too. */
export interface HttpTimeouts {
  /** For the request line and the headers, and for a connection without any data. */
  readonly headersMs: number;
  /** For the whole request including its body. */
  readonly requestMs: number;
  /**
   * For a connection without traffic during a request or its response, even while the service computes the response. A client that does
   * not read its response is cut off, too.
   */
  readonly idleMs: number;
  /** The interval at which `headersMs` and `requestMs` are checked. */
  readonly checkIntervalMs: number;
}

const DEFAULT_TIMEOUTS: HttpTimeouts = {
  headersMs: 15_000,
  requestMs: 60_000,
  idleMs: 120_000,
  checkIntervalMs: 2_000,
};

/** Returns the Fastify options for the timeouts, the size of headers and the shutdown. */
export function timeoutOptions({ headersMs, requestMs, idleMs, checkIntervalMs }: HttpTimeouts = DEFAULT_TIMEOUTS) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    // Fastify would abort a shutdown that takes as long as the grace period.
    pluginTimeout: 0,
    // A request that arrives before its connection is closed gets its normal response.
    return503OnClosing: false,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkIntervalMs, maxHeaderSize: MAX_HEADER_BYTES },
  };
}
