import { type TimeInterval, utcDay, utcMinute, utcMonth, utcSecond, utcTickInterval, utcYear } from 'd3-time';
import { utcFormat } from 'd3-time-format';
import { MISSING } from './number-format.ts';
import type { Segment, Zone } from './zone.ts';

/** A tick of a time axis. */
export interface TimeTick {
  readonly time: number;
  readonly label: string;
  /** True if the tick starts a larger unit: a minute between seconds, a day between hours, a month between days, a year between months. */
  readonly major: boolean;
}

const DAY = 86_400_000;

/**
 * Returns about `count` ticks at round local times of the zone. If ticks are several hours or days apart, the interval that contains a
 * daylight saving time change is shorter or longer.
 */
export function timeTicks(start: number, end: number, count: number, zone: Zone): TimeTick[] {
  if (!(end > start)) return [{ time: start, label: timeLabel(start, zone), major: false }];
  const interval = utcTickInterval(new Date(start), new Date(end), Math.max(1, count));
  if (!interval) return [];
  const step = interval.offset(new Date(start), 1).getTime() - start;
  const times = new Map<number, number>();
  let previous: Segment | undefined;
  // The axis includes its end.
  for (const segment of zone.segments(start, end + 1)) {
    const wallStart = segment.start + segment.offset;
    if (previous && step >= DAY) {
      // In some zones, daylight saving time starts at midnight, and the local time 00:00 does not exist. The day then starts at the change.
      const skipped = interval.range(
        new Date(previous.end + previous.offset),
        new Date(Math.max(wallStart, previous.end + previous.offset)),
      );
      for (const wall of skipped) times.set(wall.getTime(), segment.start);
    }
    for (const wall of interval.range(new Date(wallStart), new Date(segment.end + segment.offset))) {
      // If ticks are days apart, a midnight that occurs twice has one tick: the first. If ticks are closer, a local time that occurs twice
      // has two ticks.
      const key = step >= DAY ? wall.getTime() : wall.getTime() - segment.offset;
      if (!times.has(key)) times.set(key, wall.getTime() - segment.offset);
    }
    previous = segment;
  }
  const inRange = [...times.values()].filter((time) => time >= start && time <= end).sort((a, b) => a - b);
  return inRange.map((time) => tickOf(time, zone, step));
}

const year = utcFormat('%Y');
const month = utcFormat('%b');
const day = utcFormat('%b %-d');
const minute = utcFormat('%H:%M');
const second = utcFormat('%H:%M:%S');
const millisecond = utcFormat('%S.%L');
const dateTime = utcFormat('%b %-d, %H:%M');
const dateTimeSeconds = utcFormat('%b %-d, %H:%M:%S');
const eventTime = utcFormat('%b %-d, %H:%M:%S.%L');
const fullDate = utcFormat('%b %-d, %Y');
const fullTime = utcFormat('%Y-%m-%d %H:%M:%S');
const fullTimeMilliseconds = utcFormat('%Y-%m-%d %H:%M:%S.%L');

/** Returns true if a wall time, as defined in {@link Zone}, is at the start of an interval. */
function starts(interval: TimeInterval, wall: Date): boolean {
  return interval.floor(wall).getTime() === wall.getTime();
}

function tickOf(time: number, zone: Zone, step: number): TimeTick {
  const wall = new Date(time + zone.offsetAt(time));
  if (step >= 360 * DAY) return { time, label: year(wall), major: false };
  if (step >= 28 * DAY) {
    return starts(utcYear, wall)
      ? { time, label: year(wall), major: true }
      : { time, label: month(wall), major: false };
  }
  if (step >= DAY) {
    return starts(utcYear, wall)
      ? { time, label: year(wall), major: true }
      : { time, label: day(wall), major: starts(utcMonth, wall) };
  }
  // Daylight saving time skips midnight on some days, which then have no tick with their date.
  if (starts(utcDay, wall)) return { time, label: day(wall), major: true };
  if (starts(utcMinute, wall)) return { time, label: minute(wall), major: step < 60_000 };
  if (starts(utcSecond, wall)) return { time, label: second(wall), major: false };
  return { time, label: millisecond(wall), major: false };
}

/** Returns a time with its date, and with seconds unless it is the start of a minute. */
export function timeLabel(time: number, zone: Zone): string {
  return wallText(time, zone, (wall) => (starts(utcMinute, wall) ? dateTime : dateTimeSeconds)(wall));
}

/** Returns a time with year and seconds, and with milliseconds unless they are 0. For tables. */
export function fullTimeLabel(time: number, zone: Zone): string {
  return wallText(time, zone, (wall) => (wall.getUTCMilliseconds() === 0 ? fullTime : fullTimeMilliseconds)(wall));
}

/** Returns the time of an event without the year, for narrow columns. */
export function eventTimeLabel(time: number, zone: Zone): string {
  return wallText(time, zone, eventTime);
}

/** Returns the time of day of an event, for very narrow columns. */
export function clockLabel(time: number, zone: Zone): string {
  return wallText(time, zone, second);
}

/** Formats the wall time of the zone. Returns a dash for an invalid time. */
function wallText(time: number, zone: Zone, format: (wall: Date) => string): string {
  const wall = new Date(time + zone.offsetAt(time));
  return Number.isNaN(wall.getTime()) ? MISSING : format(wall);
}

/** Returns the text of a time range: `Nov 23, 13:00 – 14:00 UTC`. */
export function rangeLabel(start: number, end: number, zone: Zone): string {
  const walls = [start, end].map((time) => new Date(time + zone.offsetAt(time)));
  const [from, to] = walls;
  if (!from || !to || walls.some((wall) => Number.isNaN(wall.getTime()))) return '';
  if (starts(utcDay, from) && starts(utcDay, to) && end - start >= 2 * DAY) {
    const isSameYear = from.getUTCFullYear() === to.getUTCFullYear();
    return `${(isSameYear ? day : fullDate)(from)} – ${fullDate(to)} ${zone.name}`;
  }
  const hasSeconds = !starts(utcMinute, from) || !starts(utcMinute, to) || end - start < 60_000;
  const isSameDay = utcDay.floor(from).getTime() === utcDay.floor(to).getTime();
  const startText = (hasSeconds ? dateTimeSeconds : dateTime)(from);
  const endText = (isSameDay ? (hasSeconds ? second : minute) : hasSeconds ? dateTimeSeconds : dateTime)(to);
  return `${startText} – ${endText} ${zone.name}`;
}
