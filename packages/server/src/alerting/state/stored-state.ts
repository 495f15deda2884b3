import type { GroupState } from './groups.ts';
import type { Subject } from './subject.ts';

/** A group as it is stored. Earlier versions stored neither the subject nor the notified webhooks. */
type StoredGroup = Omit<GroupState, 'of' | 'notifiedWebhookIds'> & {
  readonly of?: Subject;
  readonly notifiedWebhookIds?: true | GroupState['notifiedWebhookIds'];
};

/** The stored state of an alert between two evaluations. */
export interface StoredState {
  /** The end of the last evaluated window. Absent in the state of earlier versions. */
  readonly evaluatedUntilMs?: number;
  /** The length of the last evaluated window. Absent in the state of earlier versions. */
  readonly windowMs?: number;
  readonly groups: readonly StoredGroup[];
}

/** The names that earlier versions stored, with the names of today. */
const RENAMED: Readonly<Record<string, string>> = { told: 'notifiedWebhookIds', judgedMs: 'evaluatedUntilMs' };

function renameKeys<Value extends object>(value: object): Value {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [RENAMED[key] ?? key, item])) as Value;
}

/** What an alert begins with, as it is stored. */
export const EMPTY_STATE = '[]';

/** Parses the stored state of this version or of an earlier one. The earliest versions stored only the groups. */
export function parseState(text: string): StoredState {
  const stored = JSON.parse(text) as StoredState | StoredState['groups'];
  const state: StoredState = 'groups' in stored ? renameKeys(stored) : { groups: stored };
  return { ...state, groups: state.groups.map((group) => renameKeys<StoredGroup>(group)) };
}

/** Writes what is to be stored. */
export function serializeState(
  memory: Required<Omit<StoredState, 'groups'>> & { readonly groups: readonly GroupState[] },
): string {
  return JSON.stringify(memory satisfies StoredState);
}

/**
 * What a group is of that an earlier version has stored: of what the alert is on now, unless that is grouped by more or fewer
 * fields.
 */
function likely(subject: Subject, { group }: Pick<GroupState, 'group'>): Subject {
  return group.length === subject.groupBy.length ? subject : { ...subject, groupBy: group.map(() => '') };
}

/** Returns the groups. Where an earlier version did not store the subject or the notified webhooks, those of today are used. */
export function groupsOf(
  { groups }: StoredState,
  { subject, webhookIds }: { readonly subject: Subject; readonly webhookIds: readonly string[] },
): GroupState[] {
  return groups.map(({ notifiedWebhookIds, of, ...state }) => ({
    ...state,
    of: of ?? likely(subject, state),
    ...(notifiedWebhookIds && { notifiedWebhookIds: notifiedWebhookIds === true ? webhookIds : notifiedWebhookIds }),
  }));
}
