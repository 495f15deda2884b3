import { requestRule } from '../../rule.ts';

/** An operation that takes a body needs one: a body that may be missing is a second operation in disguise. */
export const requestBodyRequired = requestRule('request-body-required', ({ body, title }, report) => {
  if (!body || body.node.required === true) return;
  const place = body.node.required === undefined ? body.location : body.location.child('required');
  report(`\`${title}\` needs \`required: true\` on its request body.`, place, 'onKey');
});
