import { type Layer, stack } from '../data/stack.ts';
import { type Series, type TimeSeries, timeSeriesOf } from '../data/time-series.ts';
import { rank, sumOf, weightOf } from '../data/top.ts';
import { type Domain, valueDomain } from '../data/value-domain.ts';
import { type AxisLabels, createFormat, type ValueFormat } from '../format/number-format.ts';
import { TIME_AXIS_HEIGHT, timeScale, valueAxisWidth, valueScale } from '../parts/axes.ts';
import { type Legend, type LegendItem, legendOf, moreText } from '../parts/legend.ts';
import type { Box, Scene } from '../scene.ts';
import { assignColors } from '../theme.ts';

/** A series with its color. */
export interface ColoredSeries extends Series {
  readonly color: string;
}

/** The data, scales and layout of a chart over time. */
export interface TimeModel {
  readonly kind: 'line' | 'area' | 'stacked_bar';
  readonly data: TimeSeries;
  /** The series with a color of their own, the most important first. */
  readonly top: readonly ColoredSeries[];
  /** The series that are drawn in gray. */
  readonly rest: readonly ColoredSeries[];
  /** The layers of a stacked chart, from the axis outwards. */
  readonly layers: readonly Layer[];
  readonly format: ValueFormat;
  readonly domain: Domain;
  readonly labels: AxisLabels;
  readonly plot: Box;
  readonly legend: Legend;
  readonly x: (time: number) => number;
  readonly y: (value: number) => number;
}

/** The name of the previous period in legends and tables. */
export const PREVIOUS = 'previous period';

/** Calculates a chart over time. */
export function timeModelOf(scene: Scene): TimeModel {
  const { tile, result, body, theme } = scene;
  const kind = kindOf(result.displayType);
  const data = timeSeriesOf(tile, result, scene.timeRange);
  const ranked = rank(data.series, weightOf);
  const colors = assignColors(
    theme,
    ranked.top.map(({ name }) => name),
  );
  const gray = theme.palette.gray;
  const top = ranked.top.map((series) => ({ ...series, color: colors.get(series.name) ?? gray }));
  const rest = ranked.rest.map((series) => ({ ...series, color: gray }));
  const sum = sumOf(moreText(rest.length), rest);
  const layers = kind === 'line' ? [] : stack(sum ? [...top, { ...sum, color: gray }] : top);
  const domain = domainOf(kind, data, layers, tile.config?.fitYAxisToData === true);
  const format = data.series[0]?.format ?? createFormat(tile.config?.numberFormat);

  const items: LegendItem[] = top.map(({ name, color }) => ({ name, color }));
  const previous = kind === 'line' && data.series.some(({ comparison }) => comparison?.some((value) => value !== null));
  if (previous) items.push({ name: PREVIOUS, color: theme.muted, dashed: true });
  const legend = legendOf(scene, items, rest.length);
  const height = Math.max(10, body.height - TIME_AXIS_HEIGHT - legend.height);
  const labels = format.axis(domain.low, domain.high, Math.max(2, Math.min(8, height / 40)));
  const left = Math.min(valueAxisWidth(labels.labels), body.width / 2);
  const plot = { x: body.x + left, y: body.y + 4, width: body.width - left, height: height - 4 };
  return {
    kind,
    data,
    top,
    rest,
    layers,
    format,
    domain,
    labels,
    plot,
    legend,
    x: timeScale(plot, data.range),
    y: valueScale(plot, domain),
  };
}

function kindOf(displayType: string): TimeModel['kind'] {
  return displayType === 'area' || displayType === 'stacked_bar' ? displayType : 'line';
}

function domainOf(kind: TimeModel['kind'], data: TimeSeries, layers: readonly Layer[], fit: boolean): Domain {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const add = (value: number | null) => {
    if (value === null) return;
    if (value < low) low = value;
    if (value > high) high = value;
  };
  if (kind === 'line') {
    for (const { values, comparison } of data.series) {
      values.forEach(add);
      comparison?.forEach(add);
    }
    return valueDomain(low, high, fit);
  }
  const outer = layers.at(-1);
  outer?.positive.forEach(add);
  outer?.negative.forEach(add);
  return valueDomain(low, high, false);
}
