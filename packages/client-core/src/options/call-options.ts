/** The options that every call takes. */
export interface CallOptions {
  /** Ends the call. The promise rejects with an `AbortError` whose `cause` is the reason of the signal. */
  signal?: AbortSignal | undefined;
  /**
   * Maximum duration of one attempt in milliseconds, including its body. `Infinity` disables the timeout.
   * @default the option of the client
   */
  timeoutMs?: number | undefined;
  /**
   * Maximum duration of the call in milliseconds, including all attempts and the delays between them.
   * @default the option of the client
   */
  deadlineMs?: number | undefined;
  /**
   * Maximum number of retries after the first attempt. The attempt with renewed credentials after a 401 does not count as a retry.
   * @default the option of the client
   */
  retries?: number | undefined;
  /**
   * Allows `modify` and `ifMatch` on a server that sends no strong ETags. The write may then overwrite a concurrent change.
   * @default false
   */
  unsafe?: boolean | undefined;
  /** Additional headers of this call. They override the headers of the client. */
  headers?: Readonly<Record<string, string>> | undefined;
}
