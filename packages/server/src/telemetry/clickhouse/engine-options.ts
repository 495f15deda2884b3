/** ClickHouse in a child process of the service. */
export interface EmbeddedOptions {
  /** Absolute path of the data. Its parent directory must exist. Without it the data is deleted when the engine is closed. */
  readonly directory?: string;
  /** Total memory of the child process in bytes. @default half of the container's limit, or 2 GiB without a limit */
  readonly memory?: number;
  /** A process that does not respond for this long is killed and started again. @default 30000 */
  readonly hangTimeoutMs?: number;
  /** Called if the process ends without being closed, with the signal or the exit code. It starts again with the next statement. */
  readonly onEnd?: (how: string) => void;
}

/** A ClickHouse server, or a cluster behind one address. */
export interface RemoteOptions {
  /** `http://…` or `https://…`. */
  readonly url: string;
  readonly user?: string;
  readonly password?: string;
  /** The cluster on which tables are created. */
  readonly cluster?: string;
}

export type EngineOptions = EmbeddedOptions | RemoteOptions;
