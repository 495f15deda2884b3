import { describe, expect, it } from 'vitest';
import { evaluateWindows } from '../../src/alerting/evaluate/evaluate-windows.ts';
import type { EvaluationRule, GroupState } from '../../src/alerting/state/group-state.ts';
import { evaluateWindow, MAX_STORED_GROUPS, resetPending, stateOfAlert } from '../../src/alerting/state/groups.ts';
import type { Subject } from '../../src/alerting/state/subject.ts';

const HOUR = 3_600_000;

const ungrouped: Subject = { dashboardId: 'd', tileId: 't', groupBy: [] };
const grouped: Subject = { ...ungrouped, groupBy: ['ServiceName'] };

const rule: EvaluationRule = {
  threshold: { type: 'above', threshold: 10, max: 10 },
  consecutive: 1,
  subject: ungrouped,
  channelIds: ['w'],
  isSilenced: false,
  notifyEveryMs: null,
  noData: 'zero',
};

/**
 * Evaluates consecutive windows of an hour. Each has values by the name of the group. For an ungrouped tile, the name is ignored. Returns a
 * string for each window: the state of the alert, and then the state, group and value of each notification.
 */
function evaluateHours(
  windows: Record<string, number>[],
  overrides: Partial<EvaluationRule> = {},
  overridesOf: (index: number) => Partial<EvaluationRule> = () => ({}),
) {
  let groups: GroupState[] = [];
  return windows.map((values, index) => {
    const window = { startMs: index * HOUR, endMs: (index + 1) * HOUR };
    const windowRule = { ...rule, ...overrides, ...overridesOf(index) };
    const isGrouped = windowRule.subject.groupBy.length > 0;
    const groupValues = Object.entries(values).map(([name, value]) => ({ group: isGrouped ? [name] : [], value }));
    const evaluated = evaluateWindow(groups, groupValues, window, windowRule);
    groups = evaluated.groups;
    return [
      stateOfAlert(groups),
      ...evaluated.notices.map(({ state, group, value }) => `${state} ${[...group, value].join(' ')}`),
    ].join(', ');
  });
}

describe('consecutive windows', () => {
  it('notify of each violation, and once of its end', () => {
    const values = [{ '': 9 }, { '': 10 }, { '': 11 }, { '': 3 }, { '': 2 }, { '': 12 }];
    expect(evaluateHours(values)).toEqual([
      'OK',
      'ALERT, ALERT 10',
      'ALERT, ALERT 11',
      'OK, OK 3',
      'OK',
      'ALERT, ALERT 12',
    ]);
  });

  it('have the value 0 if they have no rows', () => {
    expect(evaluateHours([{ '': 20 }, {}])).toEqual(['ALERT, ALERT 20', 'OK, OK 0']);
    expect(evaluateHours([{}], { threshold: { type: 'below', threshold: 1, max: 1 } })).toEqual(['ALERT, ALERT 0']);
  });

  it('leave the alert PENDING until the required number of them violates the threshold', () => {
    const values = [20, 20, 1, 20, 20, 20, 20, 1].map((value) => ({ '': value }));
    const states = ['PENDING', 'PENDING', 'OK', 'PENDING', 'PENDING', 'ALERT, ALERT 20', 'ALERT, ALERT 20', 'OK, OK 1'];
    expect(evaluateHours(values, { consecutive: 3 })).toEqual(states);
  });

  it('do not count as consecutive if windows between them were skipped', () => {
    const stored = { subject: grouped, violations: 2, seenMs: 0 };
    const pending: GroupState = { ...stored, group: ['a'], state: 'PENDING' };
    const alert: GroupState = { ...stored, group: ['b'], state: 'ALERT', sinceMs: 0, notifiedChannelIds: ['w'] };
    expect(resetPending([pending, alert])).toEqual([{ ...pending, state: 'OK', violations: 0 }, alert]);
  });
});

describe('groups', () => {
  it('are evaluated separately, and the alert has the most severe state of them', () => {
    const values = [{ a: 10, b: 1 }, { a: 11, b: 30 }, { a: 2, b: 30 }, { b: 1 }];
    expect(evaluateHours(values, { subject: grouped })).toEqual([
      'ALERT, ALERT a 10',
      'ALERT, ALERT a 11, ALERT b 30',
      'ALERT, OK a 2, ALERT b 30',
      'OK, OK b 1',
    ]);
  });

  it('resolve when they have no more rows', () => {
    expect(evaluateHours([{ a: 10 }, {}, {}], { subject: grouped })).toEqual(['ALERT, ALERT a 10', 'OK, OK a 0', 'OK']);
  });

  const below = { subject: grouped, threshold: { type: 'below', threshold: 1, max: 1 } } as const;

  it('fire without rows if the value 0 violates the threshold', () => {
    expect(evaluateHours([{ a: 5 }, {}, { a: 5 }], below)).toEqual(['OK', 'ALERT, ALERT a 0', 'OK, OK a 5']);
  });

  it('expire after more than a day without rows', () => {
    const [first, ...later] = evaluateHours([{ a: 5 }, ...Array.from({ length: 27 }, () => ({}))], below);
    expect(first).toBe('OK');
    expect(later.slice(0, 24)).toEqual(Array.from({ length: 24 }, () => 'ALERT, ALERT a 0'));
    expect(later.slice(24)).toEqual(['OK, OK a 0', 'OK', 'OK']);
  });

  it('expire if there are too many, starting with those that have had no rows for the longest time', () => {
    const names = (from: number, count: number) => Array.from({ length: count }, (_, index) => `g${from + index}`);
    const window = (index: number) => ({ startMs: index * 60_000, endMs: (index + 1) * 60_000 });
    const values = (from: number, count: number) => names(from, count).map((name) => ({ group: [name], value: 5 }));
    let groups: GroupState[] = [];
    let notices: ReturnType<typeof evaluateWindow>['notices'] = [];
    for (let index = 0; index < 30; index += 1) {
      ({ groups, notices } = evaluateWindow(groups, values(index * 100, 100), window(index), {
        ...rule,
        ...below,
      }));
      expect(groups.length).toBeLessThanOrEqual(MAX_STORED_GROUPS);
    }
    expect(groups.map(({ group: [name] }) => name).toSorted()).toEqual(names(2000, 1000).toSorted());
    const namesOf = (state: string) =>
      notices.filter((notice) => notice.state === state).map(({ group: [name] }) => name);
    expect([namesOf('ALERT'), namesOf('OK')]).toEqual([names(2000, 900), names(1900, 100)]);
  });

  it('resolve when groupBy changes, even if a new group has the same name', () => {
    const bySeverity = { ...grouped, groupBy: ['SeverityText'] };
    const subjects = [ungrouped, grouped, bySeverity, bySeverity];
    const windows = [{ '': 20 }, { a: 21 }, { a: 22 }, { a: 1 }];
    expect(evaluateHours(windows, {}, (index) => ({ subject: subjects[index] ?? ungrouped }))).toEqual([
      'ALERT, ALERT 20',
      'ALERT, OK 0, ALERT a 21',
      'ALERT, OK a 0, ALERT a 22',
      'OK, OK a 1',
    ]);
  });

  it('that never fired are stored only if the value 0 violates the threshold', () => {
    const window = { startMs: 0, endMs: HOUR };
    expect(evaluateWindow([], [{ group: ['a'], value: 1 }], window, { ...rule, subject: grouped }).groups).toEqual([]);
    expect(evaluateWindow([], [{ group: ['a'], value: 1 }], window, { ...rule, ...below }).groups).toHaveLength(1);
  });
});

describe('a silence', () => {
  const values = [{ '': 20 }, { '': 20 }, { '': 20 }, { '': 1 }];
  it('suppresses notifications, but not state changes', () => {
    expect(evaluateHours(values, { isSilenced: true })).toEqual(['ALERT', 'ALERT', 'ALERT', 'OK']);
  });

  it('is followed by a notification if the alert still fires', () => {
    const states = evaluateHours(values, {}, (index) => ({ isSilenced: index < 2 }));
    expect(states).toEqual(['ALERT', 'ALERT', 'ALERT, ALERT 20', 'OK, OK 1']);
  });

  it('is followed by one resolution if a notified alert resolves during the silence', () => {
    const values = [{ '': 20 }, { '': 1 }, { '': 1 }, { '': 2 }, { '': 3 }];
    const states = evaluateHours(values, {}, (index) => ({ isSilenced: index === 1 || index === 2 }));
    expect(states).toEqual(['ALERT, ALERT 20', 'OK', 'OK', 'OK, OK 2', 'OK']);
  });

  it('is followed by the resolution in a window without rows if noData is insufficient_data', () => {
    for (const subject of [ungrouped, grouped]) {
      const windows = [{ a: 20 }, { a: 1 }, {}, {}, {}];
      const states = evaluateHours(windows, { noData: 'insufficient_data', subject }, (index) => ({
        isSilenced: index === 1 || index === 2,
      }));
      const name = subject === grouped ? 'a ' : '';
      expect(states).toEqual([`ALERT, ALERT ${name}20`, 'OK', 'OK', `OK, OK ${name}0`, 'OK']);
    }
  });

  it('is followed by ALERT if the alert resolves during the silence and fires again after it', () => {
    const states = evaluateHours([{ '': 20 }, { '': 1 }, { '': 30 }, { '': 1 }], {}, (index) => ({
      isSilenced: index === 1,
    }));
    expect(states).toEqual(['ALERT, ALERT 20', 'OK', 'ALERT, ALERT 30', 'OK, OK 1']);
  });

  it('is followed by one resolution if the alert becomes PENDING before its resolution is sent', () => {
    const values = [{ '': 20 }, { '': 20 }, { '': 1 }, { '': 20 }, { '': 1 }, { '': 1 }];
    for (const silenced of [[2, 3, 4], [2]]) {
      const overridesOf = (index: number) => ({ consecutive: 2, isSilenced: silenced.includes(index) });
      const notified = evaluateHours(values, {}, overridesOf).filter((text) => text.includes(','));
      expect(notified).toEqual(['ALERT, ALERT 20', 'OK, OK 1']);
    }
  });

  it('is followed by the resolution of a group that expired during the silence', () => {
    const values = [{ a: 20 }, ...Array.from({ length: 30 }, () => ({})), {}];
    const states = evaluateHours(values, { subject: grouped }, (index) => ({ isSilenced: index > 0 && index < 31 }));
    expect(states.filter((text) => text.includes(','))).toEqual(['ALERT, ALERT a 20', 'OK, OK a 0']);
  });

  it('is not followed by a resolution if the alert fired only during the silence', () => {
    const states = evaluateHours(values, {}, (index) => ({ isSilenced: index < 3 }));
    expect(states).toEqual(['ALERT', 'ALERT', 'ALERT', 'OK']);
  });
});

describe('an evaluation of many windows', () => {
  const windows = Array.from({ length: 50 }, (_, nth) => ({ startMs: nth * HOUR, endMs: (nth + 1) * HOUR }));
  const subject = { ...rule.subject, groupBy: ['ServiceName'] };
  const stored = Array.from({ length: 1_000 }, (_, nth) => ({
    group: [`g${nth}`],
    subject,
    state: 'ALERT' as const,
    violations: 1,
    seenMs: 0,
    sinceMs: 0,
  }));
  const plan = {
    windows,
    skipped: 0,
    fromMs: 0,
    schedule: { intervalMs: HOUR, alignMs: 0, notBeforeMs: Number.NEGATIVE_INFINITY },
  };

  it('ends after 5,000 groups, counted once per window', () => {
    const values = windows.map((window) => ({ window, values: [] }));
    const silenced = {
      ...rule,
      subject,
      threshold: { type: 'below' as const, threshold: 1, max: 1 },
      isSilenced: true,
    };
    const { evaluatedUntilMs, groups } = evaluateWindows(
      plan,
      values,
      { evaluatedUntilMs: 0, windowMs: HOUR, groups: stored },
      silenced,
    );
    expect(evaluatedUntilMs).toBe(5 * HOUR);
    expect(groups).toHaveLength(1_000);
  });
});
