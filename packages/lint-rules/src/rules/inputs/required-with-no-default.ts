import { shapeRule } from '../../rule.ts';

/** Rejects a default for a required property of a request. It would never apply. */
export const requiredWithNoDefault = shapeRule(
  'required-with-no-default',
  ({ input, output, node, location }, report) => {
    if (!input || output) return;
    for (const name of node.required ?? []) {
      if (node.properties?.[name]?.default === undefined) continue;
      report(
        `Expected the required property \`${name}\` to have no \`default\`. Remove the default or make the property optional.`,
        location.child(['properties', name, 'default']),
        'onKey',
      );
    }
  },
);
