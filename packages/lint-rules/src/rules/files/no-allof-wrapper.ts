import { shapeRule } from '../../rule.ts';

/** A `$ref` may have a description beside it; an `allOf` around it says nothing more, and makes a type of its own. */
export const noAllofWrapper = shapeRule('no-allof-wrapper', ({ node, location }, report) => {
  if (node.allOf?.length !== 1 || node.allOf[0]?.$ref === undefined) return;
  report(
    'Expected the `$ref` itself with a description beside it, found an `allOf` around it.',
    location.child('allOf'),
    'onKey',
  );
});
