import { rule } from '../../rule.ts';

/** Requires path parameters to have `required: true`, as OpenAPI does. */
export const pathParameterRequired = rule('path-parameter-required', ({ endpoints, report }) => {
  const parameters = endpoints.flatMap((endpoint) => endpoint.parameters);
  for (const { node, location } of new Map(parameters.map((located) => [located.node, located])).values()) {
    if (node.in !== 'path' || node.required === true) continue;
    const place = node.required === undefined ? location : location.child('required');
    report(`Expected the path parameter \`${node.name}\` to have \`required: true\`.`, place);
  }
});
