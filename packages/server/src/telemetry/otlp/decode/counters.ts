import { OtlpTooLargeError } from './decode-errors.ts';
import type { SplitLimits } from './split.ts';

/** Counts the parts of a request. Throws TooLarge as soon as there are too many. */
export type Counter = (more: number) => void;

/** Counts what a request has, by what it is. */
export type Counters = Readonly<Record<'resources' | 'scopes' | 'metrics' | 'lists' | 'units', Counter>>;

/** Makes what counts up to a limit. */
export function createCounter(most: number, plural: string): Counter {
  let left = most;
  return (more) => {
    left -= more;
    if (left < 0) throw new OtlpTooLargeError(`The request has more than ${most} ${plural}`);
  };
}

/** Makes what counts one request. Whatever there is many of takes room and time, also where nothing is in it. */
export function countersOf(
  { units, groups }: Pick<SplitLimits, 'units' | 'groups'>,
  { plural }: { readonly plural: string },
): Counters {
  return {
    resources: createCounter(groups, 'resources'),
    scopes: createCounter(groups, 'scopes'),
    metrics: createCounter(groups, 'metrics'),
    lists: createCounter(groups, 'lists of data points'),
    units: createCounter(units, plural),
  };
}
