import type { Finding, GroupState, Rule } from './groups.ts';
import { isSameSubject } from './subject.ts';
import type { Window } from './windows.ts';

/** What is remembered, apart: the groups that are still judged, and what becomes of the others. */
interface Parted {
  readonly judged: GroupState[];
  /** The end of these has still to be told. */
  readonly owed: GroupState[];
  readonly findings: Finding[];
}

/**
 * Parts the groups of what the alert is on from those of what it was on before. Nobody looks at these any more, so all
 * that is left of them is to end what was told: at once, or when a silence is over.
 */
export const partFormer = (
  before: readonly GroupState[],
  window: Window,
  { subject, isSilenced }: Pick<Rule, 'subject' | 'isSilenced'>,
): Parted => {
  const { judged = [], former = [] } = Object.groupBy(before, ({ of }) =>
    isSameSubject(of, subject) ? 'judged' : 'former',
  );
  const ended = former.flatMap(({ group, of, seenMs, sinceMs, told }) =>
    told && sinceMs !== undefined ? [{ group, of, seenMs, sinceMs, told }] : [],
  );
  if (isSilenced) {
    const owed = ended.map((each): GroupState => ({ ...each, state: 'OK', violations: 0 }));
    return { judged, owed, findings: [] };
  }
  const findings = ended.map(
    ({ group, of, sinceMs, told }): Finding => ({
      ...{ group, of, value: 0, state: 'OK', window, sinceMs, webhookIds: told, isFormer: true },
    }),
  );
  return { judged, owed: [], findings };
};
