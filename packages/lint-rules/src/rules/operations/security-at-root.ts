import { operationRule } from '../../rule.ts';

/** Rejects `security` on operations. Clients and services authenticate all operations the same way. */
export const securityAtRoot = operationRule('security-at-root', ({ node, location, title }, report) => {
  if (node.security === undefined) return;
  report(
    `Expected \`security\` only at the root of the document, found it on \`${title}\`.`,
    location.child('security'),
    'onKey',
  );
});
