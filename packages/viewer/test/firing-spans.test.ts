import { describe, expect, it } from 'vitest';
import { durationText, firingSpans, summaryText } from '../src/alerts/firing-spans.ts';

function change(time: number, group: string, to: 'OK' | 'ALERT' | 'PENDING') {
  return { time, group: [group], from: 'OK' as const, to, value: 1 };
}

describe('the periods in which an alert fires', () => {
  it('combine all groups, and last until the end if a group still fires', () => {
    const transitions = [
      change(1, 'a', 'ALERT'),
      change(2, 'b', 'ALERT'),
      change(3, 'a', 'OK'),
      change(5, 'b', 'OK'),
      change(7, 'c', 'PENDING'),
      change(8, 'c', 'ALERT'),
    ];
    expect(firingSpans(transitions, 10)).toEqual([
      { start: 1, end: 5 },
      { start: 8, end: 10 },
    ]);
    expect(firingSpans([], 10)).toEqual([]);
  });

  it('are described with at most two units', () => {
    expect(durationText(0)).toBe('0 seconds');
    expect(durationText(60_000)).toBe('1 minute');
    expect(durationText(97_259_000)).toBe('1 day 3 hours');
  });
});

describe('the summary of a preview', () => {
  it.each([
    [{ firings: 0, windows: 1 }, 'Would not have fired in 1 window.'],
    [{ firings: 0, windows: 2016 }, 'Would not have fired in 2,016 windows.'],
    [{ firings: 1, windows: 10 }, 'Would have fired 1 time for 1 minute in total, with 2 notifications.'],
  ])('of %j is %s', (preview, text) => {
    expect(summaryText({ alertMs: 60_000, notificationCount: 2, ...preview })).toBe(text);
  });
});
