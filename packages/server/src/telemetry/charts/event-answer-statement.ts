import { quoted } from '../engine/identifier.ts';
import type { Statement } from '../engine.ts';
import { adds } from './aggregate.ts';
import { type EventSeries, eventStatement, grouped, selection } from './event-statement.ts';
import type { ResolvedSeries } from './resolve-series.ts';
import { answerNames } from './write-answer.ts';

/** Whether every row has all series, and their names in an answer mean nothing else in the statement. */
const isPlain = ({ shape, series, query }: EventSeries): boolean => {
  const [{ series: first }] = series;
  const isOfSameRows = series.every(
    ({ series: { where, whereLanguage } }) => where === first.where && whereLanguage === first.whereLanguage,
  );
  const names = [answerNames.bucket, answerNames.group, ...series.map((_, index) => answerNames.series(index))];
  return !query.isRatio && isOfSameRows && !names.some((name) => shape.columns.has(name));
};

/** The columns of the statement are what rows of an answer have. */
const plainAnswer = (events: EventSeries): Statement => {
  const selected = selection(events);
  const bucket = quoted(answerNames.bucket);
  const values = selected.values.map(
    ({ count, number }, index) => `${number ?? count} AS ${quoted(answerNames.series(index))}`,
  );
  return grouped(events, selected, bucket, [
    `${selected.bucket} AS ${bucket}`,
    `[${selected.groups.join(', ')}] AS ${quoted(answerNames.group)}`,
    ...values,
  ]);
};

/** Aggregates that have the type of the field, which may be a float of 32 bits. */
const ofTheFieldsType: readonly string[] = ['min', 'max', 'last_value'];

/** The number of a series, NULL where a row has nothing of it; what cannot be computed is none, which is null in JSON. */
const numberIn = ({ series: { aggFn } }: ResolvedSeries, index: number): string => {
  if (aggFn === 'count') return `nullIf(toFloat64(__n${index}), 0)`;
  // By way of its text 0.1 stays 0.1, and is not the nearest of 32 bits to it.
  const value = ofTheFieldsType.includes(aggFn) ? `toString(__v${index})` : `__v${index}`;
  return `if(__n${index} = 0, NULL, ifNull(toFloat64(${value}), nan))`;
};

const ratio = ([dividend, divisor]: EventSeries['series']): string => {
  if (!divisor) return 'nan';
  const empty = adds(dividend.series) ? '0' : 'nan';
  // What is divided by 0 has no number either.
  return `ifNull(ifNull(${numberIn(dividend, 0)}, ${empty}) / ${numberIn(divisor, 1)}, nan)`;
};

/**
 * The rows of `eventStatement` become objects, of which some have fewer keys than others. Columns of a table whose names begin
 * with two underscores may be taken for what that statement calls so.
 */
const objectAnswer = (events: EventSeries): Statement => {
  const { series, query } = events;
  const [{ groups }] = series;
  const inner = eventStatement(events);
  const names = groups.map((_, index) => `__g${index}`);
  const numbers = query.isRatio ? [ratio(series)] : series.map(numberIn);
  const types = [
    `${answerNames.bucket} Int64`,
    `${quoted(answerNames.group)} Array(String)`,
    ...numbers.map((_, index) => `${quoted(answerNames.series(index))} Nullable(Float64)`),
  ];
  const keys = ['__b', ...names].join(', ');
  const sql = `SELECT CAST((__b, [${names.join(', ')}], ${numbers.join(', ')}), 'Tuple(${types.join(', ')})') AS rows
FROM (${inner.sql}) ORDER BY ${keys}`;
  return { ...inner, sql, isOfObjects: true };
};

/**
 * The statement of which the rows are what is answered, so that the engine writes an answer and not the service, whose other
 * callers would have to wait meanwhile. Throws BadSeries.
 */
export const eventAnswerStatement = (events: EventSeries): Statement =>
  isPlain(events) ? plainAnswer(events) : objectAnswer(events);
