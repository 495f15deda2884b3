import type { Source } from '@observability-api/schemas';
import type { RowFilter } from '../chart-query.ts';
import type { QueryContext } from '../query-context.ts';
import { groupText } from '../resolve-series.ts';
import { findPatterns } from './drain.ts';
import { compileValue, type EventTable, resolveEventTable } from './event-table.ts';
import type { TileRange, TileRows } from './tile-result.ts';

/** The maximum number of events that are searched for patterns. If there are more events, a sample of at most this size is used. */
const SAMPLE_SIZE = 10_000;

/** The maximum number of patterns. */
const PATTERN_LIMIT = 200;

/** Maximum length of an analyzed string, in characters. Longer strings are truncated. */
const MAX_TEXT_LENGTH = 2_000;

/** Returns `select`. If it is blank, returns the expression for the body of log events or for the name of spans. */
export function textExpression(select: string, source: Source): string {
  if (select.trim() !== '') return select;
  const isTrace = source.kind === 'trace';
  const body = 'bodyExpression' in source ? source.bodyExpression : undefined;
  const text = (isTrace ? source.spanNameExpression : body)?.trim();
  return text || (isTrace ? 'SpanName' : 'Body');
}

async function countEvents({ engine }: QueryContext, { bindings, database, from, where }: EventTable): Promise<number> {
  const { parameters } = bindings;
  const [row] = await engine.query<{ __events: number }>({
    sql: `SELECT toFloat64(count()) AS __events FROM ${from} WHERE ${where}`,
    parameters,
    database,
  });
  return row?.__events ?? 0;
}

async function readTexts(
  { engine }: QueryContext,
  { bindings, database, from }: EventTable,
  text: string,
  condition: string,
): Promise<string[]> {
  const rows = await engine.query<{ __text: string }>({
    sql: `SELECT substringUTF8(${text}, 1, ${MAX_TEXT_LENGTH}) AS __text FROM ${from}
WHERE ${condition} LIMIT ${bindings.bind('UInt64', SAMPLE_SIZE)}`,
    parameters: bindings.parameters,
    database,
  });
  return rows.map(({ __text }) => __text);
}

/** Returns the strings of at most {@link SAMPLE_SIZE} events. Repeated calls have similar samples. */
async function sampleTexts(context: QueryContext, table: EventTable, text: string, events: number): Promise<string[]> {
  const { bindings, time, where } = table;
  const eventsPerSample = Math.ceil(events / SAMPLE_SIZE);
  if (eventsPerSample <= 1) return readTexts(context, table, text, where);
  const sampled = `cityHash64(${time.sql}) % ${bindings.bind('UInt64', eventsPerSample)} = 0`;
  const texts = await readTexts(context, table, text, `${sampled} AND ${where}`);
  // The sample is empty if the events have few different times, none of which is sampled.
  return texts.length > 0 ? texts : readTexts(context, table, text, where);
}

/**
 * Finds the most frequent patterns in the strings of events. Returns the estimated number of events, the share and samples of each
 * pattern. Throws InvalidSeriesError and errors of the engine.
 */
export async function patternRows(
  context: QueryContext,
  { select, source }: { readonly select: string; readonly source: Source },
  range: TileRange,
  filters: readonly RowFilter[],
): Promise<TileRows> {
  const table = await resolveEventTable(context, source, range, filters);
  const text = groupText(await compileValue(table, textExpression(select, source)));
  const events = await countEvents(context, table);
  const texts = await sampleTexts(context, table, text, events);
  const patterns = await context.computation.run(findPatterns(texts));
  return {
    columns: [
      { name: 'pattern', role: 'group', type: 'string' },
      { name: 'count', role: 'value', type: 'number' },
      { name: 'share', role: 'value', type: 'number' },
      { name: 'samples', role: 'field', type: 'json' },
    ],
    rows: patterns.slice(0, PATTERN_LIMIT).map(({ words, count, samples }) => {
      const share = count / texts.length;
      return [words.join(' '), Math.max(1, Math.round(share * events)), share, JSON.stringify(samples)];
    }),
    isTruncated: patterns.length > PATTERN_LIMIT,
  };
}
