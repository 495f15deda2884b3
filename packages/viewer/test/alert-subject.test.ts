import type { TileQuery } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { queryOfWindows } from '../src/alerts/alert-subject.ts';

const MINUTE_MS = 60_000;
const startTime = Date.UTC(2026, 0, 12, 9, 30, 30);

describe('the query with one bucket for each window', () => {
  const queryOf = (windows: number) =>
    queryOfWindows({ startTime, endTime: startTime + windows * MINUTE_MS } as TileQuery, '1m');

  it('has the interval of the alert', () => {
    expect(queryOf(9_999)).toMatchObject({ granularity: '1m' });
  });

  it('does not exist for a range that can overlap more than 10,000 buckets', () => {
    expect(queryOf(9_999.5)).toBeUndefined();
  });
});
