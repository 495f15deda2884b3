import { rule } from '../../rule.ts';

/** A schema has `examples`, a list: `example` is what JSON Schema does not know, and OpenAPI 3.1 gave up. */
export const examplesInList = rule('examples-in-list', ({ root, shapes, report }) => {
  if (String((root as { openapi?: string }).openapi).startsWith('3.0')) return;
  for (const { node, location } of shapes) {
    if (node.example === undefined) continue;
    report('Expected `examples`, a list, found `example`.', location.child('example'), 'onKey');
  }
});
