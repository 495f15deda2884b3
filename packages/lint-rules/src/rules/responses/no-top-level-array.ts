import { shapeRule } from '../../rule.ts';

/** A body is an object, never a bare list: nothing can be put beside the items of a list without breaking callers. */
export const noTopLevelArray = shapeRule('no-top-level-array', ({ isBody, node, location }, report) => {
  if (!isBody || node.type !== 'array') return;
  report('Expected an object with the list as a property, found a list as the whole body.', location);
});
