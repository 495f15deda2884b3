import { PREVIOUS } from '../data/columns.ts';
import { rank, sumOf, weightOf } from '../data/rank.ts';
import { type Layer, stack } from '../data/stack.ts';
import { type Series, type TimeSeries, timeSeriesOf } from '../data/time-series.ts';
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
  /** The series with the largest weights, in the order of the legend. */
  readonly top: readonly ColoredSeries[];
  /** The other series: gray lines, or one gray layer of a stack. */
  readonly others: readonly ColoredSeries[];
  /** The sum of the previous period, for charts that stack their series. */
  readonly previousSum: Series['values'] | undefined;
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

/** Returns the data, scales and layout of a chart over time. */
export function timeModelOf(scene: Scene): TimeModel {
  const { tile, result, body, theme } = scene;
  const kind = kindOf(result.displayType);
  const unfiltered = timeSeriesOf(tile, result, scene.timeRange);
  const weights = new Map(unfiltered.series.map((series) => [series, weightOf(series)]));
  const ranked = rank(unfiltered.series, (series) => weights.get(series) ?? 0);
  const isChosen = ({ name }: Series) => (scene.only?.has(name) ?? true) && !scene.except?.has(name);
  // Draws all series if `only` and `except` leave none.
  const hasChoice = (scene.only ?? scene.except) !== undefined && unfiltered.series.some(isChosen);
  const isDrawn = (series: Series) => !hasChoice || isChosen(series);
  const data = hasChoice ? { ...unfiltered, series: unfiltered.series.filter(isDrawn) } : unfiltered;
  const colors = assignColors(
    theme,
    ranked.top.map(({ name }) => name),
  );
  const gray = theme.palette.gray;
  const colored = ranked.top.map((series) => ({ ...series, color: colors.get(series.name) ?? gray }));
  const top = colored.filter(isDrawn);
  const others = ranked.others.filter(isDrawn).map((series) => ({ ...series, color: gray }));
  const sum = sumOf(moreText(others.length), others);
  const layers = kind === 'line' ? [] : stack(sum ? [...top, { ...sum, color: gray }] : top);
  const previousSum = kind === 'line' ? undefined : sumOfPrevious(data.series);
  const domain = domainOf(scene, kind, data, layers, previousSum);
  const format = unfiltered.series[0]?.format ?? createFormat(tile.config?.numberFormat);

  const items: LegendItem[] = colored.map((series) => ({
    name: series.name,
    color: series.color,
    isOff: !isDrawn(series),
  }));
  const hasPrevious = data.series.some(({ comparison }) => comparison?.some((value) => value !== null));
  if (hasPrevious) items.push({ name: PREVIOUS, color: theme.muted, dashed: true });
  const legend = legendOf(scene, items, ranked.others.length);
  const height = Math.max(10, body.height - TIME_AXIS_HEIGHT - legend.height);
  const labels = format.axis(domain.low, domain.high, Math.max(2, Math.min(8, height / 40)));
  const axisWidth = Math.min(valueAxisWidth(labels.labels), body.width / 2);
  const plot = { x: body.x + axisWidth, y: body.y + 4, width: body.width - axisWidth, height: height - 4 };
  return {
    kind,
    data,
    top,
    others,
    previousSum,
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

/** Returns the sum of the previous period over all series, or undefined if there is none. */
function sumOfPrevious(series: readonly Series[]): Series['values'] | undefined {
  const previous = series.flatMap((item) => (item.comparison ? [{ ...item, values: item.comparison }] : []));
  return sumOf(PREVIOUS, previous)?.values;
}

function domainOf(
  { tile, marks }: Scene,
  kind: TimeModel['kind'],
  data: TimeSeries,
  layers: readonly Layer[],
  previousSum: Series['values'] | undefined,
): Domain {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const add = (value: number | null) => {
    if (value === null) return;
    if (value < low) low = value;
    if (value > high) high = value;
  };
  for (const { from, to } of marks) {
    add(from ?? null);
    add(to ?? null);
  }
  if (kind === 'line') {
    for (const { values, comparison } of data.series) {
      values.forEach(add);
      comparison?.forEach(add);
    }
    return valueDomain(low, high, tile.config?.fitYAxisToData === true);
  }
  previousSum?.forEach(add);
  const outer = layers.at(-1);
  outer?.positive.forEach(add);
  outer?.negative.forEach(add);
  return valueDomain(low, high, false);
}
