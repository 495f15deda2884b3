import type { MessageName } from './message-types.ts';

/** A kind of metric, such as gauge or histogram. */
export interface MetricDataKind {
  /** The name and the number of the field of the message `Metric` that contains the data. */
  readonly field: string;
  readonly number: number;
  /** The message of a data point. */
  readonly point: MessageName;
  /** The table that stores the data points. */
  readonly table: string;
}

/** The kinds of metrics. */
export const METRIC_DATA_KINDS = [
  { field: 'gauge', number: 5, point: 'NumberPoint', table: 'otel_metrics_gauge' },
  { field: 'sum', number: 7, point: 'NumberPoint', table: 'otel_metrics_sum' },
  { field: 'histogram', number: 9, point: 'HistogramPoint', table: 'otel_metrics_histogram' },
  {
    field: 'exponentialHistogram',
    number: 10,
    point: 'ExponentialHistogramPoint',
    table: 'otel_metrics_exponential_histogram',
  },
  { field: 'summary', number: 11, point: 'SummaryPoint', table: 'otel_metrics_summary' },
] as const satisfies readonly MetricDataKind[];

/** A metric without its data points. */
export interface Metric {
  readonly name: string;
  readonly description: string;
  readonly unit: string;
  readonly kind: (typeof METRIC_DATA_KINDS)[number];
  readonly aggregationTemporality: number;
  readonly isMonotonic: boolean;
}
