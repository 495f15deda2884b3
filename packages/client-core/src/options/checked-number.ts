import { wrongOption } from './wrong-option.ts';

/** An option that is a number of at least `least`. Throws a TypeError that names it. */
export function checkedNumber(name: string, value: number, least = 0): number {
  if (typeof value === 'number' && value >= least) return value;
  throw wrongOption(name, `a number of at least ${least}`, value);
}
