/** What every call takes, whatever the operation. */
export interface CallOptions {
  /** Ends the call: the promise is rejected with an `AbortError` whose `cause` is the signal's reason. */
  signal?: AbortSignal | undefined;
  /** The longest that one attempt may take, its body included, in milliseconds; `Infinity` for no end. @default the client's */
  timeoutMs?: number | undefined;
  /** The longest that the call may take with all attempts and the waits between them, in milliseconds. @default the client's */
  deadlineMs?: number | undefined;
  /** How often a failed attempt is made again, at most. @default the client's */
  retries?: number | undefined;
  /** Sent with this call, over the client's own headers of the same name. */
  headers?: Readonly<Record<string, string>> | undefined;
}
