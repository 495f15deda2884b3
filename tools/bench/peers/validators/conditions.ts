interface Aggregation {
  readonly aggFn: string;
  readonly field?: string | undefined;
  readonly metricName?: string | undefined;
}

/** Returns true if a series has a field or a metric, or if its aggregation requires neither. */
export function hasRequiredField({ aggFn, field = '', metricName = '' }: Aggregation): boolean {
  return aggFn === 'count' || aggFn === 'none' || field !== '' || metricName !== '';
}
