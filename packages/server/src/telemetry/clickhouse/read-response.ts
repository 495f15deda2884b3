import type { Dispatcher } from 'undici';
import { JoinedChunks } from '../../domain/joined-chunks.ts';
import { QueryTooLargeError } from './engine-errors.ts';
import { toConnectionError, toEngineError } from './to-engine-error.ts';

/** Maximum size of a response: the whole response and the rows parsed from it are in memory. */
const MAX_RESPONSE_BYTES = 32 * 1024 ** 2;

/** The memory that responses of other servers may take together. */
export interface ResponseMemory {
  /** Reserves bytes of a response. Returns false if there is no memory left. */
  reserve(bytes: number): boolean;
  release(bytes: number): void;
}

/** Maximum number of informational (1xx) responses ahead of the final one. */
const MAX_INFORMATIONAL = 16;

/**
 * Sends a request and returns the response body. Throws the error of the engine, or UnavailableError if there is no response.
 *
 * If `signal` is already aborted, the request is not sent and the promise rejects with the reason. An abort while the engine runs the
 * statement has no effect on the request: the promise settles when the engine has finished. An abort during the response closes the
 * connection.
 *
 * Reads from the dispatcher because the body stream of undici takes 0.3 ms more.
 */
export function readResponse(
  engine: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal | undefined,
  memory?: ResponseMemory,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const joined = new JoinedChunks();
    let status = 0;
    let code = 0;
    let length = 0;
    let reserved = 0;
    let informational = 0;
    let abort = (): void => undefined;
    const finish = (): void => {
      signal?.removeEventListener('abort', abort);
      memory?.release(reserved);
    };
    const hasMemory = (bytes: number): boolean => {
      if (memory && !memory.reserve(bytes)) return false;
      reserved += bytes;
      return true;
    };
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
      },
      onResponseData(controller, chunk) {
        const complete = joined.add(chunk);
        if (complete) chunks.push(complete);
        length += chunk.length;
        if (length > MAX_RESPONSE_BYTES)
          controller.abort(
            new QueryTooLargeError(
              'memory',
              `expected a response of at most ${MAX_RESPONSE_BYTES} bytes, received more`,
            ),
          );
        else if (!hasMemory(chunk.length))
          controller.abort(new QueryTooLargeError('memory', 'too many responses of other servers are in memory'));
      },
      onResponseEnd() {
        finish();
        const body = Buffer.concat([...chunks, joined.rest() ?? Buffer.alloc(0)]);
        if (status === 200) resolve(body);
        else reject(toEngineError(code, body.toString()));
      },
      onResponseError(_, error) {
        finish();
        reject(signal?.aborted ? signal.reason : toConnectionError(error));
      },
    });
  });
}
