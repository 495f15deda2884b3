import type { Source, SourceField } from '@observability-api/schemas';
import type { Statement } from '../../clickhouse/engine.ts';
import { quoteIdentifier } from '../../clickhouse/quoting.ts';
import { readType } from '../../filter/column-type.ts';
import type { QueryContext } from '../query-context.ts';
import { type EventTable, resolveEventTable } from '../tiles/event-table.ts';
import { nanosecondsText, timeOfText } from '../time-range.ts';

/** The maximum number of events in the sample. */
const MAX_SAMPLED_EVENTS = 10_000;

/** The period that the sample covers, in milliseconds. */
const SAMPLED_MS = 86_400_000;

/** Maximum number of keys of a map, of values of a key or column, and of characters of a value. */
const MAX_KEYS = 100;
const MAX_VALUES = 10;
const MAX_LENGTH = 256;

/** The maximum number of columns whose values are sampled. */
const MAX_SAMPLED_COLUMNS = 50;

/** The maximum time of a statement, and of all statements together, in milliseconds. */
const STATEMENT_MS = 10_000;
const TOTAL_MS = 30_000;

/** Returns the limits of the next statement. `deadline` is a time of the monotonic clock, in milliseconds. */
function limitsUntil(deadline: number): NonNullable<Statement['limits']> {
  return { timeMs: Math.max(1, Math.min(STATEMENT_MS, Math.ceil(deadline - performance.now()))) };
}

const TYPES = {
  text: 'string',
  bool: 'boolean',
  strings: 'array',
  number: 'number',
  time: 'time',
  map: 'map',
} as const;

function typeOf(columnType: string): SourceField['type'] {
  const { kind } = readType(columnType);
  if (kind !== 'other') return TYPES[kind];
  return columnType.startsWith('Array(') ? 'array' : 'other';
}

/** A frequent value of a column, or of a key of a map column. */
interface FrequentValue {
  /** Empty for a column that is not a map. */
  readonly key: string;
  /** Null if the value of the key is NULL. */
  readonly value: string | null;
  /** The number of sampled events with the key and the value. */
  readonly events: number;
  /** The number of sampled events with the key. */
  readonly keyEvents: number;
  /** The number of sampled events. */
  readonly sampled: number;
}

/** Returns the time of the oldest event in a full sample, in epoch nanoseconds. Returns undefined if there are fewer events. */
async function findSampleStart(
  { engine }: QueryContext,
  { bindings, database, from, time, where }: EventTable,
  limits: NonNullable<Statement['limits']>,
) {
  const [first] = await engine.query<{ __start: string }>({
    sql: `SELECT ${nanosecondsText(time.sql, time.type)} AS __start FROM ${from} WHERE ${where}
ORDER BY ${time.sql} DESC LIMIT 1 OFFSET ${bindings.bind('UInt64', MAX_SAMPLED_EVENTS - 1)}`,
    parameters: bindings.parameters,
    database,
    limits,
  });
  return first?.__start;
}

/** Returns the frequent values of a column of a table, the most frequent keys and values first. */
function frequentValues(
  { engine }: QueryContext,
  { bindings, database, from, where }: EventTable,
  { name, isMap, condition }: { readonly name: string; readonly isMap: boolean; readonly condition: string },
  limits: NonNullable<Statement['limits']>,
): Promise<FrequentValue[]> {
  const column = quoteIdentifier(name);
  const cut = (sql: string) => `substringUTF8(toString(${sql}), 1, ${MAX_LENGTH})`;
  const pairs = isMap
    ? `SELECT __key, ${cut('__content')} AS __value, __all FROM __sample ARRAY JOIN mapKeys(${column}) AS __key, mapValues(${column}) AS __content`
    : `SELECT '' AS __key, ${cut(column)} AS __value, __all FROM __sample`;
  return engine.query<FrequentValue>({
    sql: `WITH __sample AS (
  SELECT ${column}, count() OVER () AS __all
  FROM (SELECT ${column} FROM ${from} WHERE ${where} AND ${condition} LIMIT ${bindings.bind('UInt64', MAX_SAMPLED_EVENTS)})
)
SELECT __key AS key, __value AS value, toFloat64(count()) AS events, toFloat64(sum(count()) OVER (PARTITION BY key)) AS keyEvents,
  toFloat64(any(__all)) AS sampled
FROM (${pairs}) GROUP BY key, value
ORDER BY keyEvents DESC, key, events DESC, value LIMIT ${MAX_VALUES} BY key LIMIT ${MAX_KEYS * MAX_VALUES}`,
    parameters: bindings.parameters,
    database,
    limits,
  });
}

type Values = NonNullable<SourceField['values']>;

function valuesOf(frequent: readonly FrequentValue[]): Values {
  // A map can contain a key more than once.
  return frequent.flatMap(({ value, events, sampled }) =>
    value === null ? [] : [{ value, share: Math.min(1, events / sampled) }],
  );
}

function keysOf(frequent: readonly FrequentValue[]): NonNullable<SourceField['keys']> {
  return [...Map.groupBy(frequent, ({ key }) => key)].slice(0, MAX_KEYS).map(([key, values]) => {
    const [{ keyEvents, sampled } = { keyEvents: 0, sampled: 1 }] = values;
    return { key, share: Math.min(1, keyEvents / sampled), values: valuesOf(values) };
  });
}

/**
 * Returns the source with the table of its fields. The tables of a metric source have most columns in common: the first one is
 * used.
 */
function withTable(source: Source): Source {
  if (source.kind !== 'metric') return source;
  const [tableName] = Object.values(source.metricTables);
  return { ...source, from: { ...source.from, ...(tableName !== undefined && { tableName }) } };
}

/**
 * Returns the columns of a source in the order of its table. The first {@link MAX_SAMPLED_COLUMNS} maps and columns of the type
 * `LowCardinality(String)` also have their frequent keys and values. These come from a sample: the newest {@link MAX_SAMPLED_EVENTS}
 * events of the 24 hours before `endMs`. Throws InvalidSeriesError and errors of the engine.
 */
export async function sourceFields(context: QueryContext, source: Source, endMs: number): Promise<SourceField[]> {
  const table = await resolveEventTable(context, withTable(source), { startMs: endMs - SAMPLED_MS, endMs }, []);
  const { time } = table;
  const deadline = performance.now() + TOTAL_MS;
  const start = await findSampleStart(context, table, limitsUntil(deadline));
  // Many events can have the time `start`. The limit of the sample then leaves out some of the events, not always the oldest.
  const condition = start === undefined ? '1' : `${time.sql} >= ${timeOfText(start, time.type, table.bindings)}`;
  const fields: SourceField[] = [];
  let sampled = 0;
  for (const [name, columnType] of table.columnTypes) {
    const type = typeOf(columnType);
    const field = { name, type, columnType };
    const isMap = type === 'map';
    const isSampled = isMap || columnType.startsWith('LowCardinality(String');
    if (!isSampled || sampled === MAX_SAMPLED_COLUMNS) {
      fields.push(field);
      continue;
    }
    sampled += 1;
    const frequent = await frequentValues(context, table, { name, isMap, condition }, limitsUntil(deadline));
    fields.push(isMap ? { ...field, keys: keysOf(frequent) } : { ...field, values: valuesOf(frequent) });
  }
  return fields;
}
