import { canAlert } from '../../domain/alert-tiles.ts';
import { InvalidTileError } from '../../telemetry/query/chart-query.ts';
import { FormulaError } from '../../telemetry/query/result/formula.ts';
import { type AlertPlan, alertPlan } from '../../telemetry/query/tiles/alert-rows.ts';
import { type AnyTile, planTile, type TileContext, type TilePlan } from '../../telemetry/query/tiles/plan-tile.ts';
import type { AlertQuery } from './read-alert-query.ts';

/** Returns a tile with only the series that an alert evaluates: the last one, or both of a ratio. A tile with `config` is unchanged. */
function evaluatedPart({ asRatio, series, ...tile }: AnyTile): AnyTile {
  if (!series) return tile;
  return asRatio ? { ...tile, asRatio, series } : { ...tile, series: series.slice(-1) };
}

/** The query of an alert, with the database that its SQL reads. See `TileContext`. */
export type QueryToPlan = AlertQuery & Pick<TileContext, 'database'>;

function plan(tile: AnyTile, query: QueryToPlan): TilePlan {
  try {
    return planTile(evaluatedPart(tile), query);
  } catch (error) {
    throw error instanceof FormulaError ? new InvalidTileError(`The formula is invalid: ${error.message}.`) : error;
  }
}

/** Adds filters to the series of a plan. */
function withFilters(plan: TilePlan, { filters }: AlertQuery): TilePlan {
  if (plan.kind !== 'aggregate' || filters.length === 0) return plan;
  const series = plan.tile.series.map((item) => ({ ...item, filters }));
  return { ...plan, tile: { ...plan.tile, series } };
}

/** Plans the query of an alert. Throws InvalidTileError. */
export function planAlert(query: QueryToPlan): AlertPlan {
  const { tile, noun, variables } = query;
  if (!tile) throw new InvalidTileError(`The ${noun} no longer exists.`);
  if (!canAlert(tile)) throw new InvalidTileError(`The ${noun} no longer has values that an alert can watch.`);
  return alertPlan(withFilters(plan(tile, query), query), variables);
}
