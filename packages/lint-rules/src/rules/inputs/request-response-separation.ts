import { payloadNames } from '../../document/payload.ts';
import { rule } from '../../rule.ts';

/**
 * What is sent and what is received of a resource are two schemas. A plain value, like a range of addresses, may serve
 * both ways. What is sent may list the fields that are only read, as `readOnly` and without a constraint.
 */
export const requestResponseSeparation = rule('request-response-separation', ({ shapes, report }) => {
  for (const { input, output, isBody, owner, name: key, node, location } of shapes) {
    const isResource = isBody || (owner?.required?.includes(key) && payloadNames.includes(key));
    if (input && output && isResource)
      report('Expected one schema for what is sent and another for what is received.', location);
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      const place = location.child(['properties', name]);
      const wrong = input && output ? (['readOnly', 'writeOnly'] as const) : output ? (['writeOnly'] as const) : [];
      for (const mark of wrong) {
        if (property[mark])
          report(
            `\`${name}\` is \`${mark}\`: expected it only in a schema of what is sent.`,
            place.child(mark),
            'onKey',
          );
      }
      const [constraint] = Object.keys(property).filter(
        (key) => !['readOnly', 'description', 'deprecated'].includes(key),
      );
      if (input && !output && property.readOnly && constraint !== undefined) {
        report(
          `\`${name}\` is only read: expected no constraint, found \`${constraint}\`.`,
          place.child(constraint),
          'onKey',
        );
      }
    }
  }
});
