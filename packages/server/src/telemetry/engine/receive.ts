import type { Dispatcher } from 'undici';
import { failure, noAnswer } from './failure.ts';
import { ComingList, listOf } from './json-list.ts';

/** What is longer goes out while it comes in. What comes without its length is taken for short. */
const MOST_AT_ONCE = 256 * 1024;

interface Receiving<Answer> {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal | undefined;
  whole(body: Buffer): Answer;
  /** What there is already of an answer that begins. */
  begun?(length: number, leave: () => void): (Answer & ComingList) | undefined;
}

/**
 * Takes an answer in as it comes from the socket: undici's stream between would take 0.3 ms more, for the shortest too. Fails
 * with what the engine says, with what it means that it says nothing, or with what `signal` is aborted with.
 */
const receive = <Answer>(
  engine: Dispatcher,
  request: Dispatcher.DispatchOptions,
  { signal, whole, begun }: Receiving<Answer>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let code = 0;
    let coming: ComingList | undefined;
    let abort = (): void => undefined;
    const unheed = () => signal?.removeEventListener('abort', abort);
    engine.dispatch(request, {
      onRequestStart(controller) {
        abort = () => controller.abort(signal?.reason);
        if (signal?.aborted) abort();
        else signal?.addEventListener('abort', abort);
      },
      onResponseStart(controller, statusCode, headers) {
        status = statusCode;
        code = Number(headers['x-clickhouse-exception-code'] ?? 0);
        if (status !== 200) return;
        const leave = () => controller.abort(new Error('Nobody reads the answer'));
        const list = begun?.(Number(headers['content-length'] ?? 0), leave);
        coming = list;
        if (!list) return;
        // Whoever sends it leaves it, too.
        unheed();
        resolve(list);
      },
      onResponseData(_, chunk) {
        if (coming) coming.add(chunk);
        else chunks.push(chunk);
      },
      onResponseEnd() {
        unheed();
        if (coming) coming.finish();
        else if (status === 200) resolve(whole(Buffer.concat(chunks)));
        else reject(failure(code, Buffer.concat(chunks).toString()));
      },
      onResponseError(_, error) {
        if (coming) coming.destroy(noAnswer(error));
        else reject(signal?.aborted ? signal.reason : noAnswer(error));
      },
    });
  });

/** The body of an answer. */
export const receiveWhole = (
  engine: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal | undefined,
): Promise<Buffer> => receive(engine, request, { signal, whole: (body) => body });

/** The list in an answer; of a long one it is still coming. The engine has computed all of it then. */
export const receiveList = (
  engine: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal | undefined,
): Promise<Buffer | ComingList> =>
  receive<Buffer | ComingList>(engine, request, {
    signal,
    whole: listOf,
    begun: (length, leave) => (length > MOST_AT_ONCE ? new ComingList(length, leave) : undefined),
  });
