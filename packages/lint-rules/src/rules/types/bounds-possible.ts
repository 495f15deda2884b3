import type { Schema } from '../../document/nodes.ts';
import { shapeRule } from '../../rule.ts';

const bounds: readonly (readonly [keyof Schema, keyof Schema])[] = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
];

/** The lower bound is not above the upper one: no value would be valid. */
export const boundsPossible = shapeRule('bounds-possible', ({ node, location }, report) => {
  for (const [lower, upper] of bounds) {
    const [least, most] = [node[lower], node[upper]];
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
    report(`\`${lower}\` is ${least} and \`${upper}\` is ${most}: no value is valid.`, location.child(lower));
  }
});
