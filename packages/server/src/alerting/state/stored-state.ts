import type { GroupState } from './groups.ts';
import type { Subject } from './subject.ts';

/** A group as it is stored. Earlier versions stored neither what it is of nor which webhooks were told. */
type StoredGroup = Omit<GroupState, 'of' | 'told'> & {
  readonly of?: Subject;
  readonly told?: true | GroupState['notifiedWebhookIds'];
};

/** What is remembered of an alert from one evaluation to the next. */
export interface StoredState {
  /** The end of the last window that was judged, and how long that was; earlier versions did not store it. */
  readonly evaluatedUntilMs?: number;
  readonly windowMs?: number;
  readonly groups: readonly StoredGroup[];
}

/** What an alert begins with, as it is stored. */
export const EMPTY_STATE = '[]';

/** Reads what is stored. Earlier versions stored the groups alone. */
export function parseState(text: string): StoredState {
  const stored = JSON.parse(text) as StoredState | StoredState['groups'];
  return 'groups' in stored ? stored : { groups: stored };
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

/** The groups that are remembered. Of what and to whom earlier versions told it is not known: it counts as what is so now. */
export function groupsOf(
  { groups }: StoredState,
  { subject, webhookIds }: { readonly subject: Subject; readonly webhookIds: readonly string[] },
): GroupState[] {
  return groups.map(({ told, of, ...state }) => ({
    ...state,
    of: of ?? likely(subject, state),
    ...(told && { told: told === true ? webhookIds : told }),
  }));
}
