import { nearest } from '@observability-api/schemas';
import { BoundedCache } from '../../domain/bounded-cache.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import type { QueryEngine } from '../clickhouse/engine.ts';
import { QueryError } from '../clickhouse/engine-errors.ts';
import { quoteIdentifier, quoteTable } from '../clickhouse/quoting.ts';
import { readType } from '../filter/column-type.ts';
import { splitPath } from '../filter/field.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import type { Clause, Filter } from '../filter/tree.ts';
import type { Catalog, TableShape } from '../schema/catalog.ts';
import { isMetricSeries, type MetricSourcedSeries, type SourcedSeries } from './chart-query.ts';
import { metricKinds, metricTable } from './metrics/metric-kinds.ts';
import type { SqlPlan } from './sql/sql-tile.ts';
import type { AlertPlan } from './tiles/alert-rows.ts';

/** A key of a map column, such as `LogAttributes.user.id`. */
interface AttributeName {
  readonly column: string;
  readonly key: string;
}

/** The rows of a table that are searched for a name. */
interface Scope {
  readonly shape: TableShape;
  /** Only the points of this metric. */
  readonly metricName?: string;
}

/**
 * After the service has found a name, it does not search for the name again during this time, which is shorter than the retention of
 * telemetry. It searches for a missing name each time.
 *
 * A search that fails counts as a name that was found, so that not every evaluation of an alert repeats a slow search.
 */
const SEEN_MS = 3_600_000;
/** The time limit of a statement. */
const TIMEOUT_MS = 5_000;
/** The time after which the service searches for no further names of the query of an alert. */
const TOTAL_TIMEOUT_MS = 10_000;
/** The maximum number of tables of a statement that the service searches, and of attributes that it searches for. */
const MAX_SEARCHED = 50;
/** The maximum number of rows of a table whose attributes are candidates for suggestions. */
const MAX_SAMPLED_ROWS = 20_000;
const MAX_CANDIDATES = 1_000;
/** The maximum length of a suggested name, in bytes. */
const MAX_CANDIDATE_BYTES = 256;
/** The number of names that are compared in one tick. This takes a few milliseconds. */
const NAMES_PER_STEP = 50;
const MAX_SUGGESTIONS = 3;

function clausesOf(filter: Filter | undefined): Clause[] {
  if (!filter) return [];
  if ('items' in filter) return filter.items.flatMap(clausesOf);
  return 'item' in filter ? clausesOf(filter.item) : [filter];
}

/** Returns the keys of maps in an SQL expression: `LogAttributes['user.id']`. */
function subscriptsOf(sql: string): AttributeName[] {
  return [...sql.matchAll(/(?<!\w)(\w+)`?\s*\[\s*'((?:[^'\\]|'')+)'\s*\]/g)].map(([, column = '', key = '']) => ({
    column,
    key: key.replaceAll("''", "'"),
  }));
}

/** Returns the keys of maps that a path such as `LogAttributes.user.id` or an SQL expression names. */
function attributesOfPath(path: string, { columns }: TableShape): AttributeName[] {
  const { column, key } = splitPath(path.trim(), columns) ?? {};
  return column === undefined || key === undefined ? subscriptsOf(path) : [{ column, key }];
}

/** Returns the attributes in the filters, the groups and the field of a series. */
function attributesOf({ where, whereLanguage, filters = [], field, groupBy }: SourcedSeries, shape: TableShape) {
  const ofText = (text: string, language: string | undefined) =>
    language === 'sql'
      ? subscriptsOf(text)
      : clausesOf(parseFilter(text)).flatMap((clause) =>
          clause.kind === 'field' ? attributesOfPath(clause.field, shape) : [],
        );
  const attributes = [
    ...ofText(where, whereLanguage),
    ...filters.flatMap((filter) =>
      'text' in filter ? ofText(filter.text, filter.language) : attributesOfPath(filter.expression, shape),
    ),
    ...groupBy.flatMap((path) => attributesOfPath(path, shape)),
    ...(field ? attributesOfPath(field, shape) : []),
  ];
  return attributes.filter((attribute) => isMap(shape, attribute));
}

function isMap({ columns }: TableShape, { column }: AttributeName): boolean {
  return readType(columns.get(column) ?? '').kind === 'map';
}

/** Returns the names after FROM and JOIN in a statement, and the table of its source. Some may not be tables. */
function tablesOf({ template, source }: SqlPlan): string[] {
  const named = [...template.matchAll(/\b(?:FROM|JOIN)\s+(?:`?\w+`?\s*\.\s*)?`?(\w+)/gi)].map(([, name = '']) => name);
  const sourceTable = source?.from.tableName;
  return [...new Set([...named, ...(sourceTable === undefined ? [] : [sourceTable])])];
}

/** The names that were found. The value is the time (`performance.now()`) after which the name is searched for again. */
export type SeenNames = BoundedCache<number>;

/** Finds the names of metrics and attributes that do not occur in the stored telemetry of a source. */
export class UnseenNames {
  readonly #engine: QueryEngine;
  readonly #catalog: Catalog;
  readonly #seenUntil: SeenNames;
  readonly #deadline = performance.now() + TOTAL_TIMEOUT_MS;
  /** The candidates for suggestions by statement. The attributes of a query are usually in the same column. */
  readonly #candidates = new BoundedCache<readonly string[]>();

  /** Reads telemetry with `engine`, and the columns of tables with `catalog`. */
  constructor(engine: QueryEngine, catalog: Catalog, seen: SeenNames) {
    this.#engine = engine;
    this.#catalog = catalog;
    this.#seenUntil = seen;
  }

  /** Returns messages about metrics and attributes of an alert that do not occur in the stored telemetry. Throws errors of the engine. */
  async find(plan: AlertPlan): Promise<string[]> {
    if (plan.kind === 'sql') return this.#findInStatement(plan.plan);
    const messages: string[] = [];
    for (const item of plan.query.series) {
      messages.push(...(isMetricSeries(item) ? await this.#findInMetric(item) : await this.#findInEvents(item)));
    }
    return [...new Set(messages)];
  }

  /**
   * Returns a message for each attribute in the SQL of a tile that no table in the SQL has. Does not check the names of metrics in the
   * SQL.
   */
  async #findInStatement(plan: SqlPlan): Promise<string[]> {
    const tables = tablesOf(plan).slice(0, MAX_SEARCHED);
    const tableShapes = await Promise.all(tables.map((table) => this.#catalog.shapeOf(plan.database, table)));
    const shapes = tableShapes.filter((shape) => shape !== undefined);
    const messages: string[] = [];
    for (const attribute of subscriptsOf(plan.template).slice(0, MAX_SEARCHED)) {
      const scopes = shapes.filter((shape) => isMap(shape, attribute)).map((shape) => ({ shape }));
      if (scopes.length > 0) messages.push(...(await this.#findInScopes(scopes, attribute)));
    }
    return [...new Set(messages)];
  }

  async #findInEvents(series: SourcedSeries): Promise<string[]> {
    const { databaseName, tableName } = series.source.from;
    const shape = tableName === undefined ? undefined : await this.#catalog.shapeOf(databaseName, tableName);
    return shape ? this.#findAttributes(series, { shape }) : [];
  }

  async #findInMetric(series: MetricSourcedSeries): Promise<string[]> {
    const { source, metricDataType, field } = series;
    const metricName = series.metricName || field || '';
    const kinds = metricDataType === undefined ? metricKinds : [metricDataType];
    const shapes: TableShape[] = [];
    for (const kind of kinds) {
      const table = metricTable(source, kind);
      const shape = table === undefined ? undefined : await this.#catalog.shapeOf(source.from.databaseName, table);
      if (!shape) continue;
      if (await this.#hasRows({ shape, metricName })) {
        // A metric series uses its field only as the name of the metric.
        const { field: _, ...others } = series;
        return this.#findAttributes(others, { shape, metricName });
      }
      shapes.push(shape);
    }
    const known = (await Promise.all(shapes.map((shape) => this.#metricNames(shape)))).flat();
    const kind = metricDataType === undefined ? 'metric' : `metric of the type ${metricDataType}`;
    return shapes.length === 0
      ? []
      : [await unseenMessage(`the ${kind} ${JSON.stringify(metricName)}`, metricName, known, JSON.stringify)];
  }

  async #findAttributes(series: SourcedSeries, scope: Scope): Promise<string[]> {
    const messages: string[] = [];
    for (const attribute of attributesOf(series, scope.shape))
      messages.push(...(await this.#findInScopes([scope], attribute)));
    return messages;
  }

  /** Returns a message if none of the scopes has the attribute. */
  async #findInScopes(scopes: readonly Scope[], attribute: AttributeName): Promise<string[]> {
    const { column, key } = attribute;
    for (const scope of scopes) if (await this.#hasRows(scope, attribute)) return [];
    const known = (await Promise.all(scopes.map((scope) => this.#keysOf(scope, column)))).flat();
    const metricName = scopes[0]?.metricName;
    const ofMetric = metricName === undefined ? '' : ` of the metric ${JSON.stringify(metricName)}`;
    return [
      await unseenMessage(`the attribute ${column}.${key}${ofMetric}`, key, known, (other) => `${column}.${other}`),
    ];
  }

  /** Returns true if a scope has rows, with `attribute` if it is passed. A search that fails or takes too long counts as found. */
  async #hasRows({ shape, metricName }: Scope, attribute?: AttributeName): Promise<boolean> {
    const key = JSON.stringify([shape.database, shape.table, metricName, attribute]);
    const nowMs = performance.now();
    if ((this.#seenUntil.get(key) ?? 0) > nowMs || nowMs > this.#deadline) return true;
    const conditions = [
      ...(metricName === undefined ? [] : ['MetricName = {metricName:String}']),
      ...(attribute ? [`mapContains(${quoteIdentifier(attribute.column)}, {key:String})`] : []),
    ];
    const rows = await this.#read(
      `SELECT 1 AS found FROM ${tableOf(shape)} WHERE ${conditions.join(' AND ')} LIMIT 1`,
      { ...(metricName !== undefined && { metricName }), ...(attribute && { key: attribute.key }) },
    );
    const isSeen = rows === undefined || rows.length > 0;
    if (isSeen) this.#seenUntil.set(key, performance.now() + SEEN_MS, 0);
    return isSeen;
  }

  #metricNames(shape: TableShape): Promise<readonly string[]> {
    return this.#readCandidates('MetricName', tableOf(shape));
  }

  #keysOf({ shape, metricName }: Scope, column: string): Promise<readonly string[]> {
    const condition = metricName === undefined ? '' : ' WHERE MetricName = {metricName:String}';
    return this.#readCandidates(
      'arrayJoin(mapKeys(attributes))',
      `(SELECT ${quoteIdentifier(column)} AS attributes FROM ${tableOf(shape)}${condition} LIMIT ${MAX_SAMPLED_ROWS})`,
      metricName === undefined ? {} : { metricName },
    );
  }

  /** Returns the distinct values of an expression that are candidates for suggestions. Runs the same statement only once. */
  async #readCandidates(expression: string, from: string, parameters: Record<string, string> = {}) {
    const sql = `SELECT DISTINCT ${expression} AS name FROM ${from} WHERE length(name) <= ${MAX_CANDIDATE_BYTES} LIMIT ${MAX_CANDIDATES}`;
    const id = JSON.stringify([sql, parameters]);
    const cached = this.#candidates.get(id);
    if (cached) return cached;
    const names = ((await this.#read(sql, parameters)) ?? []).map(({ name }) => name);
    this.#candidates.set(id, names, names.join('').length);
    return names;
  }

  /** Runs a statement. Returns undefined if it fails or exceeds a limit. Throws UnavailableError if the engine is not available. */
  async #read(sql: string, parameters: Record<string, string> = {}): Promise<readonly { name: string }[] | undefined> {
    try {
      return await this.#engine.query<{ name: string }>({ sql, parameters, limits: { timeMs: TIMEOUT_MS } });
    } catch (error) {
      if (error instanceof QueryError) return undefined;
      throw error;
    }
  }
}

function tableOf({ database, table }: TableShape): string {
  return quoteTable(database, table);
}

/** Returns the candidates that are most similar to a name, the most similar first. */
function similarNames(name: string, candidates: readonly string[]): string[] {
  const similar: string[] = [];
  for (let count = 0; count < MAX_SUGGESTIONS; count += 1) {
    const next = nearest(
      name,
      candidates.filter((candidate) => !similar.includes(candidate)),
    );
    if (next === undefined) break;
    similar.push(next);
  }
  return similar;
}

/** Returns the message for a name, with the most similar candidates. */
async function unseenMessage(
  noun: string,
  name: string,
  candidates: readonly string[],
  display: (name: string) => string,
): Promise<string> {
  let suggestions: string[] = [];
  for (let start = 0; start < candidates.length; start += NAMES_PER_STEP) {
    suggestions = similarNames(name, [...suggestions, ...candidates.slice(start, start + NAMES_PER_STEP)]);
    await nextFreeTick();
  }
  const hint =
    suggestions.length > 0 ? `did you mean ${suggestions.map(display).join(' or ')}?` : 'send it, or correct the name.';
  return `The source has never received ${noun}: ${hint}`;
}
