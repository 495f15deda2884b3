import { rule } from '../../rule.ts';

/** A path without one of its parameters is another path: OpenAPI wants `required: true` of each. */
export const pathParameterRequired = rule('path-parameter-required', ({ endpoints, report }) => {
  const parameters = endpoints.flatMap((endpoint) => endpoint.parameters);
  for (const { node, location } of new Map(parameters.map((placed) => [placed.node, placed])).values()) {
    if (node.in !== 'path' || node.required === true) continue;
    const place = node.required === undefined ? location : location.child('required');
    report(`\`${node.name}\` is a parameter of the path: it needs \`required: true\`.`, place);
  }
});
