import { describe, expect, it } from 'vitest';
import { evaluateWindows } from '../../src/alerting/evaluate/evaluate-windows.ts';
import {
  afterGap,
  type EvaluationRule,
  evaluateWindow,
  type GroupState,
  MAX_STORED_GROUPS,
  stateOfAlert,
} from '../../src/alerting/state/groups.ts';
import type { Subject } from '../../src/alerting/state/subject.ts';

const HOUR = 3_600_000;

const ungrouped: Subject = { dashboardId: 'd', tileId: 't', groupBy: [] };
const grouped: Subject = { ...ungrouped, groupBy: ['ServiceName'] };

const rule: EvaluationRule = {
  threshold: { type: 'above', threshold: 10, max: 10 },
  consecutive: 1,
  subject: ungrouped,
  webhookIds: ['w'],
  isSilenced: false,
};

/** Judges windows of an hour one after the other; of each the values by group, in `''` of a tile that is not grouped. */
function play(
  windows: Record<string, number>[],
  more: Partial<EvaluationRule> = {},
  each: (index: number) => Partial<EvaluationRule> = () => ({}),
) {
  let groups: GroupState[] = [];
  return windows.map((values, index) => {
    const window = { startMs: index * HOUR, endMs: (index + 1) * HOUR };
    const ofWindow = { ...rule, ...more, ...each(index) };
    const isGrouped = ofWindow.subject.groupBy.length > 0;
    const found = Object.entries(values).map(([name, value]) => ({ group: isGrouped ? [name] : [], value }));
    const judged = evaluateWindow(groups, found, window, ofWindow);
    groups = judged.groups;
    return [
      stateOfAlert(groups),
      ...judged.findings.map(({ state, group, value }) => `${state} ${[...group, value].join(' ')}`),
    ].join(', ');
  });
}

describe('windows in a row', () => {
  it('fire on entering ALERT and on each further one that violates, and resolve once', () => {
    const values = [{ '': 9 }, { '': 10 }, { '': 11 }, { '': 3 }, { '': 2 }, { '': 12 }];
    expect(play(values)).toEqual(['OK', 'ALERT, ALERT 10', 'ALERT, ALERT 11', 'OK, OK 3', 'OK', 'ALERT, ALERT 12']);
  });

  it('without rows count as 0', () => {
    expect(play([{ '': 20 }, {}])).toEqual(['ALERT, ALERT 20', 'OK, OK 0']);
    expect(play([{}], { threshold: { type: 'below', threshold: 1, max: 1 } })).toEqual(['ALERT, ALERT 0']);
  });

  it('are PENDING until so many have violated one after the other', () => {
    const values = [20, 20, 1, 20, 20, 20, 20, 1].map((value) => ({ '': value }));
    const states = ['PENDING', 'PENDING', 'OK', 'PENDING', 'PENDING', 'ALERT, ALERT 20', 'ALERT, ALERT 20', 'OK, OK 1'];
    expect(play(values, { consecutive: 3 })).toEqual(states);
  });

  it('are not in a row when some between them were left out', () => {
    const remembered = { of: grouped, violations: 2, seenMs: 0 };
    const pending: GroupState = { ...remembered, group: ['a'], state: 'PENDING' };
    const alert: GroupState = { ...remembered, group: ['b'], state: 'ALERT', sinceMs: 0, notifiedWebhookIds: ['w'] };
    expect(afterGap([pending, alert])).toEqual([{ ...pending, state: 'OK', violations: 0 }, alert]);
  });
});

describe('groups', () => {
  it('are judged alone, and the alert is as bad as the worst of them', () => {
    const values = [{ a: 10, b: 1 }, { a: 11, b: 30 }, { a: 2, b: 30 }, { b: 1 }];
    expect(play(values, { subject: grouped })).toEqual([
      'ALERT, ALERT a 10',
      'ALERT, ALERT a 11, ALERT b 30',
      'ALERT, OK a 2, ALERT b 30',
      'OK, OK b 1',
    ]);
  });

  it('resolve when they are not seen any more', () => {
    expect(play([{ a: 10 }, {}, {}], { subject: grouped })).toEqual(['ALERT, ALERT a 10', 'OK, OK a 0', 'OK']);
  });

  const below = { subject: grouped, threshold: { type: 'below', threshold: 1, max: 1 } } as const;

  it('that fall silent are missed where no rows violate the threshold', () => {
    expect(play([{ a: 5 }, {}, { a: 5 }], below)).toEqual(['OK', 'ALERT, ALERT a 0', 'OK, OK a 5']);
  });

  it('that are silent for more than a day are gone', () => {
    const [first, ...rest] = play([{ a: 5 }, ...Array.from({ length: 27 }, () => ({}))], below);
    expect(first).toBe('OK');
    expect(rest.slice(0, 24)).toEqual(Array.from({ length: 24 }, () => 'ALERT, ALERT a 0'));
    expect(rest.slice(24)).toEqual(['OK, OK a 0', 'OK', 'OK']);
  });

  it('that are silent the longest are gone as well where there would be too many', () => {
    const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => `g${from + index}`);
    const window = (index: number) => ({ startMs: index * 60_000, endMs: (index + 1) * 60_000 });
    const found = (names: string[]) => names.map((name) => ({ group: [name], value: 5 }));
    let groups: GroupState[] = [];
    let findings: ReturnType<typeof evaluateWindow>['findings'] = [];
    for (let index = 0; index < 30; index += 1) {
      ({ groups, findings } = evaluateWindow(groups, found(ids(index * 100, 100)), window(index), {
        ...rule,
        ...below,
      }));
      expect(groups.length).toBeLessThanOrEqual(MAX_STORED_GROUPS);
    }
    expect(groups.map(({ group: [name] }) => name).toSorted()).toEqual(ids(2000, 1000).toSorted());
    const told = (state: string) =>
      findings.filter((finding) => finding.state === state).map(({ group: [name] }) => name);
    expect([told('ALERT'), told('OK')]).toEqual([ids(2000, 900), ids(1900, 100)]);
  });

  it('of a tile that is grouped otherwise now end, and those of the same name are others', () => {
    const bySeverity = { ...grouped, groupBy: ['SeverityText'] };
    const subjects = [ungrouped, grouped, bySeverity, bySeverity];
    const windows = [{ '': 20 }, { a: 21 }, { a: 22 }, { a: 1 }];
    expect(play(windows, {}, (index) => ({ subject: subjects[index] ?? ungrouped }))).toEqual([
      'ALERT, ALERT 20',
      'ALERT, OK 0, ALERT a 21',
      'ALERT, OK a 0, ALERT a 22',
      'OK, OK a 1',
    ]);
  });

  it('are not remembered when they are quiet and a silence would be fine', () => {
    const window = { startMs: 0, endMs: HOUR };
    expect(evaluateWindow([], [{ group: ['a'], value: 1 }], window, { ...rule, subject: grouped }).groups).toEqual([]);
    expect(evaluateWindow([], [{ group: ['a'], value: 1 }], window, { ...rule, ...below }).groups).toHaveLength(1);
  });
});

describe('a silence', () => {
  const values = [{ '': 20 }, { '': 20 }, { '': 20 }, { '': 1 }];
  it('holds notifications back, and not the state', () => {
    expect(play(values, { isSilenced: true })).toEqual(['ALERT', 'ALERT', 'ALERT', 'OK']);
  });

  it('that ends lets the next window fire', () => {
    const states = play(values, {}, (index) => ({ isSilenced: index < 2 }));
    expect(states).toEqual(['ALERT', 'ALERT', 'ALERT, ALERT 20', 'OK, OK 1']);
  });

  it('in which an alert ends that was told lets its end be told afterwards, once', () => {
    const quiet = [{ '': 20 }, { '': 1 }, { '': 1 }, { '': 2 }, { '': 3 }];
    const states = play(quiet, {}, (index) => ({ isSilenced: index === 1 || index === 2 }));
    expect(states).toEqual(['ALERT, ALERT 20', 'OK', 'OK', 'OK, OK 2', 'OK']);
  });

  it('in which it ends and begins again goes on with what was told', () => {
    const states = play([{ '': 20 }, { '': 1 }, { '': 30 }, { '': 1 }], {}, (index) => ({ isSilenced: index === 1 }));
    expect(states).toEqual(['ALERT, ALERT 20', 'OK', 'ALERT, ALERT 30', 'OK, OK 1']);
  });

  it('is not forgotten for an alert that was about to fire again meanwhile', () => {
    const values = [{ '': 20 }, { '': 20 }, { '': 1 }, { '': 20 }, { '': 1 }, { '': 1 }];
    for (const silenced of [[2, 3, 4], [2]]) {
      const rule = (index: number) => ({ consecutive: 2, isSilenced: silenced.includes(index) });
      const told = play(values, {}, rule).filter((each) => each.includes(','));
      expect(told).toEqual(['ALERT, ALERT 20', expect.stringMatching(/^OK, OK 1$/)]);
    }
  });

  it('of days lets the end of a group be told that is gone by then', () => {
    const values = [{ a: 20 }, ...Array.from({ length: 30 }, () => ({})), {}];
    const states = play(values, { subject: grouped }, (index) => ({ isSilenced: index > 0 && index < 31 }));
    expect(states.filter((each) => each.includes(','))).toEqual(['ALERT, ALERT a 20', 'OK, OK a 0']);
  });

  it('of everything that fired leaves nothing to resolve', () => {
    const states = play(values, {}, (index) => ({ isSilenced: index < 3 }));
    expect(states).toEqual(['ALERT', 'ALERT', 'ALERT', 'OK']);
  });
});

describe('many groups in many windows', () => {
  const windows = Array.from({ length: 50 }, (_, nth) => ({ startMs: nth * HOUR, endMs: (nth + 1) * HOUR }));
  const subject = { ...rule.subject, groupBy: ['ServiceName'] };
  const stored = Array.from({ length: 1_000 }, (_, nth) => ({
    ...{ group: [`g${nth}`], of: subject, state: 'ALERT' as const, violations: 1, seenMs: 0, sinceMs: 0 },
  }));
  const plan = {
    ...{ windows, skipped: 0, fromMs: 0 },
    schedule: { intervalMs: HOUR, alignMs: 0, notBeforeMs: Number.NEGATIVE_INFINITY },
  };

  it('are evaluated in several rounds, of at most 5,000 groups each', () => {
    const values = windows.map((window) => ({ window, values: [] }));
    const silenced = {
      ...rule,
      subject,
      threshold: { type: 'below' as const, threshold: 1, max: 1 },
      isSilenced: true,
    };
    const { evaluatedUntilMs: judgedMs, groups } = evaluateWindows(
      plan,
      values,
      { evaluatedUntilMs: 0, windowMs: HOUR, groups: stored },
      silenced,
    );
    expect(judgedMs).toBe(5 * HOUR);
    expect(groups).toHaveLength(1_000);
  });
});
