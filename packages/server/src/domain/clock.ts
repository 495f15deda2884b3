/** The time in epoch milliseconds; tests pass their own. */
export type Clock = () => number;
