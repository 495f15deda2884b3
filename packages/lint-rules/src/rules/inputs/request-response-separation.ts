import { payloadNames } from '../../document/payload.ts';
import { rule } from '../../rule.ts';

/**
 * Requires separate schemas for requests and responses of a resource. An object inside a resource can have one schema for both,
 * without `readOnly`. A request schema can list read-only fields, with only `readOnly`, `description` and `deprecated`. Rejects
 * `writeOnly` in schemas of responses.
 */
export const requestResponseSeparation = rule('request-response-separation', ({ shapes, report }) => {
  for (const { input, output, isBody, owner, name: key, node, location } of shapes) {
    const isResource = isBody || (owner?.required?.includes(key) && payloadNames.includes(key));
    if (input && output && isResource)
      report('Expected separate schemas for requests and responses, found one schema for both.', location);
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      const place = location.child(['properties', name]);
      if (input && output && property.readOnly) {
        report(
          `Expected no \`readOnly\` in a schema for requests and responses, found it on \`${name}\`.`,
          place.child('readOnly'),
          'onKey',
        );
      }
      if (output && property.writeOnly)
        report(
          `Expected \`writeOnly\` only in request schemas, found it on \`${name}\`.`,
          place.child('writeOnly'),
          'onKey',
        );
      const [constraint] = Object.keys(property).filter(
        (key) => !['readOnly', 'description', 'deprecated'].includes(key),
      );
      if (input && !output && property.readOnly && constraint !== undefined) {
        report(
          `Expected the read-only field \`${name}\` to have no constraints, found \`${constraint}\`.`,
          place.child(constraint),
          'onKey',
        );
      }
    }
  }
});
