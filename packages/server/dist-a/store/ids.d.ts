import type { Clock } from './clock.ts';
/**
 * Makes ids of 24 lower-case hex characters: 4 bytes of seconds, 2 of milliseconds, 6 random ones that count up within a
 * millisecond. Ids of one process only ever grow, from the one that they come `after` on, also when the clock steps
 * back, because lists are ordered by id.
 */
export declare const createIds: (clock: Clock, after?: string) => (() => string);
