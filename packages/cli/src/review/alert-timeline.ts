import type { AlertPreviewVariant } from '@observability-api/schemas';
import type { AlertReview } from './create-review.ts';

/** A range of time in Unix milliseconds. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const WIDTH = 960;
const PADDING = 12;
/** The left edge of the bars, to the right of the labels. */
const LEFT = 132;
const TOP = 8;
const ROW = 26;
const BAR = 18;
const AXIS = 30;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Nights are from 22:00 to 06:00 in the time zone of the service. */
const NIGHT = { from: 22, to: 6 };

/** The minimum width of an interval, so that an alert in one of 10,000 windows is visible. */
const MIN_WIDTH = 2;

/** The colors follow `prefers-color-scheme`. */
const STYLE = `<style>
.timeline text { font: 12px system-ui, sans-serif; fill: #566074; }
.timeline .page { fill: #ffffff; } .timeline .track { fill: #f3f5f8; } .timeline .night { fill: #dfe4ec; } .timeline .day { stroke: #c3c9d5; } .timeline .alert { fill: #c4203a; }
@media (prefers-color-scheme: dark) {
.timeline text { fill: #a0aabc; }
.timeline .page { fill: #10131a; } .timeline .track { fill: #1d2230; } .timeline .night { fill: #2b3244; } .timeline .day { stroke: #4a5368; } .timeline .alert { fill: #ff6675; }
}
</style>`;

/** Returns the hours of a night as text. Omits the time zone UTC, which the timestamps of a review use. */
export function nightText(variant: AlertPreviewVariant): string {
  return `22:00 to 06:00${zoneText(variant)}`;
}

/** Returns ` in` with the time zone, or the empty string for UTC, the time zone of the other times in a review. */
export function zoneText({ timeZone }: AlertPreviewVariant): string {
  return timeZone === 'UTC' ? '' : ` in ${timeZone}`;
}

/** Draws the intervals in which an alert was in `ALERT`, before and after a change. Returns undefined without a preview or windows. */
export function alertTimeline({ before, after }: AlertReview, range: Range): string | undefined {
  if (!after || after.windows === 0) return undefined;
  const variants = before
    ? ([
        ['today', before],
        ['with this change', after],
      ] as const)
    : ([['with this change', after]] as const);
  const x = (time: number) => {
    const share = (time - range.from) / (range.to - range.from);
    return round(LEFT + Math.min(1, Math.max(0, share)) * (WIDTH - PADDING - LEFT));
  };
  const bottom = TOP + variants.length * ROW;
  const height = bottom + AXIS;
  const counts = variants.map(([name, { firings }]) => `${name}, fired ${firings} ${firings === 1 ? 'time' : 'times'}`);
  const label = `When the alert is in ALERT: ${counts.join('; ')}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="timeline" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${label}">`,
    STYLE,
    `<rect class="page" width="${WIDTH}" height="${height}"/>`,
    ...variants.map(([name, variant], index) => row(name, variant, TOP + index * ROW, range, x)),
    axis(range, bottom, x),
    '</svg>',
  ].join('');
}

function row(
  name: string,
  variant: AlertPreviewVariant,
  top: number,
  range: Range,
  x: (time: number) => number,
): string {
  const rectangle = (kind: string, { from, to }: Range, minimum = 0) => {
    const width = round(Math.max(minimum, x(to) - x(from)));
    return width === 0 ? '' : `<rect class="${kind}" x="${x(from)}" y="${top + 4}" width="${width}" height="${BAR}"/>`;
  };
  return [
    `<text x="${PADDING}" y="${top + 17}">${name}</text>`,
    rectangle('track', range),
    ...nights(range, variant.timeZone).map((night) => rectangle('night', night)),
    ...alertIntervals(variant).map((interval) => rectangle('alert', interval, MIN_WIDTH)),
  ].join('');
}

/** Marks midnights, or hours if the range is short. */
function axis({ from, to }: Range, bottom: number, x: (time: number) => number): string {
  const hours = [1, 3, 6, 12].find((count) => (to - from) / (count * HOUR) <= MAX_MARKS);
  const step = hours === undefined ? Math.ceil((to - from) / DAY / MAX_MARKS) * DAY : hours * HOUR;
  const marks: string[] = [];
  for (let time = Math.ceil(from / step) * step; time < to; time += step) {
    const anchor = x(time) > WIDTH - PADDING - 40 ? ' text-anchor="end"' : '';
    const line = `<path class="day" d="M${x(time)} ${TOP}V${bottom + 4}"/>`;
    marks.push(`${line}<text x="${x(time)}" y="${bottom + 18}"${anchor}>${markText(time)}</text>`);
  }
  return marks.join('');
}

const MAX_MARKS = 10;

function markText(time: number): string {
  const date = new Date(time);
  if (time % DAY !== 0) return date.toISOString().slice(11, 16);
  return date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
}

function isNight(hour: number): boolean {
  return hour >= NIGHT.from || hour < NIGHT.to;
}

/** The UTC offset of each time zone is a multiple of this. */
const QUARTER = HOUR / 4;

/** Returns the nights of a time zone within a range. Its UTC offset may change within the range. */
function nights({ from, to }: Range, timeZone: string): Range[] {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const ranges: { from: number; to: number }[] = [];
  for (let time = Math.floor(from / QUARTER) * QUARTER; time < to; time += QUARTER) {
    if (!isNight(Number(hour.format(time)))) continue;
    const last = ranges.at(-1);
    if (last?.to === time) last.to += QUARTER;
    else ranges.push({ from: time, to: time + QUARTER });
  }
  return ranges;
}

/** Returns the ranges in which at least one group was in `ALERT`, in order. */
function alertIntervals({ transitions, transitionCount, lastEnd }: AlertPreviewVariant): Range[] {
  const firing = new Set<string>();
  const intervals: Range[] = [];
  let start = 0;
  for (const { time, group, to } of transitions) {
    const key = JSON.stringify(group);
    if (to === 'ALERT') {
      if (firing.size === 0) start = time;
      firing.add(key);
    } else if (firing.delete(key) && firing.size === 0) intervals.push({ from: start, to: time });
  }
  // The state after the last listed change is known only if all changes are listed.
  const end = transitionCount > transitions.length ? transitions.at(-1)?.time : lastEnd;
  if (firing.size > 0) intervals.push({ from: start, to: Math.max(start, end ?? start) });
  return intervals;
}

/** Returns the number of firings between 22:00 and 06:00, in the time zone of the service. */
export function firingsAtNight({ hours }: AlertPreviewVariant): number {
  return hours.reduce((sum, count, hour) => (isNight(hour) ? sum + count : sum), 0);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
