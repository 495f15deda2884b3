import { success, takes } from '../../document/endpoint.ts';
import { payload } from '../../document/payload.ts';
import { rule } from '../../rule.ts';

/** Who reads one resource gets its `ETag`, and whoever changes it may send it as `If-Match`: no change is lost unseen. */
export const etagOnSingleResources = rule('etag-on-single-resources', ({ endpoints, report, context }) => {
  const tagged = new Set<string>();
  for (const endpoint of endpoints) {
    const answer = success(endpoint);
    const found = payload(context, endpoint);
    if (!answer || !found || found.node.type === 'array') continue;
    if (endpoint.method === 'get') tagged.add(endpoint.path);
    if (!answer.headers.has('etag'))
      report(`\`${endpoint.title}\` answers one resource: its response needs the header \`ETag\`.`, answer.location);
  }
  for (const endpoint of endpoints) {
    if (!tagged.has(endpoint.path) || !['get', 'put', 'patch', 'delete'].includes(endpoint.method)) continue;
    const header = endpoint.method === 'get' ? 'If-None-Match' : 'If-Match';
    if (!takes(endpoint, 'header', header))
      report(`\`${endpoint.title}\` needs the header parameter \`${header}\`.`, endpoint.location, 'onKey');
  }
});
