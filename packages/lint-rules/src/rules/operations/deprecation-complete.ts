import { success } from '../../document/endpoint.ts';
import { rule } from '../../rule.ts';

/**
 * Requires deprecated operations and webhooks to have a sunset date and a replacement. The first 2xx response of a deprecated
 * operation must also have the headers `Deprecation` and `Sunset`. Operations and webhooks that are not deprecated must not have
 * `x-sunset`.
 */
export const deprecationComplete = rule('deprecation-complete', ({ endpoints, webhooks, report }) => {
  const ids = new Set([...endpoints, ...webhooks].map(({ node }) => node.operationId));
  for (const endpoint of [...endpoints, ...webhooks]) {
    const { node, location, title } = endpoint;
    if (!node.deprecated) {
      if (node['x-sunset'] !== undefined)
        report(
          `Expected \`deprecated: true\` on \`${title}\`, because it has \`x-sunset\`.`,
          location.child('x-sunset'),
          'onKey',
        );
      continue;
    }
    const isWebhook = webhooks.includes(endpoint);
    const subject = `the deprecated ${isWebhook ? 'webhook' : 'operation'} \`${title}\``;
    const place = location.child('deprecated');
    const sunset = node['x-sunset'];
    if (sunset === undefined) report(`Expected ${subject} to have \`x-sunset\`, a date like \`2027-01-31\`.`, place);
    else if (!isDate(String(sunset)))
      report(`Expected a date like \`2027-01-31\`, found \`${sunset}\`.`, location.child('x-sunset'));
    const replacement = node['x-replacement'];
    if (replacement === undefined) {
      report(`Expected ${subject} to have \`x-replacement\`, the operationId of its replacement.`, place);
    } else if (!ids.has(String(replacement))) {
      const message = `Expected the operationId of the replacement for \`${title}\`, found \`${replacement}\`, which does not exist.`;
      report(message, location.child('x-replacement'));
    }
    // A webhook needs no headers, because its receiver sends the responses.
    const response = isWebhook ? undefined : success(endpoint);
    for (const header of ['Deprecation', 'Sunset']) {
      if (response && !response.headers.has(header.toLowerCase()))
        report(`Expected the response of ${subject} to have the header \`${header}\`.`, response.site, 'onKey');
    }
  }
});

/** Returns true if the date exists. `Date.parse` accepts 31 February as a date in March. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
