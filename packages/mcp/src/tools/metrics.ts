import type { MetricSource, RawSqlTableConfig, TileResult } from '@observability-api/schemas';
import { ApiCallError } from '../api.ts';
import { fittingRows, jsonBytes, MAX_RESULT_BYTES, table } from '../text.ts';
import type { ToolContext, ToolResult } from '../tool.ts';

/** A metric is listed if it has a data point whose time is at most this long before the call. */
const RECENT_MS = 86_400_000;

/** The maximum size of the metrics in a result. The rest is for the fields of the source. */
export const MAX_METRICS_BYTES = MAX_RESULT_BYTES / 2;

/** The maximum number of metrics in a result. */
const MAX_METRICS = 1_000;

/**
 * Returns the names, types and units of the metrics of a source that have recent data points and whose names contain `search`. The API
 * has no resource for metrics, so this function reads them with SQL.
 */
export async function metricsOf(source: MetricSource, search: string, context: ToolContext): Promise<ToolResult> {
  const { api, signal, now } = context;
  const config = metricsConfig(source, search);
  try {
    const { content } = await api.request<TileResult>({
      method: 'POST',
      path: '/charts/query',
      signal,
      body: { tile: { config }, startTime: now - RECENT_MS, endTime: now },
    });
    const metrics = content.rows.map(([name, metricType, unit]) => ({ name, metricType, unit }));
    const { rows, isCut } = fittingRows(metrics.slice(0, MAX_METRICS), jsonBytes, MAX_METRICS_BYTES);
    return {
      text: table(
        ['metric', 'metricType', 'unit'],
        rows.map(({ name, metricType, unit }) => [name, metricType, unit]),
      ),
      notes: [
        rows.length === 0 && 'No metric of the last 24 hours matches.',
        (isCut || metrics.length > MAX_METRICS) && 'Further metrics are left out. Select metrics with search.',
      ],
      data: { metrics: rows },
    };
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    return { text: '', notes: [`The names of the metrics could not be read: ${error.message}`], data: {} };
  }
}

function metricsConfig(source: MetricSource, search: string): RawSqlTableConfig {
  const { connection, from, metricTables, timestampValueExpression } = source;
  const [time = ''] = timestampValueExpression.split(',');
  const condition = `positionCaseInsensitiveUTF8(MetricName, ${quoteSql(search, "'")}) > 0`;
  const tables = Object.entries(metricTables).map(
    ([type, name]) =>
      `SELECT MetricName AS metric, '${type}' AS metricType, any(MetricUnit) AS unit FROM ${quoteSql(from.databaseName, '`')}.${quoteSql(name, '`')} WHERE $__timeFilter_ms(${quoteSql(time.trim(), '`')}) AND ${condition} GROUP BY metric`,
  );
  const sqlTemplate = `SELECT * FROM (${tables.join(' UNION ALL ')}) ORDER BY metric, metricType LIMIT ${MAX_METRICS + 1}`;
  return { configType: 'sql', displayType: 'table', connectionId: connection ?? '', sqlTemplate };
}

/** Returns a string as an SQL literal or identifier. Escapes all special characters, so that it contains no macro such as `$__fromTime`. */
function quoteSql(text: string, mark: "'" | '`'): string {
  const escaped = text.replaceAll(/[^\w.]/gu, (character) =>
    [...Buffer.from(character)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  return `${mark}${escaped}${mark}`;
}
