import { rule } from '../../rule.ts';

/** Requires schemas to use `examples` instead of `example`, which OpenAPI 3.1 has deprecated. */
export const examplesInList = rule('examples-in-list', ({ root, shapes, report }) => {
  if (String((root as { openapi?: string }).openapi).startsWith('3.0')) return;
  for (const { node, location } of shapes) {
    if (node.example === undefined) continue;
    report('Expected `examples`, an array, found `example`.', location.child('example'), 'onKey');
  }
});
