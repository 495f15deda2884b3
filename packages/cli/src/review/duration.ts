import { usageError } from '../errors.ts';

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/**
 * Parses a duration such as `30m`, `24h` or `7d`, with at most four digits. Returns milliseconds. Throws a CommandError that
 * names the option.
 */
export function parseDuration(text: string, option: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,4})([a-z])$/.exec(text) ?? [];
  const milliseconds = Number(digits) * (UNITS[unit] ?? 0);
  if (milliseconds > 0) return milliseconds;
  throw usageError(`Expected ${option} to be a duration such as 30m, 24h or 7d, received "${text}".`);
}

/** Returns the milliseconds of a duration with one or several units, such as `0m`, `45m` or `1h30m`. */
export function millisecondsOf(duration: string): number {
  const parts = [...duration.matchAll(/(\d+)(s|m|h|d|w)/g)];
  return parts.reduce((sum, [, digits, unit = '']) => sum + Number(digits) * (UNITS[unit] ?? 0), 0);
}

/** Returns a duration in the form that {@link millisecondsOf} reads, such as `1h30m`. */
export function shortDuration(milliseconds: number): string {
  let remaining = milliseconds;
  const parts = (['d', 'h', 'm', 's'] as const).map((unit) => {
    const size = UNITS[unit] ?? 1;
    const count = Math.floor(remaining / size);
    remaining -= count * size;
    return count === 0 ? '' : `${count}${unit}`;
  });
  return parts.join('') || '0m';
}

/** Formats a duration for display: `41 min`, `6 h 12 min`, `2 d 3 h`. */
export function durationText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  const parts: (readonly [number, string])[] = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ];
  const shown = parts.filter(([count]) => count > 0).slice(0, 2);
  return shown.length === 0 ? '0 min' : shown.map(([count, unit]) => `${count} ${unit}`).join(' ');
}

/** Returns a time in UTC as `2026-01-12 09:05`. */
export function timeText(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}
