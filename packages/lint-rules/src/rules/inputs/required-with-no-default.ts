import { shapeRule } from '../../rule.ts';

/** What a caller must send has no default: it would never be filled in, and reads as if the property could be left out. */
export const requiredWithNoDefault = shapeRule(
  'required-with-no-default',
  ({ input, output, node, location }, report) => {
    if (!input || output) return;
    for (const name of node.required ?? []) {
      if (node.properties?.[name]?.default === undefined) continue;
      report(
        `\`${name}\` is required: expected no \`default\`.`,
        location.child(['properties', name, 'default']),
        'onKey',
      );
    }
  },
);
