import { describe, expect, it } from 'vitest';
import { msUntilNextRound } from '../../src/alerting/schedule/rounds.ts';
import { alignmentKey, dueWindows, scheduleOf, windowStart } from '../../src/alerting/schedule/windows.ts';

/** Parses a time in UTC: `09:30` is on 12 January 2026, and `11T09:30:00` on 11 January 2026. */
function toTime(text: string): number {
  return Date.parse(text.length === 5 ? `2026-01-12T${text}:00Z` : `2026-01-${text}Z`);
}
/** Returns the time of day in UTC as `09:30`, or as `09:30:30` if it has seconds. */
function toClock(ms: number): string {
  return new Date(ms).toISOString().slice(11, 19).replace(/:00$/, '');
}

interface Case {
  readonly interval: string;
  readonly offset?: number;
  readonly startAt?: string;
  readonly created: string;
  readonly now: string;
}

/** Returns the due windows of a new alert as `09:30-09:31`, and the number of skipped windows. */
function windowsOf({ interval, offset, startAt, created, now }: Case) {
  const schedule = scheduleOf({
    interval,
    schedule_offset_minutes: offset ?? null,
    schedule_start_at: startAt === undefined ? null : new Date(toTime(startAt)).toISOString(),
  });
  const { windows, skipped } = dueWindows(schedule, windowStart(schedule, toTime(created)), toTime(now));
  return { windows: windows.map(({ startMs, endMs }) => `${toClock(startMs)}-${toClock(endMs)}`), skipped };
}

const cases: [string, Case, string[]][] = [
  [
    'start with the window in which the alert was created',
    { interval: '5m', created: '12T09:32:10', now: '09:40' },
    ['09:30-09:35', '09:35-09:40'],
  ],
  ['do not include a window that has not ended', { interval: '5m', created: '09:30', now: '12T09:34:59.999' }, []],
  ['include a window that ends now', { interval: '5m', created: '09:30', now: '09:35' }, ['09:30-09:35']],
  [
    'are aligned to the hour if they last an hour',
    { interval: '1h', created: '09:59', now: '11:10' },
    ['09:00-10:00', '10:00-11:00'],
  ],
  [
    'are aligned to midnight UTC if they last six hours',
    { interval: '6h', created: '09:30', now: '13:00' },
    ['06:00-12:00'],
  ],
  [
    'are aligned to midnight UTC if they last a day',
    { interval: '1d', created: '11T09:30:00', now: '09:30' },
    ['00:00-00:00'],
  ],
  [
    'are shifted by an offset',
    { interval: '15m', offset: 5, created: '09:30', now: '09:55' },
    ['09:20-09:35', '09:35-09:50'],
  ],
  [
    'are not shifted by an offset of 0',
    { interval: '15m', offset: 0, created: '09:30', now: '09:45' },
    ['09:30-09:45'],
  ],
  [
    'are anchored at the start of the schedule',
    { interval: '30m', startAt: '06:10', created: '09:30', now: '10:20' },
    ['09:10-09:40', '09:40-10:10'],
  ],
  [
    'do not exist before the start of the schedule',
    { interval: '30m', startAt: '11:05', created: '09:30', now: '12:00' },
    ['11:05-11:35'],
  ],
  [
    'may start at a time with seconds',
    { interval: '1m', startAt: '12T09:30:30', created: '09:30', now: '12T09:31:30' },
    ['09:30:30-09:31:30'],
  ],
  [
    'do not exist if the clock is before the creation of the alert',
    { interval: '1m', created: '09:30', now: '08:00' },
    [],
  ],
];

describe('windows', () => {
  it.each(cases)('%s', (_, alert, expected) => {
    expect(windowsOf(alert)).toEqual({ windows: expected, skipped: 0 });
  });

  it('are limited to the last 50', () => {
    const { windows, skipped } = windowsOf({ interval: '1m', created: '08:00', now: '10:00' });
    expect([windows.length, windows[0], windows.at(-1), skipped]).toEqual([50, '09:10-09:11', '09:59-10:00', 70]);
  });

  it('are skipped if they ended more than a day ago', () => {
    const { windows, skipped } = windowsOf({ interval: '1h', created: '10T00:00:00', now: '12T09:30:00' });
    expect([windows.length, windows[0], skipped]).toEqual([24, '09:00-10:00', 33]);
  });

  it('are limited to the last one if they last a day', () => {
    const { windows, skipped } = windowsOf({ interval: '1d', created: '05T00:00:00', now: '12T23:00:00' });
    expect([windows.length, skipped]).toEqual([1, 6]);
  });

  it('have the same alignment if offset and start are equivalent', () => {
    const alignment = (schedule_offset_minutes: number | null, schedule_start_at: string | null) =>
      alignmentKey(scheduleOf({ interval: '15m', schedule_offset_minutes, schedule_start_at }));
    expect(alignment(5, null)).toBe(alignment(null, '2026-01-12T06:05:00.000Z'));
    expect(alignment(0, null)).toBe(alignment(null, null));
    expect(alignment(5, null)).not.toBe(alignment(6, null));
  });
});

describe('a round', () => {
  it.each([
    ['09:00', 10_000],
    ['12T09:00:09.999', 1],
    ['12T09:00:10', 30_000],
    ['12T09:00:39.999', 1],
    ['12T09:00:59', 11_000],
  ])('starts ten seconds after each full and each half minute: at %s in %i ms', (now, expected) => {
    expect(msUntilNextRound(toTime(now))).toBe(expected);
  });
});
