/** The state of a rate limit window after a request. */
export interface Count {
  /** The maximum number of requests in a window. */
  readonly limit: number;
  readonly windowSeconds: number;
  /** The number of further requests that the window allows. */
  readonly remaining: number;
  /** The time until the window ends, rounded up. */
  readonly resetSeconds: number;
  /**
   * The number of requests above the limit in this window, this one included; 0 if the request is within the limit. It determines the
   * delay before a retry.
   *
   * Some requests are rejected without being counted. For a request from a blocked address, the value is 1. For a request whose window is
   * known to be used up, it is a random number, which spreads the retries.
   */
  readonly rejected: number;
  /** True if the client address or its network is blocked because of 401 responses. `limit` is then the maximum number of these. */
  readonly isBlocked?: boolean;
}

/**
 * Counts a request or a 401 response in the window of a key. The key identifies a credential, an address or a network. Throws
 * UnavailableError if the store is not available.
 */
export type Counter = (key: string) => Count | Promise<Count>;
