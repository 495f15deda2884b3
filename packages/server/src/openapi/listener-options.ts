import { LogController } from 'fastify';
import { answerBrokenRequest } from './broken-request.ts';
import { type Patience, patienceOptions } from './patience.ts';
import { requestTarget } from './request-target.ts';

/** The options of Fastify that everything that listens has. */
export function listenerOptions(patience?: Patience) {
  const { http, ...others } = patienceOptions(patience);
  return {
    ...others,
    // Node would refuse a request without Host in its own words, and without a request id; `headerFault` finds it.
    http: { ...http, requireHostHeader: false },
    rewriteUrl: ({ url = '' }: { readonly url?: string | undefined }) => requestTarget(url),
    clientErrorHandler: answerBrokenRequest,
    logController: new LogController({ disableRequestLogging: true }),
  };
}
