import type { EventRow, EventSearch, Source, SourceField, TileQuery } from '@observability-api/schemas';
import { isObject } from '@observability-api/schemas/runtime';
import type { TimeRange } from '../time/range.ts';

type Condition = Pick<TileQuery, 'where' | 'whereLanguage'>;

/** An event: its values by the name of the field. Keys of maps follow the name of the map and a dot. */
export interface DisplayedEvent {
  /** Identifies the event. It does not change when the event is loaded again. */
  readonly id: string;
  readonly values: ReadonlyMap<string, string>;
  /** Unix milliseconds. */
  readonly time: number | undefined;
}

/** Events with the names of the columns that are displayed. The first one is the time. */
export interface Events {
  readonly rows: readonly DisplayedEvent[];
  readonly columns: readonly string[];
}

/** The columns with maps of attributes. Their keys are fields of an event. */
function mapsOf(source: Source): string[] {
  const fields = source as unknown as Readonly<Record<string, unknown>>;
  const names = [fields['eventAttributesExpression'], fields['resourceAttributesExpression']];
  return names.filter((name): name is string => typeof name === 'string');
}

/** Returns the columns that a search shows. */
export function columnsOf(source: Source, select: string): string {
  const fields = source as unknown as Readonly<Record<string, unknown>>;
  const defaults = fields['defaultTableSelectExpression'];
  return select || (typeof defaults === 'string' ? defaults : '');
}

/** Returns the search for the events of a range. Their attributes are displayed when the user opens an event. */
export function eventSearch(source: Source, select: string, condition: Condition, range: TimeRange): EventSearch {
  const columns = columnsOf(source, select);
  return {
    sourceId: source.id,
    startTime: new Date(range.startTime).toISOString(),
    endTime: new Date(range.endTime).toISOString(),
    select: columns === '' ? '' : [columns, ...mapsOf(source)].join(', '),
    ...(condition.where ? condition : {}),
  } as EventSearch;
}

/** Returns the request for the number of events over time, by severity if the source has one. */
export function histogramQuery(source: Source, condition: Condition, range: TimeRange): TileQuery {
  const severity = 'severityTextExpression' in source ? source.severityTextExpression : undefined;
  const config = {
    displayType: 'stacked_bar' as const,
    sourceId: source.id,
    select: [{ aggFn: 'count' as const, alias: 'Events' }],
    ...(severity ? { groupBy: severity } : {}),
  };
  return { tile: { config }, ...range, ...(condition.where ? condition : {}) } as TileQuery;
}

/** Returns the request for the most frequent values of a field. */
export function valuesQuery(source: Source, expression: string, range: TimeRange): TileQuery {
  const config = {
    displayType: 'table' as const,
    sourceId: source.id,
    select: [{ aggFn: 'count' as const }],
    groupBy: expression,
  };
  return { tile: { config }, ...range } as TileQuery;
}

/** Returns events as they are displayed, with the keys of their maps as fields. */
export function eventsOf(eventRows: readonly EventRow[], source: Source): Events {
  const maps = new Set(mapsOf(source));
  const copies = new Map<string, number>();
  const rows = eventRows.map((row): DisplayedEvent => {
    const values = new Map<string, string>();
    for (const [name, value] of Object.entries(row)) {
      if (value === null || value === '') continue;
      if (!isObject(value)) values.set(name, textOf(value));
      else for (const [key, one] of Object.entries(value)) values.set(`${name}.${key}`, textOf(one));
    }
    const time = Object.values(row).find((value) => typeof value === 'string' && TIME.test(value));
    const content = JSON.stringify(row);
    const copy = copies.get(content) ?? 0;
    copies.set(content, copy + 1);
    return { id: `${copy} ${content}`, values, time: time === undefined ? undefined : Date.parse(String(time)) };
  });
  const [first = {}] = eventRows;
  const columns = Object.keys(first).filter((name) => !maps.has(name));
  const time = columns.find((name) => TIME.test(String(first[name])));
  return { rows, columns: time === undefined ? columns : [time, ...columns.filter((name) => name !== time)] };
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the fields of the source and of the events, in alphabetical order. */
export function fieldsOf({ rows, columns }: Events, fields: readonly SourceField[]): string[] {
  const names = new Set(columns);
  for (const { name, keys } of fields) {
    if (keys === undefined) names.add(name);
    for (const { key } of keys ?? []) names.add(`${name}.${key}`);
  }
  for (const { values } of rows) for (const name of values.keys()) names.add(name);
  return [...names].sort((a, b) => a.localeCompare(b, 'en'));
}
