/** Receives the events of alerting, for example for metrics and logs. */
export interface AlertObserver {
  /**
   * Called after an evaluation of an alert. Not called after a successful one whose result is discarded, because the alert has changed or
   * the lease has expired in the meantime.
   */
  evaluated(succeeded: boolean): void;
  /** Called when a delivery has succeeded or finally failed. Not called for notifications that `pruneOutbox` sets to `failed`. */
  delivered(succeeded: boolean): void;
  /** Called when a delivery failed and will be retried later. */
  postponed(): void;
  /** Called when the evaluations of an alert begin to fail. */
  stateUnknown(): void;
  /** Called for events that an operator may have to act on. */
  warn(details: Readonly<Record<string, unknown>>, message: string): void;
}
