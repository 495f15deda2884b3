import type { Log } from '../logging/log.ts';
import { redact } from '../logging/redact.ts';
import type { OutgoingRequest } from './outgoing-request.ts';

/** A response whose body has been read. */
export interface BufferedResponse {
  readonly response: Response;
  readonly text: string;
}

/** Makes an attempt and logs its outcome. Logs headers and bodies at level `debug`. */
export async function logAttempt(
  log: Log,
  request: OutgoingRequest,
  send: () => Promise<BufferedResponse>,
): Promise<BufferedResponse> {
  const { call } = request;
  const start = performance.now();
  const attempt = `${call.request}, attempt ${call.attempts}`;
  log.debug?.(`${attempt}: sending`, redact(Object.entries(request.headers), request.body));
  try {
    const received = await send();
    const { status, headers } = received.response;
    const requestId = headers.get('x-request-id') ?? 'unknown';
    log.info?.(`${attempt}: ${status} in ${msSince(start)} ms (request ${requestId})`);
    log.debug?.(`${attempt}: received`, redact(headers, received.text));
    return received;
  } catch (error) {
    log.info?.(`${attempt}: ${error instanceof Error ? error.name : 'failed'} after ${msSince(start)} ms`);
    throw error;
  }
}

function msSince(start: number): number {
  return Math.round(performance.now() - start);
}
