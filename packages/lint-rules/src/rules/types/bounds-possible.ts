import type { Schema } from '../../document/nodes.ts';
import { shapeRule } from '../../rule.ts';

const bounds: readonly (readonly [keyof Schema, keyof Schema])[] = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
];

/** Rejects a lower bound that is greater than the upper bound. */
export const boundsPossible = shapeRule('bounds-possible', ({ node, location }, report) => {
  for (const [lower, upper] of bounds) {
    const [minimum, maximum] = [node[lower], node[upper]];
    if (typeof minimum !== 'number' || typeof maximum !== 'number' || minimum <= maximum) continue;
    report(
      `Expected \`${lower}\` to be at most \`${upper}\` (${maximum}), found ${minimum}. No value is valid.`,
      location.child(lower),
    );
  }
});
