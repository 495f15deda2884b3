import type { SourceLocation } from '../change.ts';
import type { ApiReport } from '../pull-request.ts';
import { mergeChanges } from './merged.ts';
import { remedies } from './remedy.ts';

/** One message for a line of a file, or for the whole pull request. */
export interface Finding {
  readonly level: 'error' | 'warning';
  readonly rule: string;
  readonly message: string;
  readonly location?: SourceLocation;
}

/**
 * For an API whose changesets are not sufficient, returns an error for each breaking change, for each change that needs the largest
 * bump, and for each problem with its changesets. Returns a warning for each breaking change of the other APIs.
 */
export function findingsOf({ verdicts }: ApiReport): readonly Finding[] {
  const needed = (api: string) => verdicts.find((verdict) => verdict.api === api)?.needed;
  const changes = mergeChanges(verdicts).shown.filter(
    ({ breaking, ok, bump, apis }) => breaking || (!ok && apis.some((api) => needed(api) === bump)),
  );
  return [
    ...changes.map(({ ok, rule, message, location, apis }) => ({
      level: ok ? ('warning' as const) : ('error' as const),
      rule: `${apis.join(', ')}: ${rule}`,
      message,
      location,
    })),
    ...verdicts.flatMap((verdict) =>
      remedies(verdict).map((message) => ({ level: 'error' as const, rule: `${verdict.api}: changeset`, message })),
    ),
  ];
}
