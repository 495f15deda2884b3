/** How far a window has been used up. */
export interface Count {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  /** Until the window ends, rounded up. */
  readonly resetSeconds: number;
  /** Whether this was one more than the limit. */
  readonly over: boolean;
}

/** Counts what is done under a key within fixed windows. Throws Unavailable when it cannot count. */
export type Counter = (key: string) => Count | Promise<Count>;
