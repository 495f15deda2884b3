import { shapeRule } from '../../rule.ts';

/** Rejects an `allOf` whose only member is a `$ref`. */
export const noAllofWrapper = shapeRule('no-allof-wrapper', ({ node, location }, report) => {
  if (node.allOf?.length !== 1 || node.allOf[0]?.$ref === undefined) return;
  report(
    'Expected a `$ref` with a sibling description, found an `allOf` with a single `$ref`.',
    location.child('allOf'),
    'onKey',
  );
});
