import type { Dispatcher } from 'undici';
import { UnavailableError } from '../../domain/errors.ts';
import { QueryTooLargeError } from './engine-errors.ts';
import { ResponseBody, type ResponseMemory } from './response-body.ts';
import { toConnectionError, toEngineError } from './to-engine-error.ts';

/** Maximum size of an error. Its message may quote a whole event. */
const MAX_ERROR_BYTES = 2 * 1024 ** 2;

/** The HTTP status for a URL that is too long. */
const URI_TOO_LONG = 414;

/** The HTTP statuses of a proxy that gets no response from the server behind it. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Maximum number of informational (1xx) responses ahead of the final one. */
const MAX_INFORMATIONAL = 16;

/** Returns the error for a response with an error status. `code` is 0 if the response has no error code of ClickHouse. */
function toResponseError(status: number, code: number, message: string): Error {
  if (status === URI_TOO_LONG) {
    return new QueryTooLargeError('statement', 'the URL is too long for the server, or for a proxy in front of it');
  }
  if (code === 0 && GATEWAY_STATUSES.has(status)) {
    const cause = new Error(`A proxy in front of the server responded with the status ${status}.`);
    return new UnavailableError('The telemetry engine does not respond.', { cause });
  }
  return toEngineError(code, message);
}

/**
 * Sends a request and returns the response body, which the caller frees. Throws:
 *
 * - the error that the engine returns
 * - QueryTooLargeError for a URL or a response body that is too large
 * - QueryTimeoutError if the response takes too long
 * - UnavailableError if the engine does not respond
 *
 * If `signal` is aborted when the request starts, the request is not sent and the promise rejects with the reason. A later abort takes
 * effect as soon as the response has started: it closes the connection, and the promise rejects with the reason.
 *
 * Calls `dispatch` instead of `request`, because the body stream of `request` takes more time for each statement.
 */
export function readResponse(
  engine: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal | undefined,
  memory?: ResponseMemory,
): Promise<ResponseBody> {
  return new Promise((resolve, reject) => {
    let body = new ResponseBody(memory);
    let status = 0;
    let code = 0;
    let informational = 0;
    let abort = (): void => undefined;
    const finish = (): void => signal?.removeEventListener('abort', abort);
    engine.dispatch(request, {
      onRequestStart(controller) {
        if (signal?.aborted) controller.abort(signal.reason);
      },
      onResponseStart(controller, statusCode, headers) {
        if (statusCode < 200) {
          informational += 1;
          if (informational > MAX_INFORMATIONAL) controller.abort(new Error('too many informational responses'));
          return;
        }
        abort = () => controller.abort(signal?.reason);
        if (signal?.aborted) abort();
        else signal?.addEventListener('abort', abort);
        status = statusCode;
        code = Number(headers['x-clickhouse-exception-code'] ?? 0);
        if (status !== 200) body = new ResponseBody(memory, MAX_ERROR_BYTES);
      },
      onResponseData(controller, chunk) {
        try {
          body.append(chunk);
        } catch (error) {
          controller.abort(error as Error);
        }
      },
      onResponseEnd() {
        finish();
        if (status === 200) {
          resolve(body);
          return;
        }
        const message = body.bytes.toString();
        body.free();
        reject(toResponseError(status, code, message));
      },
      onResponseError(_, error) {
        finish();
        body.free();
        reject(signal?.aborted ? signal.reason : toConnectionError(error));
      },
    });
  });
}
