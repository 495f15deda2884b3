import { operationRule } from '../../rule.ts';

/** What credentials a caller needs is said once, for the whole API: clients and services sign and check every call alike. */
export const securityAtRoot = operationRule('security-at-root', ({ node, location, title }, report) => {
  if (node.security === undefined) return;
  report(
    `Expected \`security\` at the root of the description only: nothing reads that of \`${title}\`.`,
    location.child('security'),
    'onKey',
  );
});
