/** A command to the process of the engine. */
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
