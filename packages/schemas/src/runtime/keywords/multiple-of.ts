import type { Keyword } from '../rule.ts';
import { isMultiple } from '../value.ts';

/** `multipleOf`: the number divided by this is whole. */
export const multipleOf: Keyword = ({ multipleOf: step = 1 }, value, walker) => {
  if (typeof value !== 'number' || isMultiple(value, step)) return;
  walker.report('multipleOf', `expected a multiple of ${step}`, value, step);
};
