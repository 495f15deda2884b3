import { shapeRule } from '../../rule.ts';

/** An object says what is in it, and what callers send has a type. */
export const noFreeForm = shapeRule('no-free-form', ({ node, location, name, input, role }, report) => {
  const title = name ? `\`${name}\`` : 'The schema';
  const closed = node.maxProperties === 0;
  if (
    node.type === 'object' &&
    !node.properties &&
    !node.additionalProperties &&
    !closed &&
    !node.oneOf &&
    !node.anyOf &&
    !node.allOf
  ) {
    report(`${title} needs \`properties\`, or a schema of its values in \`additionalProperties\`.`, location);
  }
  if (node.type === 'array' && !node.items) report(`${title} needs \`items\`.`, location);
  const typed = node.type ?? node.oneOf ?? node.anyOf ?? node.allOf ?? node.enum ?? node.properties;
  if (input && role !== 'member' && typed === undefined && node.const === undefined && !node.readOnly) {
    report(`${title} needs a \`type\`.`, location);
  }
});
