import { success } from '../../document/endpoint.ts';
import { payloadNames } from '../../document/payload.ts';
import { operationRule } from '../../rule.ts';

const defaults = { payload: payloadNames, required: [] as readonly string[] };

/** What was asked for stands in an envelope that is the same everywhere, so that something can be put beside it later. */
export const successEnvelope = operationRule(
  'success-envelope',
  (endpoint, report, options) => {
    const answer = success(endpoint);
    if (!answer?.schema) return;
    const { node, location } = answer.schema;
    const names = options.payload.map((name) => `\`${name}\``).join(' or ');
    const required = new Set(node.required);
    if (
      endpoint.method !== 'delete' &&
      !options.payload.some((name) => node.properties?.[name] && required.has(name))
    ) {
      report(`\`${endpoint.title}\` needs an envelope that requires ${names}.`, location);
    }
    for (const name of options.required) {
      if (!required.has(name)) report(`\`${endpoint.title}\` needs an envelope that requires \`${name}\`.`, location);
    }
  },
  defaults,
);
