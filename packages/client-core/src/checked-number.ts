/** An option that is a number of at least `least`. Throws a TypeError that names it. */
export function checkedNumber(name: string, value: number, least = 0): number {
  if (typeof value === 'number' && value >= least) return value;
  throw new TypeError(`\`${name}\` must be a number of at least ${least}, received ${String(value)}.`);
}
