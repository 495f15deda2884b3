import { shapeRule } from '../../rule.ts';

/** Requires request bodies and nested objects to be components. */
export const noInlineObject = shapeRule('no-inline-object', ({ inline, role, node, location, name, input }, report) => {
  if (!inline || !node.properties || (role === 'member' && !node.type)) return;
  // A response envelope can be inline.
  if (role === 'body' && !input) return;
  report(
    `Expected ${name ? `\`${name}\`` : 'the object'} to be a \`$ref\` to a component, found an inline object.`,
    location,
  );
});
