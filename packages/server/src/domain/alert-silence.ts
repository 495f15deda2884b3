import type { AlertSilence } from '@observability-api/schemas';

/** Returns the silence of an alert row, or null if it has none or the silence has ended. */
export function silenceAt({ silenced }: { readonly silenced: string | null }, nowMs: number): AlertSilence | null {
  const silence = silenced === null ? null : (JSON.parse(silenced) as AlertSilence);
  return silence && Date.parse(silence.until) > nowMs ? silence : null;
}
