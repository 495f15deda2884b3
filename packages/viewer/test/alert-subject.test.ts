import type { Alert, Dashboard, TileQuery } from '@observability-api/schemas';
import { describe, expect, it } from 'vitest';
import { queryOfWindows, subjectOf } from '../src/alerts/alert-subject.ts';
import { alertTitle } from '../src/alerts/alert-text.ts';

const MINUTE_MS = 60_000;
const startTime = Date.UTC(2026, 0, 12, 9, 30, 30);

describe('the query with one bucket for each window', () => {
  const queryOf = (windows: number) =>
    queryOfWindows({ startTime, endTime: startTime + windows * MINUTE_MS } as TileQuery, '1m');

  it('has the interval of the alert as its granularity', () => {
    expect(queryOf(9_999)).toMatchObject({ granularity: '1m' });
  });

  it('does not exist for a range that can overlap more than 10,000 buckets', () => {
    expect(queryOf(9_999.5)).toBeUndefined();
  });
});

describe('the chart of an alert', () => {
  it('is a line if it is a number, so that it has one value for each window', () => {
    const chartConfig = { displayType: 'number', sourceId: 's', select: [{ aggFn: 'count' }] };
    const { query } = subjectOf({ chartConfig } as unknown as Alert, { dashboards: [], searches: [] });
    expect(query?.({ startTime, endTime: startTime + MINUTE_MS }).tile).toMatchObject({
      config: { displayType: 'line' },
    });
  });
});

describe('the title of an alert without a name', () => {
  it.each([
    ['Errors', 'Errors'],
    ['', 'Alert'],
  ])('on a tile with the name "%s" is "%s"', (name, title) => {
    const dashboard = { id: 'd', name: 'Checkout', tiles: [{ id: 't', name, x: 0, y: 0, w: 6, h: 4, series: [] }] };
    const alert = { name: null, displayName: null, dashboardId: 'd', tileId: 't' } as unknown as Alert;
    const subject = subjectOf(alert, { dashboards: [dashboard as unknown as Dashboard], searches: [] });
    expect(alertTitle(alert, subject.name)).toBe(title);
  });
});
