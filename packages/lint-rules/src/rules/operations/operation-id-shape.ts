import { returnsList } from '../../document/payload.ts';
import { rule } from '../../rule.ts';

const defaults = {
  verbs: {
    post: ['create', 'query'],
    put: ['update', 'replace'],
    patch: ['update'],
    delete: ['delete'],
  } as Readonly<Record<string, readonly string[]>>,
};

/**
 * Requires an `operationId` to be a verb that matches the method, and a noun: `listDashboards`, `getDashboard`. The
 * operationId of a webhook is `deliver` and its name.
 */
export const operationIdShape = rule(
  'operation-id-shape',
  ({ endpoints, webhooks, options, report, context }) => {
    const verbsByMethod = { ...defaults.verbs, ...options.verbs };
    for (const endpoint of endpoints) {
      const { path, method, node, location } = endpoint;
      if (node.operationId === undefined) continue;
      const isList = !path.endsWith('}') && returnsList(context, endpoint);
      const verbs = method === 'get' ? [isList ? 'list' : 'get'] : (verbsByMethod[method] ?? []);
      if (verbs.length === 0 || verbs.some((verb) => new RegExp(`^${verb}[A-Z]\\w*$`).test(node.operationId ?? '')))
        continue;
      const expected = verbs.map((verb) => `\`${verb}…\``).join(' or ');
      const message = `Expected an operationId like ${expected} for ${method.toUpperCase()} of ${isList ? 'a list' : 'this path'}, found \`${node.operationId}\`.`;
      report(message, location.child('operationId'));
    }
    for (const { path, node, location } of webhooks) {
      const expected = `deliver${path.charAt(0).toUpperCase()}${path.slice(1)}`;
      if (node.operationId === undefined || node.operationId === expected) continue;
      const message = `Expected the operationId \`${expected}\` for the webhook \`${path}\`, found \`${node.operationId}\`.`;
      report(message, location.child('operationId'));
    }
  },
  defaults,
);
