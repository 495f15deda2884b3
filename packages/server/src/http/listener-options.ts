import { LogController } from 'fastify';
import { respondToMalformedRequest } from './errors/malformed-request.ts';
import { type HttpTimeouts, timeoutOptions } from './http-timeouts.ts';
import { PacedRequest } from './paced-request.ts';
import { requestTarget } from './request-target.ts';

/** Returns the Fastify options that the listeners of the API and of OTLP over HTTP share. */
export function listenerOptions(timeouts?: HttpTimeouts) {
  const { http, ...others } = timeoutOptions(timeouts);
  return {
    ...others,
    // Node would reject a request without Host before it has a request id. `headerError` rejects it instead.
    http: { ...http, requireHostHeader: false, IncomingMessage: PacedRequest },
    rewriteUrl: ({ url = '' }: { readonly url?: string | undefined }) => requestTarget(url),
    clientErrorHandler: respondToMalformedRequest,
    logController: new LogController({ disableRequestLogging: true }),
  };
}
