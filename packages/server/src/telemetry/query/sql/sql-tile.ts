import type { NumberFormat, Source } from '@observability-api/schemas';
import type { Columns, Parameter } from '../../clickhouse/engine.ts';
import { isStatementError } from '../../clickhouse/engine-errors.ts';
import { quoteIdentifier } from '../../clickhouse/quoting.ts';
import { createBindings } from '../../filter/bindings.ts';
import { FilterSyntaxError } from '../../filter/filter-error.ts';
import { type CheckedStatement, type StatementColumn, toStatementError } from '../../filter/sql-statement.ts';
import { InvalidSeriesError, MAX_ROWS } from '../chart-query.ts';
import type { QueryContext } from '../query-context.ts';
import { readResult } from '../result/result-rows.ts';
import { largestGroups } from '../result/result-select.ts';
import { eachRow, readValue } from '../statement-rows.ts';
import {
  type Cell,
  columnTypeOf,
  type TileColumn,
  type TileInput,
  type TileRow,
  type TileRows,
  unitOf,
} from '../tiles/tile-result.ts';
import { expandTemplate, usesMacro } from './expand-template.ts';
import { filterConditions } from './filter-conditions.ts';
import { createMacros, rangeParameters } from './macros.ts';
import { cellSql, layoutOf, layoutSelect, type SqlDisplayType, type StatementLayout } from './statement-layout.ts';
import type { Variables } from './variables.ts';

/** The plan of a tile with its own SQL. */
export interface SqlPlan {
  readonly kind: 'sql';
  readonly displayType: SqlDisplayType;
  readonly template: string;
  readonly connectionId: string;
  /** The source that `$__sourceTable` and the filters refer to. */
  readonly source: Source | undefined;
  /** The only database that the statement may read. */
  readonly database: string;
  /** The maximum number of groups. Groups are ranked by their largest value in any bucket. */
  readonly groupLimit?: number;
  readonly numberFormat?: NumberFormat;
}

interface ResolvedStatement extends CheckedStatement {
  readonly parameters: Readonly<Record<string, Parameter>>;
}

function toIssue(message: string): InvalidSeriesError {
  return new InvalidSeriesError([{ series: 0, property: 'sqlTemplate', code: 'filter', message }]);
}

/** Returns the message of an error without the position at its end. */
function messageWithoutPosition({ message }: FilterSyntaxError): string {
  return message.replace(/ \(at position \d+\)$/, '');
}

/** Expands and checks the SQL of a tile. Throws InvalidSeriesError and errors of the engine. */
async function resolveStatement(
  context: QueryContext,
  { database, source, template }: SqlPlan,
  { range, filters, variables }: TileInput,
): Promise<ResolvedStatement> {
  const bindings = createBindings();
  const conditions = usesMacro(template, 'filters') ? await filterConditions(context, source, filters, bindings) : [];
  try {
    const macros = createMacros({ range, bindings, variables, source, filters: conditions });
    const expanded = expandTemplate(template, { macros, variables });
    const parameters = { ...rangeParameters(range), ...bindings.parameters };
    try {
      const checked = await context.sqlStatements.statement(expanded.sql, { database, parameters });
      return { ...checked, parameters };
    } catch (error) {
      if (!(error instanceof FilterSyntaxError) || error.position === undefined) throw error;
      throw new FilterSyntaxError(messageWithoutPosition(error), expanded.templatePosition(error.position));
    }
  } catch (error) {
    throw error instanceof FilterSyntaxError ? toIssue(error.message) : error;
  }
}

/**
 * Runs a SELECT over a checked statement. Throws InvalidSeriesError for an error of the statement. Throws other errors of the engine
 * unchanged.
 */
async function runStatement(
  { engine }: QueryContext,
  { database }: SqlPlan,
  sql: string,
  parameters: ResolvedStatement['parameters'],
): Promise<Columns> {
  try {
    return await engine.columns({ sql, parameters, database, limits: { rows: MAX_ROWS + 1 } });
  } catch (error) {
    throw isStatementError(error) ? toIssue(toStatementError(error).message) : error;
  }
}

const LIMIT = `LIMIT ${MAX_ROWS + 1}`;

/** Returns the rows of a chart: its buckets, groups and numbers. */
async function chartRows(
  context: QueryContext,
  plan: SqlPlan,
  statement: ResolvedStatement,
  layout: StatementLayout,
): Promise<TileRows> {
  const { time, groups, values } = layout;
  const { groupLimit = 0 } = plan;
  const groupColumns = groups.map((_, nth) => `__g${nth}`);
  const numbers = values.map((_, nth) => `__o${nth}`);
  let from = layoutSelect(layout, statement);
  const isLimited = groupLimit > 0 && groups.length > 0;
  if (isLimited) from = largestGroups({ from, groups: groupColumns, numbers }, String(groupLimit));
  const selected = [
    'assumeNotNull(__b) AS __b',
    ...groupColumns.map((name) => `toLowCardinality(${name}) AS ${name}`),
    ...numbers.map((name) => `ifNull(${name}, nan) AS ${name}`),
    `toFloat64(${isLimited ? `__groups > ${groupLimit}` : '0'}) AS __more`,
  ];
  const order = time ? `\nWHERE isNotNull(__b) ORDER BY ${['__b', ...groupColumns].join(', ')}` : '';
  const limit = plan.displayType === 'number' ? 'LIMIT 1' : LIMIT;
  const sql = `SELECT ${selected.join(', ')}\nFROM ${from}${order} ${limit}`;
  const result = await runStatement(context, plan, sql, statement.parameters);
  const rows = readResult(
    result,
    groups.length,
    values.map(() => false),
  );
  const hasMoreGroups = result.rows > 0 && result.numbers('__more')[0] === 1;
  return {
    columns: [
      ...(time ? [{ name: time.name, role: 'time', type: 'time' } as const] : []),
      ...groups.map(({ name }) => ({ name, role: 'group', type: 'string' }) as const),
      ...values.map(({ name }) => ({ name, role: 'value', type: 'number', ...unitOf(plan.numberFormat) }) as const),
    ],
    rows: rows.take(MAX_ROWS).map((row) => [...(time ? [row.bucket] : []), ...row.group, ...row.values]),
    isTruncated: hasMoreGroups || result.rows > MAX_ROWS,
  };
}

function toTableColumn({ kind, name }: StatementColumn, format: NumberFormat | undefined): TileColumn {
  const isValue = kind === 'number';
  return { name, role: isValue ? 'value' : 'field', type: columnTypeOf(kind), ...(isValue && unitOf(format)) };
}

function readTable(result: Columns, columns: readonly TileColumn[]): IteratorObject<TileRow> {
  if (result.rows === 0) return [].values();
  const cells = columns.map(({ type }, nth) => {
    const isText = type === 'string' || type === 'json';
    const read = readValue(result, `__c${nth}`, isText);
    const nulls = result.numbers(`__n${nth}`);
    return (row: number): Cell => {
      const value = nulls[row] === 1 ? null : (read(row) ?? null);
      return type === 'boolean' && value !== null ? value === 1 : value;
    };
  });
  return eachRow(Math.min(result.rows, MAX_ROWS), (row) => cells.map((read) => read(row)));
}

/** Returns all columns and the first {@link MAX_ROWS} rows of a statement, in its order. */
async function tableRows(context: QueryContext, plan: SqlPlan, statement: ResolvedStatement): Promise<TileRows> {
  const columns = statement.columns.map((column) => toTableColumn(column, plan.numberFormat));
  const selected = statement.columns.flatMap((column, nth) => {
    const isText = ['string', 'json'].includes(columns[nth]?.type ?? '');
    return [
      `ifNull(${cellSql(column)}, ${isText ? "''" : 'nan'}) AS __c${nth}`,
      `toFloat64(isNull(${quoteIdentifier(column.name)})) AS __n${nth}`,
    ];
  });
  const sql = `SELECT ${selected.join(', ')}\nFROM (${statement.sql}) ${LIMIT}`;
  const result = await runStatement(context, plan, sql, statement.parameters);
  return { columns, rows: readTable(result, columns), isTruncated: result.rows > MAX_ROWS };
}

/** Returns the rows of a tile with its own SQL. Throws InvalidSeriesError, InvalidTileError and errors of the engine. */
export async function sqlRows(context: QueryContext, plan: SqlPlan, input: TileInput): Promise<TileRows> {
  const statement = await resolveStatement(context, plan, input);
  const { displayType } = plan;
  if (displayType === 'table') return tableRows(context, plan, statement);
  return chartRows(context, plan, statement, layoutOf(displayType, statement.columns));
}

/**
 * Returns the names of the group columns of a chart. A table has none. Throws InvalidSeriesError, InvalidTileError and errors of
 * the engine.
 */
export async function sqlGroups(
  context: QueryContext,
  plan: SqlPlan,
  variables: Variables,
): Promise<readonly string[]> {
  const { displayType } = plan;
  if (displayType === 'table') return [];
  // The columns do not depend on the range.
  const range = { startMs: 0, endMs: 1, bucketMs: 1_000 };
  const { columns } = await resolveStatement(context, plan, { range, filters: [], variables });
  return layoutOf(displayType, columns).groups.map(({ name }) => name);
}
