import { shapeRule } from '../../rule.ts';

/** Rejects an `allOf` whose only member is a `$ref`, unless the schema adds properties. */
export const noAllofWrapper = shapeRule('no-allof-wrapper', ({ node, location }, report) => {
  if (node.allOf?.length !== 1 || node.allOf[0]?.$ref === undefined || node.properties) return;
  report(
    'Expected a `$ref` with a sibling description, found an `allOf` with a single `$ref`.',
    location.child('allOf'),
    'onKey',
  );
});
