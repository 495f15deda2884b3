/** What the process with the engine is asked to do. */
export type Ask =
  | { readonly do: 'bodies' }
  | { readonly do: 'raw'; readonly requests: number }
  | { readonly do: 'watch' }
  | { readonly do: 'stop watching' }
  | { readonly do: 'count' }
  | { readonly do: 'close' };

/** A request. */
export interface Body {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** What it answers. */
export interface Answer {
  readonly url?: string;
  readonly bodies?: readonly Body[];
  /** All records in one request, in each encoding. */
  readonly large?: readonly Body[];
  readonly milliseconds?: number;
  readonly rows?: number;
}
