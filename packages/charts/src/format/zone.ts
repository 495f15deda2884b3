const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

/** Formatters of Intl are expensive to create. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** There are about 600 names of zones, but their case does not matter, so callers could send any number of spellings. */
const MAX_FORMATTERS = 700;

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    try {
      formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    } catch {
      throw new RangeError(
        `Expected timeZone to be an IANA time zone such as "Europe/Berlin", received ${JSON.stringify(timeZone)}.`,
      );
    }
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** The offset of a time zone is constant from `start` (inclusive) to `end` (exclusive). Milliseconds. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
}

/** A time zone. Wall time is the local time of the zone, encoded as the milliseconds of the same time in UTC. */
export interface Zone {
  readonly name: string;
  /** Returns the difference between wall time and UTC. */
  offsetAt(time: number): number;
  /** Splits a range at the changes of the offset, such as the start of daylight saving time. */
  segments(start: number, end: number): readonly Segment[];
}

const UTC: Zone = {
  name: 'UTC',
  offsetAt: () => 0,
  segments: (start, end) => [{ start, end, offset: 0 }],
};

/** The largest time that a Date can have. */
const MAX_TIME = 8.64e15;

/** Returns a time zone. Throws RangeError if there is no such zone. */
export function zoneOf(timeZone = 'UTC'): Zone {
  if (timeZone === 'UTC') return UTC;
  const formatter = formatterOf(timeZone);
  const offsetAt = (time: number) => {
    const clamped = Math.min(MAX_TIME, Math.max(-MAX_TIME, time));
    const part = formatter.formatToParts(clamped).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const match = /([+-−])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(part);
    if (!match) return 0;
    const [, sign, hours, minutes, seconds = '0'] = match;
    return (sign === '+' ? 1 : -1) * ((Number(hours) * 60 + Number(minutes)) * MINUTE + Number(seconds) * 1000);
  };
  return {
    name: timeZone,
    offsetAt,
    segments(start, end) {
      const found: Segment[] = [];
      let from = start;
      let offset = offsetAt(start);
      // No zone changes its offset twice within a week. Long ranges have labels of years, for which this is precise enough.
      const distance = Math.max(WEEK, (end - start) / 600);
      for (let probe = start; probe < end; ) {
        const next = Math.min(end, probe + distance);
        const nextOffset = offsetAt(next);
        if (nextOffset !== offset) {
          let low = probe;
          let high = next;
          while (high - low > 1) {
            const middle = Math.floor((low + high) / 2);
            if (offsetAt(middle) === offset) low = middle;
            else high = middle;
          }
          if (high > from) found.push({ start: from, end: high, offset });
          from = high;
          offset = nextOffset;
        }
        probe = next;
      }
      if (end > from || found.length === 0) found.push({ start: from, end, offset });
      return found;
    },
  };
}
