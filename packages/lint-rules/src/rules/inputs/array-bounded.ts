import { typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

/** Requires arrays in requests to have `maxItems`. */
export const arrayBounded = shapeRule('array-bounded', ({ input, node, location, name }, report) => {
  if (!input || !typesOf(node).includes('array') || node.maxItems !== undefined) return;
  report(
    `Expected ${name ? `\`${name}\`` : 'the array'} to have \`maxItems\`, because it is part of a request.`,
    location,
  );
});
