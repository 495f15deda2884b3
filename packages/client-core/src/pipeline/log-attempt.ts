import type { Log } from '../logging/log.ts';
import { redactBody, redactHeaders } from '../logging/redact.ts';
import type { BufferedResponse } from './buffered-response.ts';
import type { OutgoingRequest } from './outgoing-request.ts';

/** Makes an attempt and logs its outcome. Logs headers and bodies at level `debug`. */
export async function logAttempt(
  log: Log,
  request: OutgoingRequest,
  send: () => Promise<BufferedResponse>,
): Promise<BufferedResponse> {
  const { call } = request;
  const start = performance.now();
  const attempt = `${call.request}, attempt ${call.attempts}`;
  log.debug?.(`${attempt}: sending`, {
    headers: redactHeaders(request.headers),
    body: redactBody(request.body ?? ''),
  });
  try {
    const response = await send();
    const requestId = response.headers.get('x-request-id') ?? 'unknown';
    log.info?.(`${attempt}: ${response.status} in ${msSince(start)} ms (request ${requestId})`);
    if (log.debug) {
      const body = redactBody(await response.text());
      log.debug(`${attempt}: received`, { headers: redactHeaders(response.headers), body });
    }
    return response;
  } catch (error) {
    log.info?.(`${attempt}: ${error instanceof Error ? error.name : 'failed'} after ${msSince(start)} ms`);
    throw error;
  }
}

function msSince(start: number): number {
  return Math.round(performance.now() - start);
}
