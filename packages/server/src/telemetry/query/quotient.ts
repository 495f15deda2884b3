/** Divides the first value by the second. Returns null if the dividend is missing or the divisor is missing or 0. */
export function computeRatio(
  [dividend, divisor]: readonly (number | null | undefined)[],
  emptyIsZero: boolean,
): number | null {
  const numerator = dividend === undefined && emptyIsZero ? 0 : dividend;
  return numerator === undefined || numerator === null || !divisor ? null : numerator / divisor;
}
