/**
 * A command to the process of the listener, which starts the engine:
 *
 * - `bodies` returns the addresses of the listener and the bodies to send.
 * - `raw` inserts the rows of a number of requests without the listener, and returns the time that this took.
 * - `watch` and `stop watching` measure the longest CPU time of a tick of the event loop.
 * - `count` returns the number of stored rows.
 * - `close` stops the listener and the engine. The process then exits.
 */
export type Command =
  | { readonly do: 'bodies' }
  | { readonly do: 'raw'; readonly requests: number }
  | { readonly do: 'watch' }
  | { readonly do: 'stop watching' }
  | { readonly do: 'count' }
  | { readonly do: 'close' };

/** The body of a request. */
export interface Body {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** The reply to a command. */
export interface Reply {
  readonly url?: string;
  readonly grpcUrl?: string;
  readonly bodies?: readonly Body[];
  /** One request with all records, in each encoding. */
  readonly large?: readonly Body[];
  readonly milliseconds?: number;
  readonly rows?: number;
}
