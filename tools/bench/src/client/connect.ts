/** What every candidate is given instead of `fetch`. It looks at nothing, so that the client alone is measured. */
export type StubFetch = () => Promise<Response>;

/** The calls that are measured. Each answers how many tiles, or items of the page, the client read. */
export interface Calls {
  create(): Promise<number>;
  get(): Promise<number>;
  list(): Promise<number>;
}

/** How a client is to be made. */
export interface Setup {
  /** What `create` sends. Clients of other services send something as large that is theirs. */
  readonly body: Body;
  /** To be called by one middleware each, with every request. */
  readonly touches: readonly (() => void)[];
  /** What the client's option of that name is given. */
  readonly validation?: unknown;
}

/** A dashboard as it is sent. */
export interface Body {
  readonly name: string;
  readonly tiles: readonly object[];
}

/** Makes a candidate's client. */
export type Connect = (fetch: StubFetch, setup: Setup) => Calls;

/** What the documents of every candidate are made of. */
export interface Documents {
  /** With one tile. */
  readonly dashboard: Body;
  /** Ten dashboards with one tile each. */
  readonly page: readonly Body[];
  /** With 24 tiles. */
  readonly large: Body;
}

/** The bodies that a candidate's service answers. */
export type Answers = (documents: Documents) => Readonly<Record<'create' | 'get' | 'list' | 'large', unknown>>;
