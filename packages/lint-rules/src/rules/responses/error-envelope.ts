import { errors } from '../../document/endpoint.ts';
import type { Schema } from '../../document/nodes.ts';
import { rule } from '../../rule.ts';

const defaults = { text: ['message', 'error'] as readonly string[], required: ['requestId'] as readonly string[] };

/** Requires all errors to have the same schema, with a message and the request id. */
export const errorEnvelope = rule(
  'error-envelope',
  ({ endpoints, report, options }) => {
    const quote = (name: string) => `\`${name}\``;
    const text = options.text.map(quote).join(' or ');
    const expected = [options.text.length > 1 ? `(${text})` : text, ...options.required.map(quote)];
    const checked = new Set<unknown>();
    let first: Schema | undefined;
    for (const response of endpoints.flatMap(errors)) {
      if (checked.has(response.node)) continue;
      checked.add(response.node);
      if (!response.schema) {
        report(`Expected the ${response.status} response to have a JSON body with a schema.`, response.location);
        continue;
      }
      const { node, location } = response.schema;
      first ??= node;
      const has = (name: string) => node.properties?.[name] !== undefined && (node.required ?? []).includes(name);
      if (node !== first) report('Expected the same schema as the other errors, found a different one.', location);
      else if (checked.has(node)) continue;
      else if (!options.text.some(has) || !options.required.every(has)) {
        report(`Expected the error schema to require ${expected.join(' and ')}.`, location);
      }
      checked.add(node);
    }
  },
  defaults,
);
