import type { Counter } from './counter.ts';
import type { Limit } from './rate-limit-option.ts';
/**
 * Counts in this process, without a timer for each key and without a promise for each count. A window starts with the
 * first count under its key. As all windows are equally long, those that started first end first: they are forgotten
 * from the front of the map as time goes on.
 */
export declare function countInMemory({ requests, seconds }: Limit, clock?: () => number): Counter;
