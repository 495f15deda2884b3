import { typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

/** Every list that callers send has a largest length. */
export const arrayBounded = shapeRule('array-bounded', ({ input, node, location, name }, report) => {
  if (!input || !typesOf(node).includes('array') || node.maxItems !== undefined) return;
  report(`${name ? `\`${name}\`` : 'An array'} is input: it needs \`maxItems\`.`, location);
});
