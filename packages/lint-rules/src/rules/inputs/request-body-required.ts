import { requestRule } from '../../rule.ts';

/** Requires request bodies to have `required: true`. */
export const requestBodyRequired = requestRule('request-body-required', ({ body, title }, report) => {
  if (!body || body.node.required === true) return;
  const place = body.node.required === undefined ? body.location : body.location.child('required');
  report(`Expected the request body of \`${title}\` to have \`required: true\`.`, place, 'onKey');
});
