import { StartupError } from './errors.ts';

/** The time zone of a service without the option `--time-zone`. */
export const DEFAULT_TIME_ZONE = 'UTC';

/** Returns true if a string is the name of a time zone, or an offset such as `+01:00`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Throws StartupError if a string is neither the name of a time zone nor an offset. */
export function requireTimeZone(name: string): void {
  if (isTimeZone(name)) return;
  throw new StartupError(
    `"${name}" in --time-zone is invalid: expected an IANA time zone such as Europe/Berlin, or an offset such as +02:00.`,
  );
}

/**
 * Returns a range of times as text in a time zone, such as `Jan 12, 2026, 10:00 – 10:05 GMT+1`. Omits the seconds if both times are
 * whole minutes. If daylight saving time starts or ends in the range, each time has its date and the name of its offset.
 */
export function formatRange(startMs: number, endMs: number, timeZone: string): string {
  const hasSeconds = startMs % 60_000 !== 0 || endMs % 60_000 !== 0;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(hasSeconds && { second: '2-digit' }),
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  const offsetAt = (timeMs: number) => format.formatToParts(timeMs).find(({ type }) => type === 'timeZoneName')?.value;
  if (offsetAt(startMs) !== offsetAt(endMs)) return `${format.format(startMs)} – ${format.format(endMs)}`;
  // Versions of Node.js differ in the spaces, and some repeat the name of the time zone after both times.
  const range = format.formatRange(startMs, endMs).replaceAll(/\s/g, ' ');
  return range.replace(/ (\S+)( – .+ \1)$/, '$2');
}

/** Returns a function that returns the hour of the day, from 0 to 23, in a time zone. */
export function hourIn(timeZone: string): (timeMs: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return (timeMs) => Number(format.format(timeMs));
}
