import type { AlertThresholdType } from '@observability-api/schemas';

/** The condition of an alert. `max` is the upper bound of the types `between` and `not_between`. */
export interface Threshold {
  readonly type: AlertThresholdType;
  readonly threshold: number;
  readonly max: number;
}

const COMPARISONS: Readonly<Record<AlertThresholdType, (value: number, threshold: number, max: number) => boolean>> = {
  above: (value, threshold) => value >= threshold,
  below: (value, threshold) => value < threshold,
  above_exclusive: (value, threshold) => value > threshold,
  below_or_equal: (value, threshold) => value <= threshold,
  equal: (value, threshold) => value === threshold,
  not_equal: (value, threshold) => value !== threshold,
  between: (value, threshold, max) => value >= threshold && value <= max,
  not_between: (value, threshold, max) => value < threshold || value > max,
};

const DESCRIPTIONS: Readonly<Record<AlertThresholdType, (threshold: number, max: number) => string>> = {
  above: (threshold) => `${threshold} or more`,
  below: (threshold) => `less than ${threshold}`,
  above_exclusive: (threshold) => `more than ${threshold}`,
  below_or_equal: (threshold) => `${threshold} or less`,
  equal: (threshold) => `exactly ${threshold}`,
  not_equal: (threshold) => `not equal to ${threshold}`,
  between: (threshold, max) => `${threshold} to ${max}`,
  not_between: (threshold, max) => `less than ${threshold} or more than ${max}`,
};

/** Returns true if a value violates the threshold. An alert can require several consecutive violations before it fires. */
export function isViolated({ type, threshold, max }: Threshold, value: number): boolean {
  return COMPARISONS[type](value, threshold, max);
}

/** Describes the values that violate a threshold, for example `10 or more`. */
export function describeThreshold({ type, threshold, max }: Threshold): string {
  return DESCRIPTIONS[type](threshold, max);
}
