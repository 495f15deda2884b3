import { canAlert } from '../../domain/alert-tiles.ts';
import { InvalidTileError } from '../../telemetry/query/chart-query.ts';
import { FormulaError } from '../../telemetry/query/result/formula.ts';
import { type AlertPlan, alertPlan } from '../../telemetry/query/tiles/alert-rows.ts';
import { type AnyTile, planTile, type TilePlan, type TileReferents } from '../../telemetry/query/tiles/plan-tile.ts';
import type { Watched } from './read-watched.ts';

/** Returns the part of a tile that an alert evaluates: the last of its series, or both of a ratio. */
function evaluatedPart({ asRatio, series, ...tile }: AnyTile): AnyTile {
  if (!series) return tile;
  return asRatio ? { ...tile, asRatio, series } : { ...tile, series: series.slice(-1) };
}

/** The subject of an alert, with the database that its SQL reads. See `TileReferents`. */
export type PlannedWatched = Watched & Pick<TileReferents, 'database'>;

function plan(tile: AnyTile, watched: PlannedWatched): TilePlan {
  try {
    return planTile(evaluatedPart(tile), watched);
  } catch (error) {
    throw error instanceof FormulaError ? new InvalidTileError(`The formula is invalid: ${error.message}.`) : error;
  }
}

/** Adds filters to the series of a plan. */
function withFilters(plan: TilePlan, { filters }: Watched): TilePlan {
  if (plan.kind !== 'aggregate' || filters.length === 0) return plan;
  const series = plan.tile.series.map((each) => ({ ...each, filters }));
  return { ...plan, tile: { ...plan.tile, series } };
}

/** Plans the query of an alert. Throws InvalidTileError. */
export function planAlert(watched: PlannedWatched): AlertPlan {
  const { tile, noun, variables } = watched;
  if (!tile) throw new InvalidTileError(`The ${noun} no longer exists.`);
  if (!canAlert(tile)) throw new InvalidTileError(`The ${noun} no longer has values that an alert can watch.`);
  return alertPlan(withFilters(plan(tile, watched), watched), variables);
}
