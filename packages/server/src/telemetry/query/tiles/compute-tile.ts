import type { RowFilter } from '../chart-query.ts';
import type { QueryContext } from '../query-context.ts';
import { selectedOrDefault } from '../search/selected-columns.ts';
import { sqlRows } from '../sql/sql-tile.ts';
import { aggregateRows } from './aggregate-tile.ts';
import { explainEvents } from './explain-events.ts';
import { heatmapRows } from './heatmap-tile.ts';
import { patternRows, textExpression } from './pattern-tile.ts';
import type { QueriedPlan } from './plan-tile.ts';
import { searchRows } from './search-tile.ts';
import type { TileInput, TileRange, TileRows } from './tile-result.ts';
import { writeTile } from './write-tile.ts';

/** Returns the rows of a tile. Throws InvalidSeriesError, InvalidTileError and errors of the engine. */
async function tileRows(context: QueryContext, plan: QueriedPlan, input: TileInput): Promise<TileRows> {
  const { range, filters } = input;
  switch (plan.kind) {
    case 'aggregate':
      return aggregateRows(context, plan.tile, range, filters);
    case 'sql':
      return sqlRows(context, plan, input);
    default: {
      const events = {
        source: plan.source,
        range,
        filters: [plan.filter, ...filters],
        expressions: expressionsOf(plan),
      };
      return explainEvents(context, events, eventRows(context, plan, range, events.filters));
    }
  }
}

type EventPlan = Extract<QueriedPlan, { readonly filter: RowFilter }>;

function eventRows(
  context: QueryContext,
  plan: EventPlan,
  range: TileRange,
  filters: readonly RowFilter[],
): Promise<TileRows> {
  switch (plan.kind) {
    case 'search':
      return searchRows(context, plan, range, filters);
    case 'event_patterns':
      return patternRows(context, plan, range, filters);
    case 'heatmap':
      return heatmapRows(context, plan, range, filters);
  }
}

/** Returns the expressions of a tile, or else the default ones of its source. */
function expressionsOf(plan: EventPlan): readonly string[] {
  switch (plan.kind) {
    case 'search':
      return selectedOrDefault(plan.expressions, plan.source);
    case 'event_patterns':
      return [textExpression(plan.select, plan.source)];
    case 'heatmap':
      return [plan.item.valueExpression, ...(plan.item.countExpression ? [plan.item.countExpression] : [])];
  }
}

/** A request for the rows of a tile. */
export interface TileRequest extends TileInput {
  readonly plan: QueriedPlan;
  /** Also computes the period of the same length before the range. */
  readonly hasComparison: boolean;
  /** The properties of the JSON object that precede its rows. */
  readonly head: object;
}

/** Returns the period of the same length before the range. Its buckets have the same offset from the start. */
function previousPeriod({ startMs, endMs, bucketMs, alignMs = 0 }: TileRange): TileRange {
  const lengthMs = endMs - startMs;
  return { startMs: startMs - lengthMs, endMs: startMs, bucketMs, alignMs: alignMs - lengthMs };
}

/** Moves the times of the rows by `byMs` milliseconds. */
function moveTimes(tile: TileRows, byMs: number): TileRows {
  const areTimes = tile.columns.map(({ type }) => type === 'time');
  if (!areTimes.includes(true)) return tile;
  const rows = Iterator.from(tile.rows).map((row) =>
    row.map((cell, nth) => (areTimes[nth] && cell !== null ? Number(cell) + byMs : cell)),
  );
  return { ...tile, rows };
}

/** Computes the rows of a tile and serializes them as one JSON object. Throws like {@link tileRows}. */
export async function tileJson(context: QueryContext, request: TileRequest): Promise<Buffer[]> {
  const { plan, range, filters, variables, hasComparison, head } = request;
  const compute = (period: TileRange) => tileRows(context, plan, { range: period, filters, variables });
  const [rows, previous] = await Promise.all([
    compute(range),
    hasComparison ? compute(previousPeriod(range)) : undefined,
  ]);
  await context.computation.nextTick();
  const comparison = previous && moveTimes(previous, range.endMs - range.startMs);
  return context.computation.run(writeTile(head, rows, comparison));
}
