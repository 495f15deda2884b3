import { rule } from '../../rule.ts';

/** Requires every operation to have a unique `x-client-method`, such as `dashboards.create`. */
export const clientMethodPresentAndUnique = rule('client-method-present-and-unique', ({ endpoints, report }) => {
  const methods = new Map<string, string>();
  for (const { node, location, title } of endpoints) {
    const method = node['x-client-method'];
    if (typeof method !== 'string') {
      report(
        `Expected \`${title}\` to have \`x-client-method\`, a resource and a method like \`dashboards.create\`.`,
        location,
        'onKey',
      );
      continue;
    }
    const place = location.child('x-client-method');
    const other = methods.get(method);
    if (!/^[a-z]\w*\.[a-z]\w*$/.test(method)) {
      report(`Expected a resource and a method like \`dashboards.create\`, found \`${method}\`.`, place);
    } else if (other !== undefined) {
      report(`Expected a unique client method, found \`${method}\`, which \`${other}\` already has.`, place);
    } else methods.set(method, title);
  }
});
