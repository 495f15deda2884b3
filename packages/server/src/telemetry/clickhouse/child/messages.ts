/** What the process of the engine is started with. */
export interface StartMessage {
  /** Where it keeps its data; without one it keeps nothing. */
  readonly directory?: string;
  /** What requests have to present. */
  readonly secret: string;
  readonly sessions: number;
}

/** What the process of the engine says, once. */
export type StartResult =
  | { readonly kind: 'listening'; readonly port: number }
  /** `missing`: chdb is not installed; `taken`: another process has the directory. */
  | { readonly kind: 'failed'; readonly why: 'missing' | 'taken' | 'other'; readonly message: string };
