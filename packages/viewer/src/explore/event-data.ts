import type { EventRow, EventSearch, Source, SourceField, TileQuery } from '@observability-api/schemas';
import { isObject } from '@observability-api/schemas/runtime';
import { FULL_WIDTH } from '../tile/tile-query.ts';
import { granularityOf } from '../time/granularity.ts';
import type { TimeRange } from '../time/range.ts';
import { expressionsOfFields } from './field-values.ts';
import { expressionOf, fieldOf } from './filter-text.ts';

type Condition = Pick<TileQuery, 'where' | 'whereLanguage'>;

/** An event: its values by the name of the field, without empty columns. The key of a map is a field with the name `map.key`. */
export interface DisplayedEvent {
  /** Identifies the event. It does not change when the event is loaded again. */
  readonly id: string;
  readonly values: ReadonlyMap<string, string>;
  /** Unix milliseconds. */
  readonly time: number | undefined;
}

/** Events with the names of the columns that are displayed. The first column is the time, if a column contains times. */
export interface Events {
  readonly rows: readonly DisplayedEvent[];
  readonly columns: readonly string[];
}

/** Returns the columns with maps of attributes. Their keys are fields of an event. */
function mapsOf(source: Source): string[] {
  const names = ['eventAttributesExpression', 'resourceAttributesExpression'].map((name) => textProperty(source, name));
  return names.filter((name) => name !== undefined);
}

/** Returns the columns that are displayed only in the details of an event: attributes, and the ids of the trace and the span. */
function detailColumnsOf(source: Source, select: string): string[] {
  const ids = ['traceIdExpression', 'spanIdExpression'].map((name) => textProperty(source, name));
  const shown = splitColumns(columnsOf(source, select)).map(resultNameOf);
  const details = [...mapsOf(source), ...ids.filter((id) => id !== undefined)];
  return details.filter((column) => !shown.includes(column));
}

/** Returns a property of a source by its name. Returns undefined if it is absent, empty or not a string. */
export function textProperty(source: Source, name: string): string | undefined {
  const value = (source as unknown as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns the columns that a search shows, separated by commas: the selected ones or, if there are none, the defaults of the source. */
export function columnsOf(source: Source, select: string): string {
  return select || (textProperty(source, 'defaultTableSelectExpression') ?? '');
}

/** Returns the search for the events of a range. It also selects the columns that only the details of an event display. */
export function eventSearch(source: Source, select: string, condition: Condition, range: TimeRange): EventSearch {
  const columns = columnsOf(source, select);
  // The service rejects a column that is selected twice, and `*` selects all columns.
  const details = detailColumnsOf(source, select).filter((column) => !selectsAll(columns) || !/^\w+$/.test(column));
  return {
    sourceId: source.id,
    startTime: new Date(range.startTime).toISOString(),
    endTime: new Date(range.endTime).toISOString(),
    select: columns === '' ? '' : [columns, ...details].join(', '),
    ...(condition.where ? condition : {}),
  } as EventSearch;
}

/** Returns the column with the severity of logs or the status of spans, if the source has one. */
export function levelColumnOf(source: Source): string | undefined {
  return textProperty(source, 'severityTextExpression') ?? textProperty(source, 'statusCodeExpression');
}

/** Returns the request for the number of events over time, by severity or status if the source has one. */
export function histogramQuery(source: Source, condition: Condition, range: TimeRange): TileQuery {
  const severity = levelColumnOf(source);
  const config = {
    displayType: 'stacked_bar' as const,
    sourceId: source.id,
    select: [{ aggFn: 'count' as const, alias: 'Events' }],
    ...(severity ? { groupBy: severity } : {}),
  };
  const granularity = granularityOf(range, FULL_WIDTH);
  return { tile: { config }, ...range, granularity, ...(condition.where ? condition : {}) } as TileQuery;
}

/** Returns events as they are displayed, with the keys of their maps as fields. */
export function eventsOf(eventRows: readonly EventRow[], source: Source, select: string): Events {
  const details = new Set(detailColumnsOf(source, select));
  const copies = new Map<string, number>();
  const rows = eventRows.map((row): DisplayedEvent => {
    const values = new Map<string, string>();
    for (const [name, value] of Object.entries(row)) {
      if (value === null || value === '') continue;
      if (!isObject(value)) values.set(nameOf(name), textOf(value));
      else for (const [key, member] of Object.entries(value)) values.set(`${name}.${key}`, textOf(member));
    }
    const time = Object.values(row).find(isTime);
    // Equal events are numbered, so that each has its own id.
    const content = JSON.stringify(row);
    const copy = copies.get(content) ?? 0;
    copies.set(content, copy + 1);
    return { id: `${copy} ${content}`, values, time: time === undefined ? undefined : Date.parse(String(time)) };
  });
  const [first = {}] = eventRows;
  // `*` also selects the maps. They have no column, because each of their keys is a field.
  const hidesMaps = selectsAll(columnsOf(source, select));
  const columns = Object.keys(first).filter((name) => !details.has(name) && !(hidesMaps && isObject(first[name])));
  const time = columns.find((name) => isTime(first[name]));
  const ordered = time === undefined ? columns : [time, ...columns.filter((name) => name !== time)];
  return { rows, columns: ordered.map(nameOf) };
}

/** Returns the name of a column: `LogAttributes.http.method` for `LogAttributes['http.method']`. */
export function nameOf<Column extends string | undefined>(column: Column): Column | string {
  return column === undefined ? column : (fieldOf(column) ?? column);
}

/**
 * Adds or removes a column of a search by its name. A new column is inserted before the last one, which is the widest. `expressions`
 * has the SQL expressions of fields by name.
 */
export function toggleColumn(select: string, field: string, expressions: ReadonlyMap<string, string>): string {
  const columns = splitColumns(select);
  const others = columns.filter((column) => !isColumnOf(column, field));
  if (others.length < columns.length) return others.join(', ');
  return columns.toSpliced(-1, 0, expressions.get(field) ?? expressionOf(field)).join(', ');
}

/** Returns true if the columns of a search contain `*`. */
function selectsAll(select: string): boolean {
  return splitColumns(select).includes('*');
}

/** Replaces `*` in the columns of a search with the columns of the result that the search does not select by name. */
export function expandColumns(select: string, { columns }: Events, expressions: ReadonlyMap<string, string>): string {
  const selected = splitColumns(select);
  const others = columns.filter((name) => !selected.some((column) => isColumnOf(column, name)));
  const expanded = others.map((name) => expressions.get(name) ?? expressionOf(name));
  return selected.flatMap((column) => (column === '*' ? expanded : [column])).join(', ');
}

/** Returns the name of a column in the result: its alias, or else its expression. */
function resultNameOf(column: string): string {
  const alias = /\sas\s+(\w+|"[^"]+"|`[^`]+`)$/i.exec(column)?.[1];
  return alias?.replace(/["`]/g, '') ?? column;
}

/** Returns true if a column has this name in the result. Ignores spaces, because the service reformats expressions. */
function isColumnOf(column: string, name: string): boolean {
  const columnName = nameOf(resultNameOf(column));
  return columnName.replace(/\s/g, '') === name.replace(/\s/g, '');
}

/** Splits a list of columns at the commas outside of parentheses, brackets and quotes. */
export function splitColumns(text: string): string[] {
  const columns: string[] = [];
  let [start, depth, quote] = [0, 0, ''];
  // An escaped quote does not end a string.
  for (const [index, character] of text.replace(/\\./gs, '  ').split('').entries()) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (/['"`]/.test(character)) quote = character;
    else if (/[([{]/.test(character)) depth += 1;
    else if (/[)\]}]/.test(character)) depth -= 1;
    else if (character === ',' && depth === 0) {
      columns.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...columns, text.slice(start).trim()].filter((column) => column !== '');
}

/** Returns true for a time in the format of the API. A text that only starts with a time is not a time. */
export function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^[\d-]{10}T[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the SQL expressions of fields by name, in alphabetical order. The fields are those of the source, and those of the events. */
export function fieldsOf({ rows, columns }: Events, fields: readonly SourceField[]): Map<string, string> {
  const expressions = expressionsOfFields(fields);
  const names = new Set([...columns, ...expressions.keys()]);
  for (const { values } of rows) for (const name of values.keys()) names.add(name);
  const sorted = [...names].sort((a, b) => a.localeCompare(b, 'en'));
  return new Map(sorted.map((name) => [name, expressions.get(name) ?? expressionOf(name)]));
}
