import type { NumberSeries, Source, Tile, TimeSeries } from '@observability-api/schemas';
import { canAlert } from '../../domain/alert-tiles.ts';
import type { SourcedSeries } from '../../telemetry/query/chart-query.ts';
import { InvalidTileError } from '../../telemetry/query/tiles/invalid-tile-error.ts';
import { toSourcedSeries } from '../../telemetry/query/tiles/series-tile.ts';

type AlertSeries = TimeSeries | NumberSeries;

/** The series that an alert evaluates: the last series of its tile, or both of a ratio. */
export interface TileSeries {
  readonly series: readonly SourcedSeries[];
  readonly isRatio: boolean;
  readonly groupBy: readonly string[];
}

/** Replaces the aggregate functions that alerts evaluate differently. Throws InvalidTileError. */
function forAlerts(series: SourcedSeries): SourcedSeries {
  const { aggFn, metricDataType = 'sum', source } = series;
  if (aggFn === 'none') {
    throw new InvalidTileError('The tile uses a custom expression (aggFn none), which alerts do not support.');
  }
  if (aggFn === 'increase' && (source.kind !== 'metric' || metricDataType !== 'sum')) {
    throw new InvalidTileError('The tile uses aggFn increase, which only metrics of the type sum support.');
  }
  // The value of an alert is a number.
  return aggFn === 'any' ? { ...series, aggFn: 'last_value' } : series;
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
  const series = evaluated.map((each) => forAlerts(toSourcedSeries(each, sources)));
  const groupBy = series[0]?.groupBy ?? [];
  if (series.some((each) => JSON.stringify(each.groupBy) !== JSON.stringify(groupBy))) {
    throw new InvalidTileError('Both series of a ratio need the same groupBy.');
  }
  return { series, isRatio, groupBy };
}
