import type { CallState } from '../calls/call-state.ts';
import type { Log } from '../logging/log.ts';
import { redactedBody, redactedHeaders } from '../logging/redact.ts';
import type { Reply } from './buffered-response.ts';
import type { OutgoingRequest } from './outgoing-request.ts';

/** Makes one attempt and reads its answer. */
export type Attempt = (request: OutgoingRequest, call: CallState) => Promise<Reply>;

/** An attempt with a line of what came of it, and with headers and bodies where somebody wants to see them. */
export function logged(attempt: Attempt, log: Log): Attempt {
  if (!log.info) return attempt;
  return async (sent, call) => {
    const start = performance.now();
    const about = `${call.request}, attempt ${call.attempts}`;
    log.debug?.(`${about}: sent`, { headers: redactedHeaders(sent.headers), body: redactedBody(sent.body ?? '') });
    try {
      const reply = await attempt(sent, call);
      const { status, headers } = reply;
      log.info?.(`${about}: ${status} in ${since(start)} ms (request ${headers.get('x-request-id') ?? 'unknown'})`);
      if (log.debug) {
        log.debug(`${about}: received`, { headers: redactedHeaders(headers), body: redactedBody(await reply.text()) });
      }
      return reply;
    } catch (error) {
      log.info?.(`${about}: ${error instanceof Error ? error.name : 'failed'} after ${since(start)} ms`);
      throw error;
    }
  };
}

function since(start: number): number {
  return Math.round(performance.now() - start);
}
