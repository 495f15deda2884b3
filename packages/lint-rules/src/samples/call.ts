/** A call of an operation with the values of its examples. The code samples in all languages are generated from it. */
export interface Call {
  /** The HTTP method in uppercase. */
  readonly method: string;
  /** The path with the values of its parameters. */
  readonly path: string;
  /** The `x-client-method`: a resource and a method. */
  readonly clientMethod?: string;
  /** The values of the path parameters that are arguments of the client method, in order. */
  readonly ids: readonly unknown[];
  readonly body?: unknown;
  /** The authentication scheme. */
  readonly scheme: 'bearer' | 'basic' | undefined;
  /** The kind of result. */
  readonly result: 'list' | 'one' | 'none';
  /** The package of the client. */
  readonly client: string;
}
