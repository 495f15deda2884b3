import type { Queries } from '../../store/store.ts';
import type { GroupState } from './group-state.ts';
import type { Subject } from './subject.ts';

/**
 * A group as the column `alert_evaluations.groups` stores it. The earliest versions stored no subject, and `true` or nothing instead of
 * the ids of the notified channels.
 */
type StoredGroup = Omit<GroupState, 'subject' | 'notifiedChannelIds'> & {
  readonly subject?: Subject;
  readonly notifiedChannelIds?: true | GroupState['notifiedChannelIds'];
};

/** Consecutive evaluations that failed. */
export interface StoredFailure {
  /** The time of the first failure. */
  readonly sinceMs: number;
  /** The channels that were notified of the failure. Absent until then. */
  readonly notifiedChannelIds?: readonly string[];
  /** A digest of the query, if it has a metric or attribute that its sources had never received. */
  readonly unseenQuery?: string;
}

/** The stored state of an alert between two evaluations. */
export interface StoredState {
  /** The end of the last evaluated window. Absent until an evaluation succeeds, and in the state of the earliest versions. */
  readonly evaluatedUntilMs?: number;
  /** The length of the last evaluated window. Absent until an evaluation succeeds, and in the state of early versions. */
  readonly windowMs?: number;
  readonly groups: readonly StoredGroup[];
  /** Absent if the last evaluation succeeded, unless a silence delays the notification of the success. */
  readonly failure?: StoredFailure | undefined;
}

/** The property names that earlier versions stored, with the current names. */
const RENAMED: Readonly<Record<string, string>> = {
  of: 'subject',
  told: 'notifiedChannelIds',
  notifiedWebhookIds: 'notifiedChannelIds',
  judgedMs: 'evaluatedUntilMs',
};

function renameKeys<Value extends object>(value: object): Value {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [RENAMED[key] ?? key, item])) as Value;
}

/** The serialized state of an alert that was never evaluated. */
export const EMPTY_STATE = '[]';

/** Parses the stored state of this version or of an earlier one. The earliest versions stored only the array of groups. */
export function parseState(text: string): StoredState {
  const stored = JSON.parse(text) as StoredState | StoredState['groups'];
  const state: StoredState = 'groups' in stored ? renameKeys(stored) : { groups: stored };
  return { ...state, groups: state.groups.map((group) => renameKeys<StoredGroup>(group)) };
}

/**
 * Reads the stored state of an alert. It is empty if the alert was never evaluated. A state can be a megabyte long, so read it only where
 * it is needed.
 */
export async function readState(
  db: Queries,
  { tenant_id, id }: { readonly tenant_id: string; readonly id: string },
): Promise<StoredState> {
  const row = await db
    .selectFrom('alert_evaluations')
    .select('groups')
    .where('tenant_id', '=', tenant_id)
    .where('alert_id', '=', id)
    .executeTakeFirst();
  return parseState(row?.groups ?? EMPTY_STATE);
}

/** Serializes the state of an alert for storage. */
export function serializeState(
  state: Required<Pick<StoredState, 'evaluatedUntilMs' | 'windowMs'>> &
    Pick<StoredState, 'failure'> & { readonly groups: readonly GroupState[] },
): string {
  return JSON.stringify(state satisfies StoredState);
}

/** Serializes a state whose last evaluation failed. The rest of the state does not change. */
export function serializeFailure(state: StoredState, failure: StoredFailure): string {
  return JSON.stringify({ ...state, failure } satisfies StoredState);
}

/**
 * Removes the failure from the serialized state of an alert that is enabled again. While it was disabled, no evaluation failed. Keeps a
 * failure that channels were notified of, because they must be notified of its end.
 */
export function withoutUnnotifiedFailure(text: string): string {
  const { failure, ...state } = parseState(text);
  return failure && !failure.notifiedChannelIds ? JSON.stringify(state satisfies StoredState) : text;
}

/**
 * Returns the subject of a group that was stored without one: the current subject of the alert. If the current subject groups by
 * another number of fields, the names of the fields are empty.
 */
function inferSubject(subject: Subject, { group }: Pick<GroupState, 'group'>): Subject {
  return group.length === subject.groupBy.length ? subject : { ...subject, groupBy: group.map(() => '') };
}

/**
 * Restores the groups of a stored state. A group that was stored without a subject gets that of {@link inferSubject}. A group that was
 * stored with `true` instead of its notified channels gets the current channels of the alert.
 */
export function restoreGroups(
  { groups }: StoredState,
  { subject, channelIds }: { readonly subject: Subject; readonly channelIds: readonly string[] },
): GroupState[] {
  return groups.map(({ notifiedChannelIds, subject: stored, ...state }) => ({
    ...state,
    subject: stored ?? inferSubject(subject, state),
    ...(notifiedChannelIds && { notifiedChannelIds: notifiedChannelIds === true ? channelIds : notifiedChannelIds }),
  }));
}
