import { typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

/** Requires objects to define their content, arrays their items, and other values a type. */
export const noFreeForm = shapeRule('no-free-form', ({ node, location, name, output, role }, report) => {
  if (node['x-any-value'] === true) return;
  const title = name ? `\`${name}\`` : 'the schema';
  const types = typesOf(node);
  const isAlwaysEmpty = node.maxProperties === 0;
  if (
    types.includes('object') &&
    !node.properties &&
    !node.additionalProperties &&
    !isAlwaysEmpty &&
    !node.oneOf &&
    !node.anyOf &&
    !node.allOf
  ) {
    report(`Expected ${title} to have \`properties\`, or a schema in \`additionalProperties\`.`, location);
  }
  if (types.includes('array') && !node.items) report(`Expected ${title} to have \`items\`.`, location);
  const definedType = node.type ?? node.oneOf ?? node.anyOf ?? node.allOf ?? node.enum ?? node.properties;
  // Requests may contain read-only properties of any type. The service ignores them.
  const ignored = node.readOnly && !output;
  if (role !== 'member' && definedType === undefined && node.const === undefined && !ignored) {
    report(`Expected ${title} to have a \`type\`.`, location);
  }
});
