/** ClickHouse in a process beside the service. */
export interface EmbeddedOptions {
  /** An absolute path where it keeps its data, in a directory that exists; without one it keeps nothing. */
  readonly directory?: string;
  /** Told when it ended and nobody had closed it, by which signal or with which code. It starts again with the next statement. */
  readonly onEnd?: (how: string) => void;
}

/** A ClickHouse server, or a cluster behind one address. */
export interface RemoteOptions {
  /** `http://…` or `https://…`. */
  readonly url: string;
  readonly user?: string;
  readonly password?: string;
  /** The cluster to make tables on. */
  readonly cluster?: string;
}

export type EngineOptions = EmbeddedOptions | RemoteOptions;
