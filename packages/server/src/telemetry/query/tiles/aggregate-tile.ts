import type { Formula as FormulaInput, NumberFormat, SelectItem, Source } from '@observability-api/schemas';
import { splitList } from '../../filter/split-list.ts';
import { type AggFn, isMetricSeries, type RowFilter, type SourcedSeries } from '../chart-query.ts';
import type { QueryContext } from '../query-context.ts';
import { itemsOf, parseFormula, valueOfZeros } from '../result/formula.ts';
import type { Output, ResultQuery } from '../result/result-query.ts';
import { computeResult } from '../result/result-rows.ts';
import { columnNames } from '../result/result-select.ts';
import { type Cell, type TileColumn, type TileRange, type TileRows, unitOf } from './tile-result.ts';

/** The configuration of an aggregate chart of any display type. */
export interface AggregateConfig {
  readonly displayType: 'line' | 'stacked_bar' | 'table' | 'number' | 'pie' | 'bar';
  readonly select: readonly SelectItem[];
  readonly groupBy?: string | undefined;
  readonly asRatio?: boolean | undefined;
  readonly formulas?: readonly FormulaInput[] | undefined;
  readonly showOperandSeries?: boolean | undefined;
  readonly seriesLimit?: number | undefined;
  readonly having?: string | undefined;
  readonly orderBy?: string | undefined;
  readonly limit?: number | undefined;
  readonly numberFormat?: NumberFormat | undefined;
}

/** The query of an aggregate chart, without the range and the filters of a request. */
export interface AggregateTile extends Omit<ResultQuery, keyof TileRange> {
  readonly displayType: AggregateConfig['displayType'];
}

/** The maximum number of rows of a table tile without its own SQL. */
export const TABLE_LIMIT = 200;

/** Returns true if a chart has a time axis. */
export function isTimeSeries({ displayType }: { readonly displayType: string }): boolean {
  return displayType === 'line' || displayType === 'stacked_bar';
}

/**
 * Returns the name of a value: its alias. Without an alias, its expression if the aggregate function is `none`, or else the call of the
 * function.
 */
export function itemName({
  aggFn,
  alias,
  level = 0.5,
  metricName,
  valueExpression = '',
}: Pick<SelectItem, 'aggFn' | 'alias' | 'metricName' | 'valueExpression'> & {
  readonly level?: number | undefined;
}): string {
  if (alias) return alias;
  if (aggFn === 'none') return valueExpression;
  const name = aggFn === 'quantile' ? `quantile(${level})` : aggFn;
  return `${name}(${aggFn === 'count' ? '' : (metricName ?? valueExpression)})`;
}

function toSeries(item: SelectItem, source: Source, groupBy: readonly string[]): SourcedSeries {
  const { aggFn, level, metricName, metricType, periodAggFn, valueExpression, where = '', whereLanguage } = item;
  return {
    source,
    aggFn,
    where,
    groupBy: [...groupBy],
    hasExpressions: true,
    ...(whereLanguage !== undefined && { whereLanguage }),
    ...(level !== undefined && { level }),
    ...(valueExpression && { field: valueExpression }),
    ...(metricName !== undefined && { metricName }),
    ...(metricType !== undefined && { metricDataType: metricType }),
    ...(periodAggFn === 'delta' && { isDelta: true }),
  };
}

/**
 * Returns the values that a chart shows: the ratio of its select items, or the items and the formulas over them. If there are formulas,
 * omits the items of a number, and the items of a chart whose `showOperandSeries` is false.
 */
function outputsOf({
  displayType,
  select,
  asRatio,
  formulas = [],
  showOperandSeries = true,
  numberFormat,
}: AggregateConfig): Output[] {
  if (asRatio) {
    const name = select.map((item) => itemName(item)).join(' / ');
    return [{ name, value: { kind: 'ratio' }, ...unitOf(numberFormat) }];
  }
  const computed = formulas.map(({ alias, expression, numberFormat: ownFormat }): Output => {
    const value = { kind: 'formula', formula: parseFormula(expression, select.length) } as const;
    return { name: alias || expression, value, ...unitOf(ownFormat ?? numberFormat) };
  });
  const hasOperands = formulas.length === 0 || (showOperandSeries && displayType !== 'number');
  const operands = select.map((item, index): Output => {
    return { name: itemName(item), value: { kind: 'series', index }, ...unitOf(item.numberFormat ?? numberFormat) };
  });
  return [...(hasOperands ? operands : []), ...computed];
}

/** Returns the expressions of a comma-separated list. */
function groupsOf(groupBy = ''): string[] {
  return groupBy.trim() === '' ? [] : splitList(groupBy).map((text) => text.trim());
}

/** Returns the condition (`having`), the limits and the order of the rows. A limit of 0 in the configuration means no limit. */
function rowsOf(config: AggregateConfig): Partial<ResultQuery> {
  const { displayType, having, limit = 0, orderBy, seriesLimit = 0 } = config;
  switch (displayType) {
    case 'line':
    case 'stacked_bar':
      return seriesLimit > 0 ? { groupLimit: seriesLimit } : {};
    case 'table':
      return { limit: TABLE_LIMIT, ...(having !== undefined && { having }), ...(orderBy !== undefined && { orderBy }) };
    case 'pie':
    case 'bar':
      return { valueOrder: 'desc', ...(limit > 0 && { limit }), ...(orderBy !== undefined && { orderBy }) };
    case 'number':
      return {};
  }
}

/** Plans the query of an aggregate tile. Throws FormulaError. */
export function aggregateTile(config: AggregateConfig, source: Source): AggregateTile {
  const { displayType } = config;
  const groupBy = displayType === 'number' ? [] : groupsOf(config.groupBy);
  return {
    displayType,
    series: config.select.map((item) => toSeries(item, source, groupBy)),
    groupNames: groupBy,
    outputs: outputsOf(config),
    ...rowsOf(config),
  };
}

/** Returns the query of a chart. Charts without a time axis have one bucket. The filters apply to all values. */
function aggregateQuery(tile: AggregateTile, range: TileRange, filters: readonly RowFilter[]): ResultQuery {
  const { displayType: _, ...query } = tile;
  const { startMs, endMs } = range;
  return {
    ...query,
    ...(isTimeSeries(tile) ? range : { startMs, endMs, bucketMs: endMs - startMs, alignMs: startMs }),
    series: query.series.map((series) => ({ ...series, filters })),
  };
}

/** The aggregate functions whose value is a number of events or values. */
const COUNTS: readonly AggFn[] = ['count', 'count_distinct'];

/** Returns the row of a number tile without events: 0 for counts, the result of a formula over counts, and null for other values. */
function emptyNumber({ outputs, series }: AggregateTile): Cell[] {
  const isCount = ({ index }: { readonly index: number }) => COUNTS.some((aggFn) => aggFn === series[index]?.aggFn);
  return outputs.map(({ value }) => {
    if (value.kind === 'formula') return itemsOf(value.formula).every(isCount) ? valueOfZeros(value.formula) : null;
    return value.kind === 'series' && isCount(value) ? 0 : null;
  });
}

/** Returns the units of the values, from their number formats or else from their metrics. A count does not get the unit of its metric. */
async function unitsOf(context: QueryContext, { outputs, series }: AggregateTile) {
  return Promise.all(
    outputs.map(async ({ unit, value }): Promise<Pick<TileColumn, 'unit'>> => {
      const item = value.kind === 'series' ? series[value.index] : undefined;
      const hasMetricUnit = item && isMetricSeries(item) && !COUNTS.includes(item.aggFn);
      const columnUnit = unit ?? (hasMetricUnit ? await context.metricUnits.unitOf(context, item) : '');
      return columnUnit === '' ? {} : { unit: columnUnit };
    }),
  );
}

/** Computes the rows of a chart. Throws InvalidSeriesError and errors of the engine. */
export async function aggregateRows(
  context: QueryContext,
  tile: AggregateTile,
  range: TileRange,
  filters: readonly RowFilter[],
): Promise<TileRows> {
  const query = aggregateQuery(tile, range, filters);
  const [result, units] = await Promise.all([computeResult(context, query), unitsOf(context, tile)]);
  const hasTime = isTimeSeries(tile);
  const names = columnNames(tile);
  const groupCount = tile.groupNames.length;
  const columns: TileColumn[] = [
    ...(hasTime ? [{ name: 'time', role: 'time', type: 'time' } as const] : []),
    ...names.slice(0, groupCount).map((name) => ({ name, role: 'group', type: 'string' }) as const),
    ...names
      .slice(groupCount)
      .map(
        (name, nth) =>
          ({ name, role: 'value', type: result.areTexts[nth] ? 'string' : 'number', ...units[nth] }) as const,
      ),
  ];
  const rows = result.rows.map(({ bucket, group, values }) => [...(hasTime ? [bucket] : []), ...group, ...values]);
  const isEmptyNumber = tile.displayType === 'number' && result.rowCount === 0;
  return { columns, rows: isEmptyNumber ? [emptyNumber(tile)] : rows, isTruncated: result.isTruncated };
}
