import type { GroupValue } from '../../../src/alerting/state/group-state.ts';

/** An alert of a simulation. */
export interface SimulatedAlert {
  readonly id: string;
  readonly webhooks: readonly string[];
  readonly groups: readonly (readonly string[])[];
  readonly intervalMs: number;
  /** True if the alert has a `scheduleStartAt`, which is after its creation. */
  readonly isAnchored: boolean;
  /** The number of consecutive windows that must violate the threshold. */
  readonly consecutive: number;
  readonly threshold: number;
  readonly rows: (startMs: number) => readonly GroupValue[];
}

/** Returns a name that identifies a notification: alert, webhook, group, start of the window, state. */
export function notificationName(
  alert: string,
  url: string,
  group: readonly string[],
  startMs: number,
  state: string,
): string {
  return [alert, url, group.join('/'), startMs, state].join(' ');
}

/** Returns the names of all notifications that webhooks must receive for the windows of a time range. */
export function expectedNotifications(alert: SimulatedAlert, fromMs: number, toMs: number): string[] {
  const expected: string[] = [];
  for (const group of alert.groups) {
    let violations = 0;
    for (let start = fromMs; start < toMs; start += alert.intervalMs) {
      const value = alert.rows(start).find((row) => row.group.join() === group.join())?.value ?? 0;
      const wasAlert = violations >= alert.consecutive;
      violations = value >= alert.threshold ? violations + 1 : 0;
      const state = violations >= alert.consecutive ? 'ALERT' : wasAlert ? 'OK' : undefined;
      if (state) expected.push(...alert.webhooks.map((url) => notificationName(alert.id, url, group, start, state)));
    }
  }
  return expected;
}
