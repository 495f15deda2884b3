/** The replacement of `fetch`. It responds immediately and ignores its arguments, so that only the client is measured. */
export type StubFetch = () => Promise<Response>;

/** The measured calls. Each returns the number of tiles or list items in the response. */
export interface Calls {
  create(): Promise<number>;
  get(): Promise<number>;
  list(): Promise<number>;
}

/** The options of a client. */
export interface Setup {
  /** The body of `create`. The client of Datadog sends a dashboard of Datadog instead. */
  readonly body: Body;
  /** Functions that are called without arguments for each request, each in its own middleware. */
  readonly middlewareHooks: readonly (() => void)[];
  /** The option `validation` of the client. */
  readonly validation?: unknown;
}

/** A dashboard in a request or a response. */
export interface Body {
  readonly name: string;
  readonly tiles: readonly object[];
}

/** Creates a client that calls `fetch`. */
export type Connect = (fetch: StubFetch, setup: Setup) => Calls;

/** The documents from which the responses to every client are built. */
export interface Documents {
  /** A dashboard of one tile. */
  readonly dashboard: Body;
  /** Ten dashboards of one tile each. */
  readonly page: readonly Body[];
  /** A dashboard of 24 tiles. */
  readonly large: Body;
}

/** Returns the response bodies in the format that the client expects. */
export type Responses = (documents: Documents) => Readonly<Record<'create' | 'get' | 'list' | 'large', unknown>>;
