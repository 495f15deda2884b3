import { rule } from '../../rule.ts';

/** Every operation has the name that clients give it, `dashboards.create`, and no other operation has the same. */
export const clientMethodPresentAndUnique = rule('client-method-present-and-unique', ({ endpoints, report }) => {
  const taken = new Map<string, string>();
  for (const { node, location, title } of endpoints) {
    const method = node['x-client-method'];
    if (typeof method !== 'string') {
      report(
        `\`${title}\` needs \`x-client-method\`, a resource and a method like \`dashboards.create\`.`,
        location,
        'onKey',
      );
      continue;
    }
    const place = location.child('x-client-method');
    const other = taken.get(method);
    if (!/^[a-z]\w*\.[a-z]\w*$/.test(method)) {
      report(`Expected a resource and a method like \`dashboards.create\`, found \`${method}\`.`, place);
    } else if (other !== undefined) {
      report(`Expected a client method of its own: \`${method}\` is that of \`${other}\` already.`, place);
    } else taken.set(method, title);
  }
});
