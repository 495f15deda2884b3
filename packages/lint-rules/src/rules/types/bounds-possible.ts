import type { Schema } from '../../document/nodes.ts';
import { shapeRule } from '../../rule.ts';

const bounds: readonly (readonly [keyof Schema, keyof Schema])[] = [
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
];

/** Rejects a lower bound that is greater than the upper bound, or equal to it if one of the two is exclusive. */
export const boundsPossible = shapeRule('bounds-possible', ({ node, location }, report) => {
  for (const [lower, upper] of bounds) {
    const [minimum, maximum] = [node[lower], node[upper]];
    if (typeof minimum !== 'number' || typeof maximum !== 'number') continue;
    const isExclusive = lower === 'exclusiveMinimum' || upper === 'exclusiveMaximum';
    if (isExclusive ? minimum < maximum : minimum <= maximum) continue;
    report(
      `Expected \`${lower}\` to be ${isExclusive ? 'less than' : 'at most'} \`${upper}\` (${maximum}), found ${minimum}. No value is valid.`,
      location.child(lower),
    );
  }
});
