import { errors } from '../../document/endpoint.ts';
import type { Schema } from '../../document/nodes.ts';
import { rule } from '../../rule.ts';

const defaults = { text: ['message', 'error'] as readonly string[], required: ['requestId'] as readonly string[] };

/** Every error of an API has one schema, with a text for a person and the id to ask about. */
export const errorEnvelope = rule(
  'error-envelope',
  ({ endpoints, report, options }) => {
    const expected = [
      options.text.map((name) => `\`${name}\``).join(' or '),
      ...options.required.map((name) => `\`${name}\``),
    ];
    const judged = new Set<unknown>();
    let first: Schema | undefined;
    for (const answer of endpoints.flatMap(errors)) {
      if (judged.has(answer.node)) continue;
      judged.add(answer.node);
      if (!answer.schema) {
        report(`Expected a JSON body for the error ${answer.status}.`, answer.location);
        continue;
      }
      const { node, location } = answer.schema;
      first ??= node;
      const has = (name: string) => node.properties?.[name] !== undefined && (node.required ?? []).includes(name);
      if (node !== first) report('Expected the schema that the other errors have.', location);
      else if (judged.has(node)) continue;
      else if (!options.text.some(has) || !options.required.every(has)) {
        report(`Expected an error to require ${expected.join(' and ')}.`, location);
      }
      judged.add(node);
    }
  },
  defaults,
);
