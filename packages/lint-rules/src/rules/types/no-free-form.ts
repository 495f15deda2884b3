import { shapeRule } from '../../rule.ts';

/** Requires objects to define their content, arrays their items, and other values a type. */
export const noFreeForm = shapeRule('no-free-form', ({ node, location, name, output, role }, report) => {
  const title = name ? `\`${name}\`` : 'the schema';
  const isAlwaysEmpty = node.maxProperties === 0;
  if (
    node.type === 'object' &&
    !node.properties &&
    !node.additionalProperties &&
    !isAlwaysEmpty &&
    !node.oneOf &&
    !node.anyOf &&
    !node.allOf
  ) {
    report(`Expected ${title} to have \`properties\`, or a schema in \`additionalProperties\`.`, location);
  }
  if (node.type === 'array' && !node.items) report(`Expected ${title} to have \`items\`.`, location);
  const definedType = node.type ?? node.oneOf ?? node.anyOf ?? node.allOf ?? node.enum ?? node.properties;
  if (node['x-any-value'] === true) return;
  // Requests may contain read-only properties of any type. The service ignores them.
  const ignored = node.readOnly && !output;
  if (role !== 'member' && definedType === undefined && node.const === undefined && !ignored) {
    report(`Expected ${title} to have a \`type\`.`, location);
  }
});
