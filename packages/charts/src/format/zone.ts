const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The formatters by time zone. They are expensive to create. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Bounds the cache. There are about 600 zones, but their names are case-insensitive, so callers can send many spellings of each. */
const MAX_FORMATTERS = 700;

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    try {
      formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    } catch {
      throw new RangeError(
        `Expected timeZone to be a time zone that this runtime knows, such as "Europe/Berlin", received ${JSON.stringify(timeZone)}.`,
      );
    }
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** A time range in which the offset of a zone is constant. `end` is exclusive. All values are in milliseconds. */
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

/** The largest time of a Date, in milliseconds since the epoch. */
export const MAX_TIME = 8.64e15;

/**
 * Returns the zone for an IANA name, or for an offset such as `+02:00`, which newer runtimes know. Throws RangeError for an unknown
 * zone.
 */
export function zoneOf(timeZone = 'UTC'): Zone {
  if (timeZone === 'UTC') return UTC;
  const formatter = formatterOf(timeZone);
  const offsetAt = (time: number) => {
    const clamped = Math.min(MAX_TIME, Math.max(-MAX_TIME, time));
    const part = formatter.formatToParts(clamped).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const match = /([+\-−])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(part);
    if (!match) return 0;
    const [, sign, hours, minutes, seconds = '0'] = match;
    return (sign === '+' ? 1 : -1) * ((Number(hours) * 60 + Number(minutes)) * MINUTE + Number(seconds) * 1000);
  };
  return { name: timeZone, offsetAt, segments: (start, end) => segmentsOf(offsetAt, start, end) };
}

function segmentsOf(offsetAt: Zone['offsetAt'], start: number, end: number): readonly Segment[] {
  const segments: Segment[] = [];
  let from = start;
  let offset = offsetAt(start);
  // Since 1940, no zone has changed its offset twice within 6 days. In a range of more than 4,200 days, changes may be missed. The
  // ticks on the axis of such a range are years or months, so an hour is not visible.
  const distance = Math.max(6 * DAY, (end - start) / 700);
  for (let probe = start; probe < end; ) {
    const next = Math.min(end, probe + distance);
    const nextOffset = offsetAt(next);
    if (nextOffset !== offset) {
      const change = changeBetween(offsetAt, probe, next);
      if (change > from) segments.push({ start: from, end: change, offset });
      from = change;
      offset = nextOffset;
    }
    probe = next;
  }
  if (end > from || segments.length === 0) segments.push({ start: from, end, offset });
  return segments;
}

/** Returns the time of a change of the offset between two times with different offsets. Uses a binary search. */
function changeBetween(offsetAt: Zone['offsetAt'], start: number, end: number): number {
  const offset = offsetAt(start);
  let low = start;
  let high = end;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}
