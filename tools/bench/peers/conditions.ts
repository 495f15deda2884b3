interface Aggregation {
  readonly aggFn: string;
  readonly field?: string | undefined;
  readonly metricName?: string | undefined;
  readonly level?: number | undefined;
}

/** The conditions on a series that aggregates, for the libraries that take a function: something to aggregate … */
export function hasField({ aggFn, field, metricName }: Aggregation): boolean {
  return aggFn === 'count' || aggFn === 'none' || field !== undefined || metricName !== undefined;
}

/** … and a level for quantiles. */
export function hasLevel({ aggFn, level }: Aggregation): boolean {
  return aggFn !== 'quantile' || level !== undefined;
}
