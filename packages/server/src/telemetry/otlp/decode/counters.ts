import { OtlpTooLargeError } from './decode-errors.ts';
import type { SplitLimits } from './split.ts';

/** Adds to the count of one kind of item, or of bytes, in a request. Throws OtlpTooLargeError above the maximum. */
export type Counter = (count: number) => void;

/** One counter per kind of item in a request. */
export type Counters = Readonly<Record<'resources' | 'scopes' | 'metrics' | 'lists' | 'records', Counter>>;

/** Creates a counter with a maximum. `plural` names the items or bytes in the error message. */
export function createCounter(max: number, plural: string): Counter {
  let remaining = max;
  return (count) => {
    remaining -= count;
    if (remaining < 0) throw new OtlpTooLargeError(`Expected at most ${max} ${plural} per request, received more.`);
  };
}

/** Creates the counters of one request. Empty resources, scopes and metrics also take memory and time. */
export function createCounters(
  { records, groups }: Pick<SplitLimits, 'records' | 'groups'>,
  { plural }: { readonly plural: string },
): Counters {
  return {
    resources: createCounter(groups, 'resources'),
    scopes: createCounter(groups, 'scopes'),
    metrics: createCounter(groups, 'metrics'),
    lists: createCounter(groups, 'lists of data points'),
    records: createCounter(records, plural),
  };
}
