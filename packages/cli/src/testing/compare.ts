import type { AlertPreviewVariant, TileResult } from '@observability-api/schemas';
import { millisecondsOf, shortDuration } from '../review/duration.ts';
import type { ExpectedChange, ExpectedTile, ExpectedValues } from './test-document.ts';

type Transition = AlertPreviewVariant['transitions'][number];

/** The state changes and notifications of a preview. The lists can be cut off. The counts include the omitted items. */
type ComputedChanges = Pick<
  AlertPreviewVariant,
  'transitions' | 'transitionCount' | 'notifications' | 'notificationCount'
>;

/**
 * Returns the differences between the expected and the computed state changes of an alert. Ignores changes between `OK` and `PENDING`,
 * which a test does not list.
 */
export function compareChanges(
  expected: readonly ExpectedChange[],
  { transitions: allTransitions, transitionCount, notifications, notificationCount }: ComputedChanges,
  start: number,
): string[] {
  const differences: string[] = [];
  const transitions = allTransitions.filter(({ from, to }) => from === 'ALERT' || to === 'ALERT');
  const isCutOff = transitionCount > allTransitions.length;
  const length = isCutOff ? transitions.length : Math.max(expected.length, transitions.length);
  for (let index = 0; index < length; index += 1) {
    const [expectedChange, received] = [expected[index], transitions[index]];
    if (!expectedChange || !received || !isEqualChange(expectedChange, received, start)) {
      differences.push(
        `expected ${expectedChange ? describeChange(expectedChange) : 'no further change'}, received ${received ? describeTransition(received, start) : 'no further change'}`,
      );
      continue;
    }
    const { message } = expectedChange;
    if (message === undefined) continue;
    const sent = notifications.filter(
      ({ time, state, group }) =>
        time === received.time && state === received.to && isEqualGroup(group, received.group),
    );
    if (sent.length === 0 && notificationCount > notifications.length) {
      differences.push(
        `expected a notification at ${expectedChange.at}, which is not among the first ${notifications.length} of ${notificationCount} notifications; only these are compared`,
      );
    } else if (sent.length === 0) differences.push(`expected a notification at ${expectedChange.at}, received none`);
    else if (!sent.some(({ body }) => body?.includes(message))) {
      const [first] = sent;
      differences.push(
        `expected the notification at ${expectedChange.at} to contain ${JSON.stringify(message)}, received ${first?.body ?? first?.error}`,
      );
    }
  }
  if (isCutOff) {
    differences.push(
      `the preview lists only the first ${allTransitions.length} of ${transitionCount} state changes; the others are not compared`,
    );
  }
  return differences;
}

function isEqualChange({ at, state, group, value }: ExpectedChange, transition: Transition, start: number): boolean {
  return (
    transition.time - start === millisecondsOf(at) &&
    transition.to === state &&
    (group === undefined || isEqualGroup(group, transition.group)) &&
    (value === undefined || isEqualNumber(value, transition.value))
  );
}

function isEqualGroup(first: readonly string[], second: readonly string[]): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/** Returns true if numbers are equal up to rounding errors: sums of floating-point numbers depend on their order. */
function isEqualNumber(expected: number, received: number): boolean {
  return Math.abs(expected - received) <= 1e-9 * Math.max(1, Math.abs(expected));
}

function describeChange({ at, state, group, value }: ExpectedChange): string {
  return changeText(millisecondsOf(at), state, group ?? [], value);
}

function describeTransition({ time, to, group, value }: Transition, start: number): string {
  return changeText(time - start, to, group, value);
}

function changeText(offset: number, state: string, group: readonly string[], value: number | undefined): string {
  const groupText = group.length > 0 ? ` of ${group.join(', ')}` : '';
  return `${state}${groupText} at ${shortDuration(offset)}${value === undefined ? '' : ` with value ${value}`}`;
}

/** Returns the differences between the expected and the computed result of a tile. */
export function compareTile({ rows, values }: ExpectedTile, result: TileResult): string[] {
  const differences: string[] = [];
  if (rows !== undefined && rows !== result.rows.length)
    differences.push(`expected ${rows} ${rows === 1 ? 'row' : 'rows'}, received ${result.rows.length}`);
  if (values === undefined) return differences;
  const series = seriesOf(result);
  for (const [name, expectedValues] of Object.entries(values)) {
    const numbers = series.get(name);
    if (!numbers) {
      const known = [...series.keys()].map((label) => `"${label}"`).join(', ') || 'none';
      differences.push(`expected the series "${name}", received ${known}`);
      continue;
    }
    for (const [aggregate, number] of Object.entries(
      typeof expectedValues === 'number' ? { sum: expectedValues } : expectedValues,
    )) {
      const received = aggregateOf(aggregate as keyof ExpectedValues, numbers);
      if (!isEqualNumber(number, received))
        differences.push(`expected the ${aggregate} of "${name}" to be ${number}, received ${received}`);
    }
  }
  for (const name of series.keys()) {
    if (!Object.hasOwn(values, name)) differences.push(`expected no series "${name}"`);
  }
  return differences;
}

function aggregateOf(aggregate: keyof ExpectedValues, numbers: readonly number[]): number {
  if (aggregate === 'sum') return numbers.reduce((sum, number) => sum + number, 0);
  return aggregate === 'min' ? Math.min(...numbers) : Math.max(...numbers);
}

/**
 * Returns the values by the name of their series. The name consists of the values of the group, if there are groups. The name of the
 * value column is appended if there are several value columns or no groups.
 */
function seriesOf({ columns, rows }: TileResult): Map<string, number[]> {
  const series = new Map<string, number[]>();
  const valueColumns = columns.flatMap(({ role, name }, index) => (role === 'value' ? [{ name, index }] : []));
  for (const row of rows) {
    const groups = columns.flatMap(({ role }, index) => (role === 'group' ? [String(row[index])] : []));
    for (const { name, index } of valueColumns) {
      const value = row[index];
      if (typeof value !== 'number') continue;
      const label = [...groups, ...(valueColumns.length > 1 || groups.length === 0 ? [name] : [])].join(', ');
      const numbers = series.get(label);
      if (numbers) numbers.push(value);
      else series.set(label, [value]);
    }
  }
  return series;
}
