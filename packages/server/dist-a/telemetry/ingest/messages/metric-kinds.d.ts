import type { MessageName } from './message-types.ts';
/** A kind of metric: the field of `Metric` that holds it, its data points, and the table that they go to. */
export interface MetricKind {
    readonly field: string;
    readonly number: number;
    readonly point: MessageName;
    readonly table: string;
}
/** The kinds of metrics. */
export declare const METRIC_KINDS: readonly [{
    readonly field: 'gauge';
    readonly number: 5;
    readonly point: 'NumberPoint';
    readonly table: 'otel_metrics_gauge';
}, {
    readonly field: 'sum';
    readonly number: 7;
    readonly point: 'NumberPoint';
    readonly table: 'otel_metrics_sum';
}, {
    readonly field: 'histogram';
    readonly number: 9;
    readonly point: 'HistogramPoint';
    readonly table: 'otel_metrics_histogram';
}, {
    readonly field: 'exponentialHistogram';
    readonly number: 10;
    readonly point: 'ExponentialHistogramPoint';
    readonly table: 'otel_metrics_exponential_histogram';
}, {
    readonly field: 'summary';
    readonly number: 11;
    readonly point: 'SummaryPoint';
    readonly table: 'otel_metrics_summary';
}];
/** A metric without its data points. */
export interface Metric {
    readonly name: string;
    readonly description: string;
    readonly unit: string;
    readonly kind: (typeof METRIC_KINDS)[number];
    readonly aggregationTemporality: number;
    readonly isMonotonic: boolean;
}
