import { hasParameter, success } from '../../document/endpoint.ts';
import { operationRule } from '../../rule.ts';

const defaults = { parameters: ['limit', 'offset'] as readonly string[], meta: 'meta' };

/** Requires list operations to accept `limit` and `offset` and to return `meta`. */
export const listPaginated = operationRule(
  'list-paginated',
  (endpoint, report, options) => {
    if (!endpoint.node.operationId?.startsWith('list')) return;
    for (const name of options.parameters) {
      if (!hasParameter(endpoint, 'query', name)) {
        report(`Expected \`${endpoint.title}\` to have the query parameter \`${name}\`.`, endpoint.location, 'onKey');
      }
    }
    const schema = success(endpoint)?.schema;
    if (!schema || schema.node.required?.includes(options.meta)) return;
    report(
      `Expected the response of \`${endpoint.title}\` to require \`${options.meta}\`, which describes the page.`,
      schema.location,
    );
  },
  defaults,
);
