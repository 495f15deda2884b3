import type {
  NumberSeriesInput,
  SearchSeriesInput,
  SeriesInput,
  Source,
  TableSeriesInput,
  TimeSeriesInput,
} from '@observability-api/schemas';
import { InvalidTileError, MissingSourceError, type SourcedSeries } from '../chart-query.ts';
import type { Output } from '../result/result-query.ts';
import { type AggregateTile, itemName, TABLE_LIMIT } from './aggregate-tile.ts';
import { unitOf } from './tile-result.ts';

/** A series that aggregates. */
export type AggregateSeries = TimeSeriesInput | TableSeriesInput | NumberSeriesInput;

/** The kind of source for each `dataSource` of a series without a `sourceId`. */
const KINDS = { events: 'log', metrics: 'metric' } as const;

const AGGREGATE_TYPES: readonly SeriesInput['type'][] = ['time', 'table', 'number'];

/**
 * Returns the source with the id `sourceId`. Without an id, returns the first enabled source of the kind for `dataSource`. Throws
 * InvalidTileError.
 */
export function findTileSource(
  { sourceId, dataSource = 'events' }: Pick<AggregateSeries | SearchSeriesInput, 'sourceId' | 'dataSource'>,
  sources: ReadonlyMap<string, Source>,
): Source {
  if (sourceId === undefined) {
    const kind = KINDS[dataSource];
    const first = [...sources.values()].find((source) => source.kind === kind && !source.disabled);
    if (!first) throw new InvalidTileError(`There is no enabled source of the kind ${kind}.`);
    return first;
  }
  const source = sources.get(sourceId);
  if (!source) throw new MissingSourceError('The source does not exist.');
  if (source.disabled) throw new InvalidTileError('The source is disabled.');
  return source;
}

/** Returns a series with its source. Throws InvalidTileError. */
export function toSourcedSeries(series: AggregateSeries, sources: ReadonlyMap<string, Source>): SourcedSeries {
  const { aggFn, where = '', whereLanguage, groupBy = [], field, level, metricName, metricDataType } = series;
  return {
    source: findTileSource(series, sources),
    aggFn,
    where,
    groupBy: [...groupBy],
    ...(whereLanguage !== undefined && { whereLanguage }),
    ...(field !== undefined && { field }),
    ...(level !== undefined && { level }),
    ...(metricName !== undefined && { metricName }),
    ...(metricDataType !== undefined && { metricDataType }),
  };
}

function nameOf(series: AggregateSeries): string {
  const { aggFn, field, level, metricName } = series;
  return itemName({
    aggFn,
    ...('alias' in series && series.alias && { alias: series.alias }),
    ...(field && { valueExpression: field }),
    ...(metricName && { metricName }),
    ...(level !== undefined && { level }),
  });
}

/** Returns the display type of a tile with this first series. */
function displayTypeOf(series: AggregateSeries): AggregateTile['displayType'] {
  return series.type === 'time' ? (series.displayType ?? 'line') : series.type;
}

/** Returns the row limit and the sort order of a table. The first series sets the order. */
function orderOf([first]: readonly AggregateSeries[]): Partial<AggregateTile> {
  return first?.type === 'table' ? { limit: TABLE_LIMIT, valueOrder: first.sortOrder ?? 'desc' } : {};
}

/** Plans the query of a tile with series. Throws InvalidTileError. */
export function seriesTile(
  series: readonly [AggregateSeries, ...AggregateSeries[]],
  asRatio: boolean,
  sources: ReadonlyMap<string, Source>,
): AggregateTile {
  const sourced = series.map((item) => toSourcedSeries(item, sources));
  const [{ groupBy }] = sourced as [SourcedSeries];
  if (sourced.some((item) => JSON.stringify(item.groupBy) !== JSON.stringify(groupBy))) {
    throw new InvalidTileError('All series of a tile need the same groupBy.');
  }
  const [{ numberFormat }] = series;
  const ratio: Output = { name: series.map(nameOf).join(' / '), value: { kind: 'ratio' }, ...unitOf(numberFormat) };
  const outputs = series.map((item, index): Output => {
    return { name: nameOf(item), value: { kind: 'series', index }, ...unitOf(item.numberFormat) };
  });
  return {
    displayType: displayTypeOf(series[0]),
    series: sourced,
    groupNames: groupBy,
    outputs: asRatio ? [ratio] : outputs,
    ...orderOf(series),
  };
}

/** Returns true if all series aggregate. A tile has series of one type. */
export function areAggregates(series: readonly SeriesInput[]): series is [AggregateSeries, ...AggregateSeries[]] {
  return series.length > 0 && series.every(({ type }) => AGGREGATE_TYPES.includes(type));
}
