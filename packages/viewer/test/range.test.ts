import { describe, expect, it } from 'vitest';
import {
  fromLocalInput,
  localTimeZone,
  parseTime,
  rangeLabel,
  readRange,
  resolveRange,
  shiftRange,
  toFixedRange,
  toLocalInput,
  zoomOut,
} from '../src/time/range.ts';

/** A time zone that is 9 hours ahead of UTC, other than that of the machine. */
const OTHER_ZONE = localTimeZone() === 'Asia/Tokyo' ? 'Asia/Seoul' : 'Asia/Tokyo';
const NOW = Date.UTC(2026, 2, 29, 12);
function range(text: string) {
  return readRange(new URLSearchParams(text));
}

/** Noon on the days before the clock changes of the zones below, and on a day without a change. */
const CLOCK_CHANGES = [
  '2026-01-15',
  '2026-03-07',
  '2026-03-28',
  '2026-04-04',
  '2026-10-03',
  '2026-10-24',
  '2026-10-31',
].map((day) => Date.parse(`${day}T12:00:00Z`));

describe('time ranges', () => {
  it('consist of times that are relative to now, or in Unix milliseconds', () => {
    expect(parseTime('now', NOW)).toBe(NOW);
    expect(parseTime('now-15m', NOW)).toBe(NOW - 900_000);
    expect(parseTime(String(NOW), 0)).toBe(NOW);
    for (const text of ['', 'now+1h', 'now-1y', 'yesterday', '12', '99999999999999999', '-1']) {
      expect(parseTime(text, NOW), text).toBeUndefined();
    }
  });

  it('in a URL are replaced with the default if they are invalid', () => {
    for (const text of ['from=x', `from=${NOW}&to=${NOW - 1}`, 'from=<script>']) {
      expect(range(text)).toEqual({ from: 'now-1h', to: 'now' });
    }
    expect(range('from=now-7d')).toEqual({ from: 'now-7d', to: 'now' });
  });

  it('do not start before the earliest time of the API', () => {
    expect(resolveRange({ from: 'now-9999w', to: 'now' }, NOW)).toEqual({ startTime: 1_000_000_000_000, endTime: NOW });
  });

  it('last at least one second', () => {
    expect(resolveRange({ from: 'now', to: 'now' }, NOW)).toEqual({ startTime: NOW - 1000, endTime: NOW });
  });

  it('zoom out around the middle, and not into the future', () => {
    expect(zoomOut({ startTime: NOW - 2000, endTime: NOW }, NOW)).toEqual(
      toFixedRange({ startTime: NOW - 3000, endTime: NOW }),
    );
    expect(zoomOut({ startTime: NOW - 4000, endTime: NOW - 2000 }, NOW)).toEqual(
      toFixedRange({ startTime: NOW - 5000, endTime: NOW - 1000 }),
    );
  });

  it('do not zoom out past the earliest time of the API', () => {
    const year = 365 * 86_400_000;
    const zoomed = zoomOut({ startTime: NOW - 20 * year, endTime: NOW }, NOW);
    expect(zoomed).toEqual({ from: '1000000000000', to: String(NOW) });
    expect(range(String(new URLSearchParams({ ...zoomed })))).toEqual(zoomed);
  });

  it('have labels', () => {
    expect(rangeLabel({ from: 'now-1h', to: 'now' }, 'UTC')).toBe('Last hour');
    expect(rangeLabel({ from: 'now-30d', to: 'now' }, 'UTC')).toBe('Last 30 days');
    expect(rangeLabel(toFixedRange({ startTime: NOW, endTime: NOW + 60_000 }), OTHER_ZONE)).toBe(
      `Mar 29, 21:00 – 21:01 ${OTHER_ZONE}`,
    );
    const year = { startTime: NOW - 365 * 86_400_000, endTime: NOW };
    expect(rangeLabel(toFixedRange(year), OTHER_ZONE)).toBe(`Mar 29, 2025, 21:00 – Mar 29, 2026, 21:00 ${OTHER_ZONE}`);
  });

  it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'])(
    'have the same text in an input after parsing and formatting in the time zone %s, including around clock changes',
    (zone) => {
      const halfHours = CLOCK_CHANGES.flatMap((day) =>
        Array.from({ length: 72 }, (_, index) => day + index * 1_800_000),
      );
      for (const time of halfHours) {
        const text = toLocalInput(time, zone);
        const back = fromLocalInput(text, zone) ?? Number.NaN;
        // Both occurrences of a repeated hour have the same text.
        expect(toLocalInput(back, zone), text).toBe(text);
      }
    },
  );

  it('move by their length, and not into the future', () => {
    const hour = { startTime: NOW - 7_200_000, endTime: NOW - 3_600_000 };
    expect(shiftRange(hour, -1, NOW)).toEqual(toFixedRange({ startTime: NOW - 10_800_000, endTime: NOW - 7_200_000 }));
    expect(shiftRange(hour, 1, NOW)).toEqual(toFixedRange({ startTime: NOW - 3_600_000, endTime: NOW }));
    const late = { startTime: NOW - 4_000_000, endTime: NOW - 400_000 };
    expect(shiftRange(late, 1, NOW)).toEqual(toFixedRange({ startTime: NOW - 3_600_000, endTime: NOW }));
  });
});
