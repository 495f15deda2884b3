import { isObject } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

/** A request is closed, so that a slip of the pen is refused; a response is open, so that something can be added. */
export const additionalPropertiesPolicy = shapeRule('additional-properties-policy', (shape, report) => {
  const { input, output, node, location, role } = shape;
  if (!isObject(node) || (role === 'member' && !node.type)) return;
  if (input && !output && node.additionalProperties === undefined) {
    report('Only callers send this object: it needs `additionalProperties: false`.', location);
  }
  if (input && node.additionalProperties === true) {
    report(
      'Expected `false` or a schema of the values, found `true` in what callers send.',
      location.child('additionalProperties'),
    );
  }
  if (output && node.additionalProperties === false) {
    report(
      'Callers receive this object: it needs to stay open, without `additionalProperties: false`.',
      location.child('additionalProperties'),
      'onKey',
    );
  }
});
