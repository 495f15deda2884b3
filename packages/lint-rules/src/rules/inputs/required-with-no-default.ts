import { rule } from '../../rule.ts';

/**
 * Rejects a default for a required property or parameter of a request. It would never apply. Skips the properties of schemas that
 * also occur in responses.
 */
export const requiredWithNoDefault = rule('required-with-no-default', ({ endpoints, shapes, report }) => {
  for (const { input, output, node, location } of shapes) {
    if (!input || output) continue;
    for (const name of node.required ?? []) {
      if (node.properties?.[name]?.default === undefined) continue;
      report(
        `Expected the required property \`${name}\` to have no \`default\`. Remove the default or make the property optional.`,
        location.child(['properties', name, 'default']),
        'onKey',
      );
    }
  }
  const parameters = new Map(
    endpoints.flatMap((endpoint) => endpoint.parameters.map((parameter) => [parameter.node, parameter])),
  );
  for (const { node, location } of parameters.values()) {
    if (!node.required || node.schema?.default === undefined) continue;
    report(
      `Expected the required parameter \`${node.name}\` to have no \`default\`. Remove the default or make the parameter optional.`,
      location.child(['schema', 'default']),
      'onKey',
    );
  }
});
