import type { Dashboard, TileQuery } from '@observability-api/schemas';
import { textProperty } from '../explore/event-data.ts';
import type { Api } from '../session/api.ts';
import type { TimeRange } from '../time/range.ts';

/** A value that a filter of a dashboard offers. */
export interface FilterValue {
  readonly value: string;
  /** The number of rows with this value in the range. */
  readonly count: number;
}

/** The values that a filter offers, most frequent first. */
export interface FilterValues {
  readonly values: readonly FilterValue[];
  /** True if less frequent values are missing because of a limit of the service. */
  readonly truncated: boolean;
}

/** Returns the values that a filter offers. */
export async function valuesOfFilter(
  api: Api,
  filter: Dashboard['filters'][number],
  range: TimeRange,
  signal: AbortSignal,
): Promise<FilterValues> {
  const { where, whereLanguage = 'sql' } = filter;
  const config = filter.sourceMetricType
    ? await metricConfig(api, filter, filter.sourceMetricType, signal)
    : {
        displayType: 'table',
        sourceId: filter.sourceId,
        select: [{ aggFn: 'count', alias: COUNT }],
        groupBy: filter.expression,
        // The service limits the number of rows. The most frequent values come first.
        orderBy: `${COUNT} DESC`,
      };
  const condition = where ? { where, whereLanguage } : {};
  const { columns, rows, truncated } = await api.charts.query(
    { tile: { config }, ...range, ...condition } as TileQuery,
    {
      signal,
    },
  );
  const count = columns.findIndex(({ name }) => name === COUNT);
  const value = columns.findIndex(({ name }) => name !== COUNT);
  const values = rows.map((row) => ({ value: String(row[value] ?? ''), count: Number(row[count]) }));
  return { values: values.sort((a, b) => b.count - a.count), truncated };
}

/** The name of the column with the number of rows. */
const COUNT = 'rows';

/** Returns the config of an SQL tile over a table of a metric source. Tiles without SQL read a single metric. */
async function metricConfig(
  api: Api,
  { sourceId, expression }: Dashboard['filters'][number],
  metricType: string,
  signal: AbortSignal,
): Promise<object> {
  const source = await api.sources.get(sourceId, { signal });
  // `timestampValueExpression` may list several columns. The query uses the first one.
  const time = textProperty(source, 'timestampValueExpression')?.split(',')[0];
  return {
    configType: 'sql',
    displayType: 'table',
    connectionId: textProperty(source, 'connection'),
    sourceId,
    sqlTemplate: `SELECT toString(${expression}) AS value, count() AS ${COUNT} FROM $__sourceTable(${metricType}) WHERE $__timeFilter(${time}) AND $__filters GROUP BY value ORDER BY ${COUNT} DESC`,
  };
}
