/** The kinds of metrics. */
export const METRIC_KINDS = [
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
];
