import type { Schema } from '../../document/nodes.ts';
import { isEnumerated, typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

/** Requires integers in requests to have a minimum and a maximum, which can be exclusive. Enums and constants need none. */
export const integerBounded = shapeRule('integer-bounded', ({ input, node, location, name }, report) => {
  if (!input || !typesOf(node).includes('integer') || isEnumerated(node)) return;
  const bounds: [keyof Schema, keyof Schema][] = [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ];
  for (const [bound, exclusive] of bounds) {
    if (node[bound] !== undefined || node[exclusive] !== undefined) continue;
    report(
      `Expected ${name ? `\`${name}\`` : 'the integer'} to have a \`${bound}\`, because it is part of a request.`,
      location,
    );
  }
});
