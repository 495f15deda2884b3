import { describe, expect, it } from 'vitest';
import { firingRanges } from '../src/alerts/alert-text.ts';

describe('the values at which an alert fires', () => {
  it.each([
    ['above', [{ from: 5 }]],
    ['above_exclusive', [{ from: 5 }]],
    ['below', [{ to: 5 }]],
    ['below_or_equal', [{ to: 5 }]],
    ['equal', [{ from: 5, to: 5 }]],
    ['between', [{ from: 5, to: 9 }]],
    ['not_between', [{ to: 5 }, { from: 9 }]],
  ] as const)('are marked for the comparison %s', (thresholdType, expected) => {
    expect(firingRanges({ thresholdType, threshold: 5, thresholdMax: 9 })).toEqual(expected);
  });
});
