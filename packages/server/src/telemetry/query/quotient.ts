/** The first value divided by the second; null when there is nothing to divide, or nothing to divide by. */
export function computeRatio(
  [dividend, divisor]: readonly (number | null | undefined)[],
  emptyIsZero: boolean,
): number | null {
  const divided = dividend === undefined && emptyIsZero ? 0 : dividend;
  return divided === undefined || divided === null || !divisor ? null : divided / divisor;
}
