import { typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

/** Rejects an array as the body of a request or response. */
export const noTopLevelArray = shapeRule('no-top-level-array', ({ isBody, node, location }, report) => {
  if (!isBody || !typesOf(node).includes('array')) return;
  report('Expected an object as the body, found an array. Move the array to a property.', location);
});
