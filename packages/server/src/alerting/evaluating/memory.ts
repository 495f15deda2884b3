import type { GroupState } from '../judging/groups.ts';
import type { Subject } from '../judging/subject.ts';

/** A group as it is stored. Earlier versions stored neither what it is of nor which webhooks were told. */
type StoredGroup = Omit<GroupState, 'of' | 'told'> & {
  readonly of?: Subject;
  readonly told?: true | GroupState['told'];
};

/** What is remembered of an alert from one evaluation to the next. */
export interface Memory {
  /** The end of the last window that was judged, and how long that was; earlier versions did not store it. */
  readonly judgedMs?: number;
  readonly windowMs?: number;
  readonly groups: readonly StoredGroup[];
}

/** What an alert begins with, as it is stored. */
export const NOTHING_REMEMBERED = '[]';

/** Reads what is stored. Earlier versions stored the groups alone. */
export const readMemory = (text: string): Memory => {
  const stored = JSON.parse(text) as Memory | Memory['groups'];
  return 'groups' in stored ? stored : { groups: stored };
};

/** Writes what is to be stored. */
export const writeMemory = (
  memory: Required<Omit<Memory, 'groups'>> & { readonly groups: readonly GroupState[] },
): string => JSON.stringify(memory satisfies Memory);

/**
 * What a group is of that an earlier version has stored: of what the alert is on now, unless that is grouped by more or fewer
 * fields.
 */
const likely = (subject: Subject, { group }: Pick<GroupState, 'group'>): Subject =>
  group.length === subject.groupBy.length ? subject : { ...subject, groupBy: group.map(() => '') };

/** The groups that are remembered. Of what and to whom earlier versions told it is not known: it counts as what is so now. */
export const groupsIn = (
  { groups }: Memory,
  { subject, webhookIds }: { readonly subject: Subject; readonly webhookIds: readonly string[] },
): GroupState[] =>
  groups.map(({ told, of, ...state }) => ({
    ...state,
    of: of ?? likely(subject, state),
    ...(told && { told: told === true ? webhookIds : told }),
  }));
