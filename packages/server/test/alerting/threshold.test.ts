import thresholdTypes from '@observability-api/schemas/json/alert-threshold-type';
import { describe, expect, it } from 'vitest';
import { describeThreshold, isViolated } from '../../src/alerting/state/threshold.ts';

type ThresholdType = Parameters<typeof isViolated>[0]['type'];

/** For each type: which of 9, 10, 15, 20 and 21 violate the threshold 10 (upper bound: 20), and the description of the threshold. */
const table: [ThresholdType, number[], string][] = [
  ['above', [10, 15, 20, 21], '10 or more'],
  ['below', [9], 'less than 10'],
  ['above_exclusive', [15, 20, 21], 'more than 10'],
  ['below_or_equal', [9, 10], '10 or less'],
  ['equal', [10], 'exactly 10'],
  ['not_equal', [9, 15, 20, 21], 'not equal to 10'],
  ['between', [10, 15, 20], '10 to 20'],
  ['not_between', [9, 21], 'less than 10 or more than 20'],
];

describe('a threshold', () => {
  it.each(table)('of the type %s is violated by %j, and is described as "%s"', (type, expected, description) => {
    const threshold = { type, threshold: 10, max: 20 };
    expect([9, 10, 15, 20, 21].filter((value) => isViolated(threshold, value))).toEqual(expected);
    expect(describeThreshold(threshold)).toBe(description);
  });

  it('supports every type of the specs', () => {
    expect(table.map(([type]) => type)).toEqual(thresholdTypes.enum);
  });
});
