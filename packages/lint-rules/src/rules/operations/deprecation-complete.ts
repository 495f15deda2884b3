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
    if (sunset === undefined)
      report(`\`${title}\` is deprecated and needs \`x-sunset\`, a day like \`2027-01-31\`.`, place);
    else if (!isDay(String(sunset)))
      report(`Expected a day like \`2027-01-31\`, found \`${sunset}\`.`, location.child('x-sunset'));
    const replacement = node['x-replacement'];
    if (replacement === undefined) {
      report(
        `\`${title}\` is deprecated and needs \`x-replacement\`, the operationId of what stands in for it.`,
        place,
      );
    } else if (!ids.has(String(replacement))) {
      const message = `Expected the operationId of what stands in for \`${title}\`: no operation is named \`${replacement}\`.`;
      report(message, location.child('x-replacement'));
    }
    // The answer to a webhook is the receiver's.
    const answer = deliveries.includes(endpoint) ? undefined : success(endpoint);
    for (const header of ['Deprecation', 'Sunset']) {
      if (answer && !answer.headers.has(header.toLowerCase()))
        report(`\`${title}\` is deprecated: its answer needs the header \`${header}\`.`, answer.site, 'onKey');
    }
  }
});

/** Whether the calendar has it: a day that is too late for its month would be read as one of the next. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
