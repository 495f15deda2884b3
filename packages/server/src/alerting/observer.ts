/** Hears what the evaluator does, for whoever counts or writes it down. */
export interface AlertObserver {
  /** An alert was evaluated, or could not be. */
  evaluated(succeeded: boolean): void;
  /** A notification was delivered, or given up. */
  delivered(succeeded: boolean): void;
  /** What a person should know who looks after the service. */
  warn(details: Readonly<Record<string, unknown>>, message: string): void;
}
