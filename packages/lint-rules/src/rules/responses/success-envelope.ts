import { success } from '../../document/endpoint.ts';
import { payloadNames } from '../../document/payload.ts';
import { operationRule } from '../../rule.ts';

const defaults = { payload: payloadNames, required: [] as readonly string[] };

/**
 * Requires the body of the first 2xx response to be an envelope: an object with the payload in a required property. The response of
 * a DELETE needs no payload. The options set the allowed names of the payload property, and further required properties. Operations
 * with `x-bare` are exempt.
 */
export const successEnvelope = operationRule(
  'success-envelope',
  (endpoint, report, options) => {
    const response = success(endpoint);
    if (!response?.schema || endpoint.node['x-bare'] === true) return;
    const { node, location } = response.schema;
    const names = options.payload.map((name) => `\`${name}\``).join(' or ');
    const required = new Set(node.required);
    if (
      endpoint.method !== 'delete' &&
      !options.payload.some((name) => node.properties?.[name] && required.has(name))
    ) {
      report(`Expected the response envelope of \`${endpoint.title}\` to require ${names}.`, location);
    }
    for (const name of options.required) {
      if (!required.has(name))
        report(`Expected the response envelope of \`${endpoint.title}\` to require \`${name}\`.`, location);
    }
  },
  defaults,
);
