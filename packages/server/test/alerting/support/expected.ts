import type { GroupValue } from '../../../src/alerting/state/groups.ts';

/** An alert of a simulation, told in other words than the service's. */
export interface SimulatedAlert {
  readonly id: string;
  readonly webhooks: readonly string[];
  readonly groups: readonly (readonly string[])[];
  readonly intervalMs: number;
  readonly consecutive: number;
  readonly threshold: number;
  readonly rows: (startMs: number) => readonly GroupValue[];
}

/** What says which window a notification is of: webhook, group, start, state. */
export function nameOf(alert: string, url: string, group: readonly string[], startMs: number, state: string): string {
  return [alert, url, group.join('/'), startMs, state].join(' ');
}

/** All that webhooks have to be told about the windows from one moment to another. */
export function expectedNotifications(alert: SimulatedAlert, fromMs: number, toMs: number): string[] {
  const expected: string[] = [];
  for (const group of alert.groups) {
    let inRow = 0;
    for (let start = fromMs; start < toMs; start += alert.intervalMs) {
      const value = alert.rows(start).find((row) => row.group.join() === group.join())?.value ?? 0;
      const wasAlert = inRow >= alert.consecutive;
      inRow = value >= alert.threshold ? inRow + 1 : 0;
      const state = inRow >= alert.consecutive ? 'ALERT' : wasAlert ? 'OK' : undefined;
      if (state) expected.push(...alert.webhooks.map((url) => nameOf(alert.id, url, group, start, state)));
    }
  }
  return expected;
}
