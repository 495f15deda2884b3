import type { NumberSeries, Source, Tile, TimeSeries } from '@observability-api/schemas';
import { canAlert } from '../../domain/alert-tiles.ts';
import type { SourcedSeries } from '../../telemetry/query/chart-query.ts';
import { InvalidTileError } from './invalid-tile-error.ts';

type AlertSeries = TimeSeries | NumberSeries;

/** What an alert looks at in its tile: the last series, or both of a ratio. */
export interface TileSeries {
  readonly series: readonly SourcedSeries[];
  readonly isRatio: boolean;
  readonly groupBy: readonly string[];
}

const KINDS = { events: 'log', metrics: 'metric' } as const;

function sourceOf({ sourceId, dataSource = 'events' }: AlertSeries, sources: ReadonlyMap<string, Source>): Source {
  if (sourceId === undefined) {
    const kind = KINDS[dataSource];
    const first = [...sources.values()].find((source) => source.kind === kind && !source.disabled);
    if (!first) throw new InvalidTileError(`There is no enabled source of the kind ${kind}.`);
    return first;
  }
  const source = sources.get(sourceId);
  if (!source) throw new InvalidTileError('The source of the tile does not exist any more.');
  if (source.disabled) throw new InvalidTileError('The source of the tile is disabled.');
  return source;
}

/** What tiles can say and charts call by another name. */
function aggregation(series: AlertSeries, { kind }: Source): Pick<SourcedSeries, 'aggFn' | 'metricDataType'> {
  const { aggFn, metricDataType } = series;
  switch (aggFn) {
    case 'none':
      throw new InvalidTileError('The tile has an expression of its own (aggFn none), which alerts cannot be on.');
    case 'any':
      return { aggFn: 'last_value', ...(metricDataType !== undefined && { metricDataType }) };
    case 'increase':
      if (kind !== 'metric' || (metricDataType ?? 'sum') !== 'sum') {
        throw new InvalidTileError('The tile counts an increase, which only metrics of the type sum have.');
      }
      return { aggFn: 'sum', metricDataType: 'sum' };
    default:
      return { aggFn, ...(metricDataType !== undefined && { metricDataType }) };
  }
}

function sourced(series: AlertSeries, sources: ReadonlyMap<string, Source>): SourcedSeries {
  const source = sourceOf(series, sources);
  const { where = '', whereLanguage, groupBy = [], field, level, metricName } = series;
  return {
    source,
    where,
    groupBy: [...groupBy],
    ...aggregation(series, source),
    ...(whereLanguage !== undefined && { whereLanguage }),
    ...(field !== undefined && { field }),
    ...(level !== undefined && { level }),
    ...(metricName !== undefined && { metricName }),
  };
}

/** The series of a tile that an alert is on, with their sources in the order of creation. Throws Unqueryable. */
export function tileSeries(tile: Tile | undefined, sources: ReadonlyMap<string, Source>): TileSeries {
  if (!tile) throw new InvalidTileError('The tile does not exist any more.');
  if (!canAlert(tile)) throw new InvalidTileError('The tile has neither time nor number series any more.');
  const isRatio = tile.asRatio === true;
  const wanted = (isRatio ? tile.series : tile.series.slice(-1)) as readonly AlertSeries[];
  const series = wanted.map((each) => sourced(each, sources));
  const groupBy = series[0]?.groupBy ?? [];
  if (series.some((each) => JSON.stringify(each.groupBy) !== JSON.stringify(groupBy))) {
    throw new InvalidTileError('Both series of a ratio need the same groupBy.');
  }
  return { series, isRatio, groupBy };
}
