import { shapeRule } from '../../rule.ts';

/** An object inside of another is a component of its own, with a name that types and documentation can use. */
export const noInlineObject = shapeRule('no-inline-object', ({ inline, role, node, location, name, input }, report) => {
  if (!inline || !node.properties || (role === 'member' && !node.type)) return;
  // An envelope stands in its response: it is no type that anybody would name.
  if (role === 'body' && !input) return;
  report(
    `${name ? `\`${name}\`` : 'The object'} needs to be a \`$ref\` to a component, found an object in place.`,
    location,
  );
});
