import { shapeRule } from '../../rule.ts';

/** Rejects an array as the body of a request or response. */
export const noTopLevelArray = shapeRule('no-top-level-array', ({ isBody, node, location }, report) => {
  if (!isBody || node.type !== 'array') return;
  report('Expected an object as the body, found an array. Move the array to a property.', location);
});
