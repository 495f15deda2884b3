import { errors } from '../../document/endpoint.ts';
import { operationRule } from '../../rule.ts';

/** An error is described once and pointed to: nobody learns a second shape of the same error. */
export const errorResponseShared = operationRule('error-response-shared', (endpoint, report) => {
  for (const { status, site, shared } of errors(endpoint)) {
    if (!shared)
      report(`Expected a \`$ref\` to the shared response for ${status}, found one of its own.`, site, 'onKey');
  }
});
