import type { Schema } from '../../document/nodes.ts';
import { isObject } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

/** Returns true if a part of an `allOf` adds properties. A condition with `if` does not. */
function addsProperties(part: Schema): boolean {
  return '$ref' in part || part.properties !== undefined;
}

/**
 * Requires objects that occur only in requests to have `additionalProperties: false` or a schema for the values of a map, except objects
 * whose `allOf` adds properties. Rejects `additionalProperties: false` in objects that occur in responses or webhooks, and
 * `additionalProperties: true` in objects of requests. Skips members of `oneOf`, `anyOf` and `allOf` without a `type`.
 */
export const additionalPropertiesPolicy = shapeRule('additional-properties-policy', (shape, report) => {
  const { input, output, node, location, role } = shape;
  if (!isObject(node) || (role === 'member' && !node.type)) return;
  // `additionalProperties: false` would reject the properties of the parts of an `allOf`.
  if (input && !output && node.additionalProperties === undefined && !node.allOf?.some(addsProperties)) {
    report('Expected `additionalProperties: false` in a request object, found none.', location);
  }
  if (input && node.additionalProperties === true) {
    report('Expected `false` or a schema in a request object, found `true`.', location.child('additionalProperties'));
  }
  if (output && node.additionalProperties === false) {
    report(
      'Expected an object of a response or webhook to be open, found `additionalProperties: false`. Remove it.',
      location.child('additionalProperties'),
      'onKey',
    );
  }
});
