/**
 * The characters and the length of a text that matches a pattern like `^[0-9a-f]{24}$`, which is checked without a
 * regular expression; `undefined` for any other pattern.
 */
export function characterSet(pattern: string): { ranges: string; low: number; high: number } | undefined {
  const [, members, count] = /^\^\[((?:\\[\\\]^-]|[^\\\]^])+)\]([+*]|\{\d+(?:,\d*)?\})\$$/.exec(pattern) ?? [];
  if (members === undefined || count === undefined) return undefined;
  const units = [...members.matchAll(/\\?(.)(?:-\\?(.))?/gsu)].map(([, first = '', last = first]) => first + last);
  const ranges = units.join('');
  if (ranges.length !== units.length * 2 || [...ranges].some((character) => character.charCodeAt(0) > 255))
    return undefined;
  if (count === '+' || count === '*') return { ranges, low: count === '+' ? 1 : 0, high: Infinity };
  const [low = '0', high = low] = count.slice(1, -1).split(',');
  return { ranges, low: Number(low), high: high === '' ? Infinity : Number(high) };
}
