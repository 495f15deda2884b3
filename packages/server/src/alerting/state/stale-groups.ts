import type { Window } from '../schedule/windows.ts';
import type { EvaluationRule, GroupState, StateChange } from './groups.ts';
import { isSameSubject } from './subject.ts';

/** What is remembered, apart: the groups that are still judged, and what becomes of the others. */
interface Partition {
  readonly current: GroupState[];
  /** The end of these has still to be told. */
  readonly toResolve: GroupState[];
  readonly findings: StateChange[];
}

/**
 * Parts the groups of what the alert is on from those of what it was on before. Nobody looks at these any more, so all
 * that is left of them is to end what was told: at once, or when a silence is over.
 */
export function partitionStaleGroups(
  before: readonly GroupState[],
  window: Window,
  { subject, isSilenced }: Pick<EvaluationRule, 'subject' | 'isSilenced'>,
): Partition {
  const { judged = [], former = [] } = Object.groupBy(before, ({ of }) =>
    isSameSubject(of, subject) ? 'judged' : 'former',
  );
  const ended = former.flatMap(({ group, of, seenMs, sinceMs, notifiedWebhookIds }) =>
    notifiedWebhookIds && sinceMs !== undefined ? [{ group, of, seenMs, sinceMs, notifiedWebhookIds }] : [],
  );
  if (isSilenced) {
    const owed = ended.map((each): GroupState => ({ ...each, state: 'OK', violations: 0 }));
    return { current: judged, toResolve: owed, findings: [] };
  }
  const findings = ended.map(
    ({ group, of, sinceMs, notifiedWebhookIds }): StateChange => ({
      ...{ group, of, value: 0, state: 'OK', window, sinceMs, webhookIds: notifiedWebhookIds, isStale: true },
    }),
  );
  return { current: judged, toResolve: [], findings };
}
