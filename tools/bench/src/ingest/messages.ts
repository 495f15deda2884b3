/** What the process with the engine is asked to do. */
export type Ask =
  | { readonly do: 'bodies' }
  | { readonly do: 'raw'; readonly requests: number }
  | { readonly do: 'watch' }
  | { readonly do: 'stop watching' }
  | { readonly do: 'count' }
  | { readonly do: 'close' };

/** What it answers. */
export interface Answer {
  readonly url?: string;
  readonly bodies?: readonly Uint8Array[];
  readonly milliseconds?: number;
  readonly rows?: number;
}
