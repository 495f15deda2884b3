import { recentHour } from './log-rows.ts';
import type { TestEvent } from './send-telemetry.ts';

export const MINUTE = 60_000;

/** The start of a recent range of ten minutes, in epoch milliseconds. */
export const start = recentHour();
export const end = start + 10 * MINUTE;

/** Returns an event `time` milliseconds after {@link start}, with defaults for the other fields. */
export function event(time: number, fields: Partial<TestEvent>): TestEvent {
  return { time: start + time, service: 'checkout', level: 'info', text: 'paid', durationMs: 10, ...fields };
}
