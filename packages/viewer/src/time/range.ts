/** A time range in the format of the URL: `now-1h` to `now`, or two times in Unix milliseconds. */
export interface RangeText {
  readonly from: string;
  readonly to: string;
}

/** A time range in Unix milliseconds. The end is exclusive. */
export interface TimeRange {
  readonly startTime: number;
  readonly endTime: number;
}

export const DEFAULT_RANGE: RangeText = { from: 'now-1h', to: 'now' };

const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
const NAMES = { s: 'second', m: 'minute', h: 'hour', d: 'day', w: 'week' } as const;

/** The lengths of the ranges in the range picker. */
export const PRESETS = ['15m', '1h', '3h', '6h', '12h', '24h', '2d', '7d', '14d', '30d'] as const;

/** The bounds of times that the API accepts. */
const MIN_TIME = 1_000_000_000_000;
const MAX_TIME = 253_402_300_799_999;

/**
 * Parses `now`, a relative time such as `now-15m`, or a time in Unix milliseconds. Returns the earliest time of the API for an earlier
 * relative time. Returns undefined for other texts and for Unix times out of bounds.
 */
export function parseTime(text: string, now: number): number | undefined {
  const relative = /^now(?:-(\d{1,6})(s|m|h|d|w))?$/.exec(text);
  if (relative)
    return Math.max(MIN_TIME, now - Number(relative[1] ?? 0) * UNITS[(relative[2] ?? 's') as keyof typeof UNITS]);
  const time = /^\d{13,15}$/.test(text) ? Number(text) : Number.NaN;
  return time >= MIN_TIME && time <= MAX_TIME ? time : undefined;
}

/** Reads the range from the URL. Returns the default for an invalid range. */
export function readRange(query: URLSearchParams): RangeText {
  const range = { from: query.get('from') ?? DEFAULT_RANGE.from, to: query.get('to') ?? DEFAULT_RANGE.to };
  // The current time does not matter, because a relative time is always valid.
  const start = parseTime(range.from, MAX_TIME / 2);
  const end = parseTime(range.to, MAX_TIME / 2);
  return start !== undefined && end !== undefined && (isRelative(range) || start < end) ? range : DEFAULT_RANGE;
}

/** Returns the times of a range. Its length is at least one second. */
export function resolveRange({ from, to }: RangeText, now: number): TimeRange {
  const endTime = parseTime(to, now) ?? now;
  const startTime = parseTime(from, now) ?? endTime - UNITS.h;
  return { startTime: Math.min(startTime, endTime - 1000), endTime };
}

/** Returns true if the range is relative to the current time. */
export function isRelative({ from, to }: RangeText): boolean {
  return from.startsWith('now') || to.startsWith('now');
}

let timeZoneOfBrowser: string | undefined;

/** Returns the time zone of the browser. */
export function localTimeZone(): string {
  // Creating a formatter takes milliseconds, and pages call this in every render.
  timeZoneOfBrowser ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return timeZoneOfBrowser;
}

/** Returns the time zone for the URL: undefined for that of the browser. */
export function timeZoneText(timeZone: string): string | undefined {
  return timeZone === localTimeZone() ? undefined : timeZone;
}

/** Returns the label of a range: `Last 6 hours`, or its two times, with the time zone if it is not that of the browser. */
export function rangeLabel(range: RangeText, timeZone: string): string {
  const relative = /^now-(\d+)(s|m|h|d|w)$/.exec(range.from);
  if (relative && range.to === 'now') {
    const count = Number(relative[1]);
    const unit = NAMES[relative[2] as keyof typeof NAMES];
    return count === 1 ? `Last ${unit}` : `Last ${count} ${unit}s`;
  }
  const { startTime, endTime } = resolveRange(range, Date.now());
  const yearOf = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' });
  const year = yearOf.format(startTime) === yearOf.format(endTime) ? undefined : 'numeric';
  const [start, end] = [formatTime(startTime, timeZone, year), formatTime(endTime, timeZone, year)];
  // Omits the second date if both times are on the same day.
  const [day = '', ...timeParts] = end.split(', ');
  const isSameDay = endTime - startTime <= UNITS.d && start.startsWith(`${day}, `);
  const shortEnd = isSameDay ? timeParts.join(', ') : end;
  return `${start} – ${shortEnd}${timeZone === localTimeZone() ? '' : ` ${timeZone}`}`;
}

/** Formats a date with its time of day, and with its year if `year` is `numeric`. */
export function formatTime(time: number | string, timeZone: string, year?: 'numeric'): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));
}

/** Extends a range by half of its length at both ends, but not past the current time. */
export function zoomOut({ startTime, endTime }: TimeRange, now: number): RangeText {
  const half = (endTime - startTime) / 2;
  return toFixedRange({ startTime: startTime - half, endTime: Math.min(endTime + half, Math.max(now, endTime)) });
}

/** Moves a range back or forward by its length, but not forward past the current time. */
export function shiftRange({ startTime, endTime }: TimeRange, direction: -1 | 1, now: number): RangeText {
  const length = endTime - startTime;
  const end = Math.min(endTime + direction * length, Math.max(now, endTime));
  return toFixedRange({ startTime: end - length, endTime: end });
}

/** Returns the text of a range between two fixed times, limited to the times that the API accepts. */
export function toFixedRange({ startTime, endTime }: TimeRange): RangeText {
  return { from: fixedTimeText(startTime), to: fixedTimeText(endTime) };
}

function fixedTimeText(time: number): string {
  return String(Math.min(MAX_TIME, Math.max(MIN_TIME, Math.round(time))));
}

/** Returns the text of a time in the zone for an input of type `datetime-local`. */
export function toLocalInput(time: number, timeZone: string): string {
  // The Swedish format is `2026-01-12 09:30:00`.
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(time));
  return parts.replace(' ', 'T');
}

/** Parses the text of an input of type `datetime-local` as a time in the zone. Returns undefined for an empty or invalid text. */
export function fromLocalInput(text: string, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset at `asUtc` may differ from the offset at the time itself near a clock change. The second step corrects this.
  const offset = (time: number) => Date.parse(`${toLocalInput(time, timeZone)}Z`) - Math.floor(time / 1000) * 1000;
  const first = asUtc - offset(asUtc);
  return asUtc - offset(first);
}
