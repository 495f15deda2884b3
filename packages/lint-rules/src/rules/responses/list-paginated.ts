import { success, takes } from '../../document/endpoint.ts';
import { operationRule } from '../../rule.ts';

const defaults = { parameters: ['limit', 'offset'] as readonly string[], meta: 'meta' };

/** Every list operation takes `limit` and `offset` and answers with `meta`: no list is small for ever. */
export const listPaginated = operationRule(
  'list-paginated',
  (endpoint, report, options) => {
    if (!endpoint.node.operationId?.startsWith('list')) return;
    for (const name of options.parameters) {
      if (!takes(endpoint, 'query', name)) {
        report(`\`${endpoint.title}\` needs the query parameter \`${name}\`.`, endpoint.location, 'onKey');
      }
    }
    const schema = success(endpoint)?.schema;
    if (!schema || schema.node.required?.includes(options.meta)) return;
    report(
      `\`${endpoint.title}\` needs \`${options.meta}\` in its answer, required, to say which page it is.`,
      schema.location,
    );
  },
  defaults,
);
