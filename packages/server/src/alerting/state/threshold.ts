import type { AlertThresholdType } from '@observability-api/schemas';

/** What values are compared with; `max` is the upper end of a range. */
export interface Threshold {
  readonly type: AlertThresholdType;
  readonly threshold: number;
  readonly max: number;
}

const comparisons: Readonly<Record<AlertThresholdType, (value: number, threshold: number, max: number) => boolean>> = {
  above: (value, threshold) => value >= threshold,
  below: (value, threshold) => value < threshold,
  above_exclusive: (value, threshold) => value > threshold,
  below_or_equal: (value, threshold) => value <= threshold,
  equal: (value, threshold) => value === threshold,
  not_equal: (value, threshold) => value !== threshold,
  between: (value, threshold, max) => value >= threshold && value <= max,
  not_between: (value, threshold, max) => value < threshold || value > max,
};

const descriptions: Readonly<Record<AlertThresholdType, (threshold: number, max: number) => string>> = {
  above: (threshold) => `${threshold} or more`,
  below: (threshold) => `less than ${threshold}`,
  above_exclusive: (threshold) => `more than ${threshold}`,
  below_or_equal: (threshold) => `${threshold} or less`,
  equal: (threshold) => `exactly ${threshold}`,
  not_equal: (threshold) => `anything but ${threshold}`,
  between: (threshold, max) => `${threshold} to ${max}`,
  not_between: (threshold, max) => `less than ${threshold} or more than ${max}`,
};

/** Whether a value is one that the alert is for. */
export function isViolated({ type, threshold, max }: Threshold, value: number): boolean {
  return comparisons[type](value, threshold, max);
}

/** The values that an alert is for, in words. */
export function describeThreshold({ type, threshold, max }: Threshold): string {
  return descriptions[type](threshold, max);
}
