import { isPartial } from '../data/time-series.ts';
import { rangeLabel, timeLabel } from '../format/time-ticks.ts';
import type { ColoredSeries, TimeModel } from '../kinds/time-model.ts';
import type { Scene } from '../scene.ts';

const KINDS = { line: 'Line chart', area: 'Area chart', stacked_bar: 'Stacked bar chart' } as const;

/** Describes a chart over time in words: the number of series, the time range, the highest and the lowest value. */
export function describeTimeSeries({ zone, result }: Scene, { kind, data, top, others }: TimeModel): string {
  const series = [...top, ...others];
  const range =
    data.range.endTime > data.range.startTime ? `, ${rangeLabel(data.range.startTime, data.range.endTime, zone)}` : '';
  const start = `${KINDS[kind]}, ${series.length} series${range}.`;
  // Excludes the first and the last bucket if they are only partly in the time range, because their values can be too low.
  const extremes = extremesOf(series, (index) => !isPartial(data, index)) ?? extremesOf(series, () => true);
  if (!extremes) return `${start} No data.`;
  const describeExtreme = ({ item, index, value }: Extreme) => {
    const time = timeLabel(data.times[index] ?? 0, zone);
    return `${item.format.value(value)}${series.length > 1 ? ` for ${item.name}` : ''} at ${time}`;
  };
  return `${start} Highest: ${describeExtreme(extremes.highest)}. Lowest: ${describeExtreme(extremes.lowest)}.${truncatedText(result.truncated)}`;
}

interface Extreme {
  readonly item: ColoredSeries;
  readonly index: number;
  readonly value: number;
}

function extremesOf(
  series: readonly ColoredSeries[],
  isIncluded: (index: number) => boolean,
): { highest: Extreme; lowest: Extreme } | undefined {
  let highest: Extreme | undefined;
  let lowest: Extreme | undefined;
  for (const item of series) {
    for (const [index, value] of item.values.entries()) {
      if (value === null || !isIncluded(index)) continue;
      if (!highest || value > highest.value) highest = { item, index, value };
      if (!lowest || value < lowest.value) lowest = { item, index, value };
    }
  }
  return highest && lowest ? { highest, lowest } : undefined;
}

/** Returns a count with its noun in the singular or plural. */
export function pluralize(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** Returns a sentence with a leading space for a truncated result, and an empty text for a complete one. */
export function truncatedText(truncated: boolean | undefined): string {
  return truncated ? ' The result is truncated.' : '';
}
