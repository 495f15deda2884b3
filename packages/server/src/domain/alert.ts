import type { AlertSilence } from '@observability-api/schemas';

/** Maximum number of stored execution errors of an alert. */
export const MAX_EXECUTION_ERRORS = 20;

/** Returns the silence of an alert row, or null if it has none or the silence has ended. */
export function silenceAt({ silenced }: { readonly silenced: string | null }, nowMs: number): AlertSilence | null {
  const silence = silenced === null ? null : (JSON.parse(silenced) as AlertSilence);
  return silence && Date.parse(silence.until) > nowMs ? silence : null;
}

/**
 * The result of running the query of an alert before the alert is written. Empty if the query succeeded and the stored telemetry
 * contains all its metrics and attributes. Also empty if the query failed for a reason other than `invalid`, or if the tile or the
 * saved search does not exist.
 */
export interface AlertTrial {
  /** The reason why the alert is rejected: its tile, saved search or chart cannot be queried. */
  readonly invalid?: string;
  /**
   * The messages about metrics and attributes that the stored telemetry of the alert's sources does not contain. The alert is accepted,
   * although it cannot be evaluated yet.
   */
  readonly unseen?: string;
}
