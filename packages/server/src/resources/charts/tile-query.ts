import { type TileQuery, variableNameOf } from '@observability-api/schemas';
import { type InputIssue, InvalidInputError, rejectInvalid } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';
import type { RowFilter, SeriesIssue } from '../../telemetry/query/chart-query.ts';
import type { Variables } from '../../telemetry/query/sql/variables.ts';
import { type AnyTile, sourceOfPlan, type TilePlan } from '../../telemetry/query/tiles/plan-tile.ts';
import type { DashboardDetails } from '../dashboards/details.ts';

/**
 * Returns the condition of a filter in the request, or undefined if it has no values or does not apply to the tile. Throws
 * InvalidInputError.
 */
function conditionOf(
  { filterId, expression, values }: NonNullable<TileQuery['filters']>[number],
  index: number,
  dashboard: DashboardDetails | undefined,
  plan: TilePlan,
): RowFilter | undefined {
  if (expression !== undefined) return values.length === 0 ? undefined : { expression, values };
  const invalid = (message: string) =>
    new InvalidInputError([issue(['filters', index, 'filterId'], 'reference', message)]);
  if (!dashboard) throw invalid('expected `expression`: `filterId` requires a stored tile');
  const filter = dashboard.filters?.find(({ id }) => id === filterId);
  if (!filter) throw invalid('the dashboard has no filter with this id');
  const { appliesToSourceIds, isBroadcastEnabled = true } = filter;
  const source = sourceOfPlan(plan);
  const applies = !appliesToSourceIds?.length || (source !== undefined && appliesToSourceIds.includes(source.id));
  return values.length > 0 && isBroadcastEnabled && applies ? { expression: filter.expression, values } : undefined;
}

/** The filters of a request, and the path of each in the body. */
export interface LocatedFilters {
  readonly filters: readonly RowFilter[];
  readonly paths: readonly (readonly (string | number)[])[];
}

/** Returns the filters of a request that apply to the tile. Throws InvalidInputError. */
export function filtersOf(
  { filters = [], where = '', whereLanguage = 'lucene' }: TileQuery,
  dashboard: DashboardDetails | undefined,
  plan: TilePlan,
): LocatedFilters {
  const located = filters.flatMap((filter, index): { condition: RowFilter; path: (string | number)[] }[] => {
    const condition = conditionOf(filter, index, dashboard, plan);
    const property = filter.expression === undefined ? 'filterId' : 'expression';
    return condition ? [{ condition, path: ['filters', index, property] }] : [];
  });
  located.push({ condition: { text: where, language: whereLanguage }, path: ['where'] });
  return { filters: located.map(({ condition }) => condition), paths: located.map(({ path }) => path) };
}

/**
 * Returns the chosen values of the variables of a tile. Throws InvalidInputError for a variable that the dashboard of a stored tile does
 * not have.
 */
export function variablesOf(
  { filters = [], variables = {} }: TileQuery,
  dashboard: DashboardDetails | undefined,
): Variables {
  const sent = Object.entries(variables);
  if (!dashboard) return new Map(sent);
  const variableFilters = (dashboard.filters ?? []).filter(({ isVariableEnabled }) => isVariableEnabled);
  const values = new Map(
    variableFilters.map((filter) => {
      const chosen = filters.find(({ filterId }) => filterId === filter.id);
      return [variableNameOf(filter), chosen?.values ?? []];
    }),
  );
  const unknown = sent.flatMap(([name]) =>
    values.has(name) ? [] : [issue(['variables', name], 'reference', 'the dashboard has no variable with this name')],
  );
  rejectInvalid(unknown);
  return new Map([...values, ...sent]);
}

/** The property names of an item of `select` that differ from those of {@link SeriesIssue}. */
const SELECT_NAMES: Partial<Record<SeriesIssue['property'], string>> = {
  field: 'valueExpression',
  metricDataType: 'metricType',
};

/** The property names of a series of the type `search` that differ from those of {@link SeriesIssue}. */
const SEARCH_NAMES: Partial<Record<SeriesIssue['property'], string>> = {
  field: 'fields',
  filters: 'where',
};

/** The properties of a config itself, not of the items of its `select`. */
const CONFIG_PROPERTIES: readonly SeriesIssue['property'][] = [
  'sourceId',
  'groupBy',
  'having',
  'orderBy',
  'sqlTemplate',
];

function pathInTile({ series, property, item }: SeriesIssue, tile: AnyTile, plan: TilePlan): (string | number)[] {
  if (!tile.config) {
    const name = (plan.kind === 'search' ? SEARCH_NAMES[property] : undefined) ?? property;
    return ['series', series, name, ...(item === undefined || property === 'filters' ? [] : [item])];
  }
  if (CONFIG_PROPERTIES.includes(property)) return ['config', property];
  if (plan.kind === 'aggregate') return ['config', 'select', series, SELECT_NAMES[property] ?? property];
  return property === 'filters' ? ['config', 'where'] : ['config', 'select'];
}

/**
 * Converts an issue of a query to an issue of the request: of one of its filters, or of its tile. If the tile is stored, the path of an
 * issue of the tile is `tile`.
 */
export function toRequestIssue(
  seriesIssue: SeriesIssue,
  tile: AnyTile,
  plan: TilePlan,
  { paths }: LocatedFilters,
  isStored: boolean,
): InputIssue {
  const { code, item = 0, message, property } = seriesIssue;
  // A search, event patterns and a heatmap have one filter of their own. `item` counts this filter first.
  const ownFilterCount = plan.kind === 'aggregate' || plan.kind === 'sql' ? 0 : 1;
  const path = property === 'filters' ? paths[item - ownFilterCount] : undefined;
  if (path) return issue([...path], code, message);
  const inTile = pathInTile(seriesIssue, tile, plan);
  return isStored
    ? issue(['tile'], code, `${inTile.join('.')}: ${message}`)
    : issue(['tile', ...inTile], code, message);
}
