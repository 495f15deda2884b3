interface Aggregation {
  readonly aggFn: string;
  readonly field?: string | undefined;
  readonly metricName?: string | undefined;
}

/** Returns true if a series has something to aggregate. For libraries that take a function. */
export function hasField({ aggFn, field = '', metricName = '' }: Aggregation): boolean {
  return aggFn === 'count' || aggFn === 'none' || field !== '' || metricName !== '';
}
