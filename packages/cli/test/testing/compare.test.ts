import { describe, expect, it } from 'vitest';
import { compareChanges } from '../../src/testing/compare.ts';

const MINUTE = 60_000;

const channel = { type: 'webhook' as const, webhookId: '000000000000000000000001' };

/** Returns the preview of an alert that fires once per minute, `minutes` times. */
function previewOf(minutes: number) {
  const times = Array.from({ length: minutes }, (_, index) => (index + 1) * MINUTE);
  return {
    transitions: times.map((time) => ({ time, from: 'OK' as const, to: 'ALERT' as const, group: [], value: 1 })),
    transitionCount: minutes,
    notifications: times.map((time) => ({
      time,
      state: 'ALERT' as const,
      channel,
      group: [],
      value: 1,
      body: 'Fires',
    })),
    notificationCount: minutes,
  };
}

describe('the comparison of changes', () => {
  it('finds a difference if the preview omits changes', () => {
    const expected = [{ at: '1m', state: 'ALERT' as const }];
    expect(compareChanges(expected, previewOf(1), 0)).toEqual([]);
    expect(compareChanges(expected, { ...previewOf(1), transitionCount: 2 }, 0)).toEqual([
      'the preview lists only the first 1 of 2 state changes; the others are not compared',
    ]);
  });

  it('does not compare expected changes that the preview omits', () => {
    const expected = ['1m', '2m'].map((at) => ({ at, state: 'ALERT' as const }));
    expect(compareChanges(expected, { ...previewOf(1), transitionCount: 2 }, 0)).toEqual([
      'the preview lists only the first 1 of 2 state changes; the others are not compared',
    ]);
  });

  it('states how many notifications are compared if an expected notification is not among them', () => {
    const expected = [
      { at: '1m', state: 'ALERT' as const, message: 'Fires' },
      { at: '2m', state: 'ALERT' as const, message: 'Fires' },
    ];
    const { notifications, ...preview } = previewOf(2);
    expect(compareChanges(expected, { ...preview, notifications }, 0)).toEqual([]);
    expect(compareChanges(expected, { ...preview, notifications: notifications.slice(0, 1) }, 0)).toEqual([
      'expected a notification at 2m, which is not among the first 1 of 2 notifications; only these are compared',
    ]);
  });
});
