import { LogController } from 'fastify';
import { respondToMalformedRequest } from './errors/malformed-request.ts';
import { type HttpTimeouts, timeoutOptions } from './http-timeouts.ts';
import { requestTarget } from './request-target.ts';

/** The options of Fastify that everything that listens has. */
export function listenerOptions(timeouts?: HttpTimeouts) {
  const { http, ...others } = timeoutOptions(timeouts);
  return {
    ...others,
    // Node would refuse a request without Host in its own words, and without a request id; `headerFault` finds it.
    http: { ...http, requireHostHeader: false },
    rewriteUrl: ({ url = '' }: { readonly url?: string | undefined }) => requestTarget(url),
    clientErrorHandler: respondToMalformedRequest,
    logController: new LogController({ disableRequestLogging: true }),
  };
}
