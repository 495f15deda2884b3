import { hasParameter, success } from '../../document/endpoint.ts';
import { isList, payload } from '../../document/payload.ts';
import { rule } from '../../rule.ts';

/**
 * Requires `ETag` on the first 2xx response of an operation if the response has an envelope with a single resource. Requires
 * `If-None-Match` on a GET of the resource, and `If-Match` on PUT, PATCH and DELETE. Skips operations with `x-read-only`: their response
 * is computed and has no version.
 */
export const etagOnSingleResources = rule('etag-on-single-resources', ({ endpoints, report, context }) => {
  const tagged = new Set<string>();
  for (const endpoint of endpoints) {
    const response = success(endpoint);
    const schema = payload(context, endpoint);
    if (!response || !schema || isList(schema) || endpoint.node['x-read-only'] === true) continue;
    if (endpoint.method === 'get') tagged.add(endpoint.path);
    if (!response.headers.has('etag'))
      report(
        `Expected the response of \`${endpoint.title}\` to have the header \`ETag\`, because it contains a single resource.`,
        response.location,
      );
  }
  for (const endpoint of endpoints) {
    if (!tagged.has(endpoint.path) || !['get', 'put', 'patch', 'delete'].includes(endpoint.method)) continue;
    const header = endpoint.method === 'get' ? 'If-None-Match' : 'If-Match';
    if (!hasParameter(endpoint, 'header', header))
      report(`Expected \`${endpoint.title}\` to have the header parameter \`${header}\`.`, endpoint.location, 'onKey');
  }
});
