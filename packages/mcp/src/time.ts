import { date } from '@observability-api/schemas/runtime';
import { shorten } from './text.ts';
import { type ArgumentSchema, ToolError } from './tool.ts';

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Describes the values that {@link parseTime} accepts. */
const TIME_FORMAT = 'ISO 8601 (UTC if it has no offset), Unix ms, "now", or relative such as "-1h" or "now-7d"';

const RELATIVE_TIME = new RegExp(`^(?:now)?-(\\d{1,6})([${Object.keys(UNITS).join('')}])$`);

const ISO_TIME = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/i;

/** The earliest start that the API accepts in a chart query or an alert preview, in Unix milliseconds. */
const MIN_TIME = 1_000_000_000_000;

/** Parses a time to Unix milliseconds. Throws ToolError if the text is not a time. `name` is the name of the argument. */
export function parseTime(name: string, text: string, now: number): number {
  if (text === 'now') return now;
  const [, amount, unit = ''] = RELATIVE_TIME.exec(text) ?? [];
  if (amount !== undefined) return now - Number(amount) * (UNITS[unit] ?? 0);
  const time = /^\d{13}$/.test(text) ? Number(text) : parseIso(text);
  if (Number.isNaN(time))
    throw new ToolError(`Expected "${name}" to be ${TIME_FORMAT}, received "${shorten(text, 64)}".`);
  return time;
}

/** Returns the Unix milliseconds of an ISO 8601 time, by default in UTC. Returns NaN for any other string. */
function parseIso(text: string): number {
  const [match, offset] = ISO_TIME.exec(text) ?? [];
  // `Date.parse` reads February 30 as March 2.
  if (match === undefined || !date.test(match.slice(0, 10))) return Number.NaN;
  const hasTime = match.length > 10;
  return Date.parse(hasTime && offset === undefined ? `${match}Z` : match);
}

/** A range of time. The start is inclusive, the end exclusive. */
export interface TimeRange {
  readonly startTime: number;
  readonly endTime: number;
}

/** Returns the range of `from` (default: `defaultFrom`) and `to` (default: now). Throws ToolError if it is invalid or empty. */
export function timeRange({ from, to = 'now' }: TimeInput, now: number, defaultFrom = DEFAULT_FROM): TimeRange {
  const startTime = parseTime('from', from ?? defaultFrom, now);
  if (startTime < MIN_TIME)
    throw new ToolError(`Expected "from" to be ${isoTime(MIN_TIME)} or later, received "${from}".`);
  const range = { startTime, endTime: parseTime('to', to, now) };
  if (range.startTime >= range.endTime) {
    throw new ToolError(
      `Expected "from" to be earlier than "to", received ${isoTime(range.startTime)} and ${isoTime(range.endTime)}.`,
    );
  }
  return range;
}

/** The arguments of a range. */
export interface TimeInput {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const DEFAULT_FROM = '-1h';

/** Returns the schemas of the arguments of a range. */
export function timeArguments(defaultFrom = DEFAULT_FROM): Record<'from' | 'to', ArgumentSchema> {
  return {
    from: { type: 'string', description: `Start, inclusive: ${TIME_FORMAT}. Default: ${defaultFrom}.` },
    to: { type: 'string', description: 'End, exclusive. Default: now.' },
  };
}

/** Returns a sentence with the range of a result. */
export function rangeText({ startTime, endTime }: TimeRange, granularity?: string): string {
  const buckets = granularity === undefined ? '' : `, buckets of ${granularity}`;
  return `Range: ${isoTime(startTime)} to ${isoTime(endTime)}${buckets}.`;
}

/** Returns a time as ISO 8601 without milliseconds if they are 0. */
export function isoTime(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
