/** The start options of the engine's process, sent by the service. */
export interface StartMessage {
  /** The directory of the data. Without it, the data is in a temporary directory, which is deleted when the process is closed. */
  readonly directory?: string;
  /** The password that requests must contain. */
  readonly secret: string;
  /** The number of pooled sessions, each of which runs one statement at a time. */
  readonly sessions: number;
  /** Memory for all statements and caches together, in bytes. */
  readonly memory: number;
  /** The default memory limit of a statement, in bytes. A GROUP BY that needs half of this memory writes groups to disk. */
  readonly statementMemory: number;
  /** Maximum memory of each cache, in bytes. */
  readonly cacheMemory: number;
}

/** The first and only message of the engine's process. */
export type StartResult =
  | { readonly kind: 'listening'; readonly port: number }
  /** `missing`: chdb is not installed; `locked`: the directory could not be opened, usually because another process has locked it. */
  | { readonly kind: 'failed'; readonly reason: 'missing' | 'locked' | 'other'; readonly message: string };
