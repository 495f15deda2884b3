/** A call of an operation with the values of its examples: what every sample is written from. */
export interface Call {
  readonly method: string;
  /** With the values of its parameters in place. */
  readonly path: string;
  /** The resource and the method of the client. */
  readonly clientMethod?: string;
  /** The ids of the path that are given with each call, in order. */
  readonly ids: readonly unknown[];
  readonly body?: unknown;
  /** How credentials are sent. */
  readonly scheme: 'bearer' | 'basic' | undefined;
  /** What comes back: a list, one thing, or nothing of interest. */
  readonly answer: 'list' | 'one' | 'none';
  /** The package that has the client. */
  readonly client: string;
}
