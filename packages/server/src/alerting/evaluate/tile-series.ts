import type { NumberSeries, Source, Tile, TimeSeries } from '@observability-api/schemas';
import { canAlert } from '../../domain/alert-tiles.ts';
import type { SourcedSeries } from '../../telemetry/query/chart-query.ts';

/** Thrown when the tile of an alert cannot be evaluated. The message is shown to readers of the alert. */
export class InvalidTileError extends Error {
  override readonly name = 'InvalidTileError';
}

type AlertSeries = TimeSeries | NumberSeries;

/** The series that an alert evaluates: the last series of its tile, or both of a ratio. */
export interface TileSeries {
  readonly series: readonly SourcedSeries[];
  readonly isRatio: boolean;
  readonly groupBy: readonly string[];
}

const KINDS = { events: 'log', metrics: 'metric' } as const;

function findSource({ sourceId, dataSource = 'events' }: AlertSeries, sources: ReadonlyMap<string, Source>): Source {
  if (sourceId === undefined) {
    const kind = KINDS[dataSource];
    const first = [...sources.values()].find((source) => source.kind === kind && !source.disabled);
    if (!first) throw new InvalidTileError(`There is no enabled source of the kind ${kind}.`);
    return first;
  }
  const source = sources.get(sourceId);
  if (!source) throw new InvalidTileError('The source of the tile no longer exists.');
  if (source.disabled) throw new InvalidTileError('The source of the tile is disabled.');
  return source;
}

/** Converts the aggregate function of a tile to the one that chart queries use. */
function aggregation(series: AlertSeries, { kind }: Source): Pick<SourcedSeries, 'aggFn' | 'metricDataType'> {
  const { aggFn, metricDataType } = series;
  switch (aggFn) {
    case 'none':
      throw new InvalidTileError('The tile uses a custom expression (aggFn none), which alerts do not support.');
    case 'any':
      return { aggFn: 'last_value', ...(metricDataType !== undefined && { metricDataType }) };
    case 'increase':
      if (kind !== 'metric' || (metricDataType ?? 'sum') !== 'sum') {
        throw new InvalidTileError('The tile uses aggFn increase, which only metrics of the type sum support.');
      }
      return { aggFn: 'sum', metricDataType: 'sum' };
    default:
      return { aggFn, ...(metricDataType !== undefined && { metricDataType }) };
  }
}

function withSource(series: AlertSeries, sources: ReadonlyMap<string, Source>): SourcedSeries {
  const source = findSource(series, sources);
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

/**
 * Returns the series that an alert on a tile evaluates. A series without a source uses the first enabled source of its
 * kind. Throws InvalidTileError.
 */
export function tileSeries(tile: Tile | undefined, sources: ReadonlyMap<string, Source>): TileSeries {
  if (!tile) throw new InvalidTileError('The tile no longer exists.');
  if (!canAlert(tile)) throw new InvalidTileError('The tile no longer has time or number series.');
  const { series: all = [] } = tile;
  const isRatio = tile.asRatio === true;
  const evaluated = (isRatio ? all : all.slice(-1)) as readonly AlertSeries[];
  const series = evaluated.map((each) => withSource(each, sources));
  const groupBy = series[0]?.groupBy ?? [];
  if (series.some((each) => JSON.stringify(each.groupBy) !== JSON.stringify(groupBy))) {
    throw new InvalidTileError('Both series of a ratio need the same groupBy.');
  }
  return { series, isRatio, groupBy };
}
