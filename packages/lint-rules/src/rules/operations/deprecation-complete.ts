import { success } from '../../document/endpoint.ts';
import { rule } from '../../rule.ts';

/** What is deprecated says when it ends and what stands in for it, in the description and in every answer. */
export const deprecationComplete = rule('deprecation-complete', ({ endpoints, deliveries, report }) => {
  const ids = new Set([...endpoints, ...deliveries].map(({ node }) => node.operationId));
  for (const endpoint of [...endpoints, ...deliveries]) {
    const { node, location, title } = endpoint;
    if (!node.deprecated) {
      if (node['x-sunset'] !== undefined)
        report(`\`${title}\` has \`x-sunset\` and needs \`deprecated: true\`.`, location.child('x-sunset'), 'onKey');
      continue;
    }
    const place = location.child('deprecated');
    const sunset = node['x-sunset'];
    if (!/^\d{4}-\d{2}-\d{2}$/.test(String(sunset)))
      report(`\`${title}\` is deprecated and needs \`x-sunset\`, a day like \`2027-01-31\`.`, place);
    const replacement = node['x-replacement'];
    if (typeof replacement !== 'string' || !ids.has(replacement)) {
      report(
        `\`${title}\` is deprecated and needs \`x-replacement\`, the operationId of what stands in for it.`,
        place,
      );
    }
    // The answer to a webhook is the receiver's.
    const answer = deliveries.includes(endpoint) ? undefined : success(endpoint);
    for (const header of ['Deprecation', 'Sunset']) {
      if (answer && !answer.headers.has(header.toLowerCase()))
        report(`\`${title}\` is deprecated: its answer needs the header \`${header}\`.`, answer.site, 'onKey');
    }
  }
});
