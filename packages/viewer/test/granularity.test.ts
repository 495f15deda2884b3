import { describe, expect, it } from 'vitest';
import { granularityOf } from '../src/time/granularity.ts';

const HOUR = 3_600_000;

function bucketSize(hours: number, columns: number) {
  return granularityOf({ startTime: 0, endTime: hours * HOUR }, columns);
}

describe('the bucket size of a chart', () => {
  it('depends on the length of the range and on the width of the chart', () => {
    expect([1, 6, 24, 7 * 24].map((hours) => bucketSize(hours, 12))).toEqual(['1m', '5m', '15m', '2h']);
    expect([1, 6, 24, 7 * 24].map((hours) => bucketSize(hours, 6))).toEqual(['1m', '10m', '30m', '6h']);
    expect([1, 3, 24, 7 * 24].map((hours) => bucketSize(hours, 24))).toEqual(['30s', '1m', '10m', '1h']);
  });

  it('is selected by the service if the range is too long for all sizes', () => {
    expect(bucketSize(24 * 365 * 50, 6)).toBe('auto');
  });
});
