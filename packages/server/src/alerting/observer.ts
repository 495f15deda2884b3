/** Receives the events of alerting for metrics and logs. */
export interface AlertObserver {
  /** Called after each evaluation of an alert. */
  evaluated(succeeded: boolean): void;
  /** Called when a notification was delivered or abandoned. */
  delivered(succeeded: boolean): void;
  /** Called when a delivery failed and will be retried later. */
  postponed(): void;
  /** Called when the evaluations of an alert begin to fail. */
  stateUnknown(): void;
  /** Called for errors that an operator should see. */
  warn(details: Readonly<Record<string, unknown>>, message: string): void;
}
