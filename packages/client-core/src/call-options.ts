/** What every call takes, whatever the operation. */
export interface CallOptions {
  /** Ends the call: the promise is rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Sent with this call, over the client's own headers of the same name. */
  headers?: Readonly<Record<string, string>> | undefined;
}
