import { numberRange } from '../messages.ts';
import type { Keyword } from '../rule.ts';

/** `exclusiveMinimum` and `exclusiveMaximum`. */
export const exclusive: Keyword = (rule, value, walker) => {
  if (typeof value !== 'number') return;
  const { exclusiveMinimum, exclusiveMaximum } = rule;
  const code = exclusiveMinimum !== undefined && value <= exclusiveMinimum ? 'exclusiveMinimum' : 'exclusiveMaximum';
  if (code === 'exclusiveMinimum' || (exclusiveMaximum !== undefined && value >= exclusiveMaximum)) {
    walker.report(code, `expected ${numberRange(rule)}, received ${value}`, rule[code]);
  }
};
