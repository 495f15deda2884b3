import type { Schema } from '../../document/nodes.ts';
import { isListed, typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

/** Every whole number that callers send has a smallest and a largest value; without, it is whatever the store can hold. */
export const integerBounded = shapeRule('integer-bounded', ({ input, node, location, name }, report) => {
  if (!input || !typesOf(node).includes('integer') || isListed(node)) return;
  const bounds: [keyof Schema, keyof Schema][] = [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ];
  for (const [bound, exclusive] of bounds) {
    if (node[bound] !== undefined || node[exclusive] !== undefined) continue;
    report(`${name ? `\`${name}\`` : 'An integer'} is input: it needs a \`${bound}\`.`, location);
  }
});
