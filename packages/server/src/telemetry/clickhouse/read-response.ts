import type { Dispatcher } from 'undici';
import { freeMemory } from '../query/detach-buffers.ts';
import { QueryTooLargeError } from './engine-errors.ts';
import { toConnectionError, toEngineError } from './to-engine-error.ts';

/** Maximum size of a response: the whole response and the rows parsed from it are in memory. */
const MAX_RESPONSE_BYTES = 32 * 1024 ** 2;

/**
 * Sends a request and returns the response body. Throws the error of the engine, or Unavailable if there is no response. A request
 * whose `signal` is aborted is not sent and throws the reason. After it was sent, abortion only discards the response: the promise
 * settles when the engine has finished. It reads from the dispatcher because undici's body stream takes 0.3 ms more.
 */
export function readResponse(
  engine: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let code = 0;
    let length = 0;
    engine.dispatch(request, {
      onRequestStart(controller) {
        if (signal?.aborted) controller.abort(signal.reason);
      },
      onResponseStart(_, statusCode, headers) {
        status = statusCode;
        code = Number(headers['x-clickhouse-exception-code'] ?? 0);
      },
      onResponseData(controller, chunk) {
        if (signal?.aborted) return;
        chunks.push(chunk);
        length += chunk.length;
        if (length > MAX_RESPONSE_BYTES)
          controller.abort(new QueryTooLargeError('memory', 0, 'the response is too long'));
      },
      onResponseEnd() {
        const body = Buffer.concat(chunks);
        freeMemory(chunks);
        if (signal?.aborted) reject(signal.reason);
        else if (status === 200) resolve(body);
        else reject(toEngineError(code, body.toString()));
      },
      onResponseError(_, error) {
        reject(signal?.aborted ? signal.reason : toConnectionError(error));
      },
    });
  });
}
