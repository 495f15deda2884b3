import type { AlertPreviewVariant } from '@observability-api/schemas';
import { expect, it } from 'vitest';
import { reviewHtml } from '../src/review/review-html.ts';

const [from, to] = [Date.parse('2026-01-12T00:00:00Z'), Date.parse('2026-01-13T00:00:00Z')];
const time = from + 60_000;
const transition = { time, group: [], from: 'OK', to: 'ALERT', value: 1 } as const;
const notification = { time, state: 'ALERT', body: '{}', error: null };

/** Returns the preview of an alert with `total` state changes and notifications, of which it lists `listed`. */
function previewOf(listed: number, total: number): AlertPreviewVariant {
  return {
    windows: 2880,
    firstStart: from,
    lastEnd: to,
    firings: total,
    alertMs: 60_000,
    hours: Array.from({ length: 24 }, () => 0),
    timeZone: 'UTC',
    transitions: Array.from({ length: listed }, () => transition),
    transitionCount: total,
    notifications: Array.from({ length: listed }, () => notification),
    notificationCount: total,
  } as unknown as AlertPreviewVariant;
}

function htmlOf(after: AlertPreviewVariant): string {
  const action = { action: 'create', kind: 'Alert', name: 'errors', changes: [] } as const;
  const actions = [{ action, tiles: [], alert: { after, notes: [] } }];
  return reviewHtml({ set: 'shop', from, to, actions, notes: [] });
}

it('states how many changes and notifications of an alert are not shown', () => {
  // The page shows the first 100 changes and the first 5 notifications.
  expect(htmlOf(previewOf(1000, 1500))).toMatch(/1400 more changes<.*1495 more notifications</s);
  expect(htmlOf(previewOf(6, 6))).toContain('1 more notification<');
  expect(htmlOf(previewOf(5, 5))).not.toMatch(/ more (change|notification)/);
});
