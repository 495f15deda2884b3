import type { AlertSilence } from '@observability-api/schemas';

/** Returns the silence of an alert row, or null if it has none or the silence has ended. */
export function silenceAt({ silenced }: { readonly silenced: string | null }, nowMs: number): AlertSilence | null {
  const silence = silenced === null ? null : (JSON.parse(silenced) as AlertSilence);
  return silence && Date.parse(silence.until) > nowMs ? silence : null;
}

/** The result of a trial query, before an alert is written. Empty if the query succeeded, or failed for a reason that may pass. */
export interface AlertTrial {
  /** The reason if the query of the alert can never succeed. */
  readonly invalid?: string;
  /**
   * The messages about metrics and attributes that the sources of the alert have never received. The alert is accepted, although it
   * cannot be evaluated yet.
   */
  readonly unseen?: string;
}
