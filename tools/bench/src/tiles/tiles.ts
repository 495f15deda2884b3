import type { TileConfigInput } from '@observability-api/schemas';

/** A tile to measure. */
export interface BenchTile {
  readonly title: string;
  readonly config: TileConfigInput;
}

/** Returns tiles over the logs of a source. */
export function tilesOf(sourceId: string, connectionId: string): BenchTile[] {
  const errors = { aggFn: 'count', where: 'LogAttributes.status:>=500', alias: 'errors' } as const;
  const mean = { aggFn: 'avg', valueExpression: 'LogAttributes.duration', alias: 'mean' } as const;
  return [
    {
      title: 'line of a mean by service',
      config: { displayType: 'line', sourceId, select: [mean], groupBy: 'ServiceName' },
    },
    {
      title: 'line of the five services with the highest peaks of errors',
      config: { displayType: 'line', sourceId, select: [errors], groupBy: 'ServiceName', seriesLimit: 5 },
    },
    {
      title: 'line of a formula over two values',
      config: {
        displayType: 'line',
        sourceId,
        select: [errors, { aggFn: 'count' }],
        formulas: [{ expression: 'A / B * 100' }],
        showOperandSeries: false,
      },
    },
    {
      title: 'table with a condition and an order',
      config: {
        displayType: 'table',
        sourceId,
        select: [errors, mean],
        groupBy: 'LogAttributes.route',
        having: 'errors > 10',
        orderBy: 'mean DESC',
      },
    },
    {
      title: 'number of an SQL expression',
      config: {
        displayType: 'number',
        sourceId,
        select: [{ aggFn: 'none', valueExpression: "countIf(SeverityText = 'ERROR') / count()" }],
      },
    },
    {
      title: 'line of an SQL statement',
      config: {
        configType: 'sql',
        displayType: 'line',
        connectionId,
        sqlTemplate:
          'SELECT $__timeInterval(Timestamp) AS time, ServiceName, uniq(TraceId) AS traces FROM otel_logs WHERE $__timeFilter(Timestamp) GROUP BY time, ServiceName',
      },
    },
  ];
}
