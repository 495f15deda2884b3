import type { Dispatcher } from 'undici';
import { freeMemory } from '../../free-memory.ts';
import { QueryTooLarge } from '../engine-errors.ts';
import { failure, noAnswer } from './failure.ts';

/** An answer is in memory as a whole, and so is what is made of it. */
const MOST_BYTES = 64 * 1024 ** 2;

/**
 * The body of an answer, taken in as it comes from the socket: undici's stream between would take 0.3 ms more, for the shortest
 * too. Fails with what the engine says, with what it means that it says nothing, or with what `signal` is aborted with, which
 * says that nobody waits for the answer any more.
 */
export const receive = (
  engine: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal | undefined,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let code = 0;
    let length = 0;
    let abort = (): void => undefined;
    const unheed = () => signal?.removeEventListener('abort', abort);
    engine.dispatch(request, {
      onRequestStart(controller) {
        abort = () => controller.abort(signal?.reason);
        if (signal?.aborted) abort();
        else signal?.addEventListener('abort', abort);
      },
      onResponseStart(_, statusCode, headers) {
        status = statusCode;
        code = Number(headers['x-clickhouse-exception-code'] ?? 0);
      },
      onResponseData(controller, chunk) {
        chunks.push(chunk);
        length += chunk.length;
        if (length > MOST_BYTES) controller.abort(new QueryTooLarge('memory', 0, 'the answer is too long'));
      },
      onResponseEnd() {
        unheed();
        const body = Buffer.concat(chunks);
        freeMemory(chunks);
        if (status === 200) resolve(body);
        else reject(failure(code, body.toString()));
      },
      onResponseError(_, error) {
        unheed();
        reject(signal?.aborted ? signal.reason : noAnswer(error));
      },
    });
  });
