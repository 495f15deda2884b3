import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { QueryTimeoutError, QueryTooLargeError } from '../../telemetry/clickhouse/engine-errors.ts';
import { InvalidTileError } from '../../telemetry/query/chart-query.ts';
import type { AlertRow } from '../../telemetry/query/tiles/alert-rows.ts';
import type { Schedule, Window } from '../schedule/windows.ts';
import type { GroupValue } from '../state/group-state.ts';
import { MAX_STORED_GROUPS } from '../state/groups.ts';
import type { SubjectNoun } from '../state/subject.ts';
import type { PreparedAlertQuery } from './prepare-alert-query.ts';

/** The values of the groups in a window. A group without rows is missing. */
export interface WindowValues {
  readonly window: Window;
  readonly values: readonly GroupValue[];
}

/** Maximum number of values, over all windows, that one evaluation covers. */
const MAX_VALUES = 2 * MAX_STORED_GROUPS;

/** Converts a row to a value. A value that cannot be computed, for example a ratio with the divisor 0, counts as 0. */
function toGroupValue({ group, value }: AlertRow): GroupValue {
  return { group, value: value ?? 0 };
}

/**
 * Maximum number of characters in the groups of a window. All windows of one evaluation together have the same maximum. The groups are
 * serialized several times in an evaluation, and stored with the alert and with each notification.
 */
const MAX_GROUP_CHARACTERS = 256 * 1024;

function countCharacters(values: readonly GroupValue[]): number {
  return values.reduce((sum, { group }) => sum + group.reduce((length, value) => length + value.length, 0), 0);
}

function exceedsLimit(error: unknown): boolean {
  return error instanceof QueryTimeoutError || error instanceof QueryTooLargeError;
}

/** Returns the reason why the groups of a window cannot be evaluated, or undefined if they can. */
function describeExcess(values: readonly GroupValue[], characters: number, noun: SubjectNoun): string | undefined {
  if (values.length > MAX_STORED_GROUPS) {
    return `The ${noun} has more than ${MAX_STORED_GROUPS} groups in a window. Group by fewer fields.`;
  }
  return characters > MAX_GROUP_CHARACTERS
    ? `The groups of the ${noun} have more than ${MAX_GROUP_CHARACTERS} characters in a window. Group by fields with shorter values.`
    : undefined;
}

/**
 * Returns the first windows that together have at most {@link MAX_VALUES} values and {@link MAX_GROUP_CHARACTERS} characters. Stops before
 * a window with more than {@link MAX_STORED_GROUPS} groups. Throws InvalidTileError if the first window has too many groups, or its groups
 * have too many characters.
 */
export function limitValues(windows: readonly WindowValues[], noun: SubjectNoun): WindowValues[] {
  const limited: WindowValues[] = [];
  let count = 0;
  let characters = 0;
  for (const windowValues of windows) {
    const { values } = windowValues;
    const added = countCharacters(values);
    const excess = describeExcess(values, added, noun);
    const isFirst = limited.length === 0;
    if (excess !== undefined && isFirst) throw new InvalidTileError(excess);
    count += values.length;
    characters += added;
    if (!isFirst && (excess !== undefined || count > MAX_VALUES || characters > MAX_GROUP_CHARACTERS)) break;
    limited.push(windowValues);
  }
  return limited;
}

/**
 * Reads the values of all windows with one query. If the query exceeds a limit or times out, retries with the first half of the
 * windows, and so on. Returns the values of the windows that the last query has read.
 */
export async function readLargestRange(
  query: Pick<PreparedAlertQuery, 'read' | 'noun'>,
  schedule: Schedule,
  windows: readonly Window[],
): Promise<WindowValues[]> {
  const [first] = windows;
  const last = windows.at(-1);
  if (!first || !last) return [];
  const { intervalMs: bucketMs, alignMs } = schedule;
  try {
    const rows = await query.read({ startMs: first.startMs, endMs: last.endMs, bucketMs, alignMs });
    await nextFreeTick();
    const byBucket = Map.groupBy(rows, ({ bucket }) => bucket);
    return windows.map((window) => ({ window, values: (byBucket.get(window.startMs) ?? []).map(toGroupValue) }));
  } catch (error) {
    if (!exceedsLimit(error) || first === last) throw error;
    return readLargestRange(query, schedule, windows.slice(0, Math.ceil(windows.length / 2)));
  }
}

/**
 * Returns the values of as many adjacent windows as one evaluation can process, from the first one on. The remaining
 * windows follow in the next round. Set `hasTimedOut` if the previous evaluation timed out. The first window is then
 * queried alone. A query that is too slow even for one window then times out once, and not once for each half. Throws the
 * errors of the query and InvalidTileError.
 */
export async function readWindowValues(
  query: Pick<PreparedAlertQuery, 'read' | 'noun'>,
  schedule: Schedule,
  windows: readonly Window[],
  hasTimedOut = false,
): Promise<WindowValues[]> {
  if (!hasTimedOut) return limitValues(await readLargestRange(query, schedule, windows), query.noun);
  const first = await readLargestRange(query, schedule, windows.slice(0, 1));
  const others = await readLargestRange(query, schedule, windows.slice(1)).catch((error: unknown) => {
    if (exceedsLimit(error)) return [];
    throw error;
  });
  return limitValues([...first, ...others], query.noun);
}
