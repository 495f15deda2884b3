import type { FindingLimits } from './finding.ts';
import { TooLarge } from './refusals.ts';

/** Counts the parts of a request. Throws TooLarge as soon as there are too many. */
export type Counter = (more: number) => void;

/** Counts what a request has, by what it is. */
export type Counters = Readonly<Record<'resources' | 'scopes' | 'metrics' | 'lists' | 'units', Counter>>;

/** Makes what counts up to a limit. */
export function countUpTo(most: number, plural: string): Counter {
  let left = most;
  return (more) => {
    left -= more;
    if (left < 0) throw new TooLarge(`The request has more than ${most} ${plural}`);
  };
}

/** Makes what counts one request. Whatever there is many of takes room and time, also where nothing is in it. */
export function countersOf(
  { units, groups }: Pick<FindingLimits, 'units' | 'groups'>,
  { plural }: { readonly plural: string },
): Counters {
  return {
    resources: countUpTo(groups, 'resources'),
    scopes: countUpTo(groups, 'scopes'),
    metrics: countUpTo(groups, 'metrics'),
    lists: countUpTo(groups, 'lists of data points'),
    units: countUpTo(units, plural),
  };
}
