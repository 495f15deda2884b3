import { errors } from '../../document/endpoint.ts';
import { operationRule } from '../../rule.ts';

/** Requires error responses to be references. */
export const errorResponseShared = operationRule('error-response-shared', (endpoint, report) => {
  for (const { status, site, shared } of errors(endpoint)) {
    if (!shared)
      report(`Expected a \`$ref\` to a shared response for ${status}, found an inline response.`, site, 'onKey');
  }
});
