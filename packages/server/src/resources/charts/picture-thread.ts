import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { SlotQueue } from '../../domain/concurrency/slot-queue.ts';
import { TooManyRequestsError, UnavailableError } from '../../domain/errors.ts';
import { settlesWithin } from '../../domain/settles-within.ts';

/** `Retry-After` of a rejected picture. */
export const PICTURE_RETRY_SECONDS = 5;

/** Threads run one after the other, and the tenants take turns. */
const threads = new SlotQueue({
  slots: 1,
  createTimeoutError: () =>
    new TooManyRequestsError(
      `The picture waited too long behind other pictures. Retry in ${PICTURE_RETRY_SECONDS} seconds.`,
      PICTURE_RETRY_SECONDS,
    ),
});

/** The maximum time until a thread has loaded its modules. Usually it takes less than 0.3 s. */
const START_TIMEOUT_MS = 20_000;

/** The tenant of a thread, and the limits of the thread. */
interface ThreadOptions extends Pick<WorkerOptions, 'resourceLimits'> {
  readonly tenant: string;
  /** Ends the thread. */
  readonly signal?: AbortSignal | undefined;
  /** Ends the thread if it returns nothing in this time. The time starts when the thread has loaded its modules. */
  readonly timeoutMs?: number;
}

/**
 * Runs the module `<name>.main` of this folder in a new thread. The thread sends a message when it has loaded its modules, and then gets
 * `data`. Returns the message with which it responds. The memory of the thread is freed when it ends. Throws TooManyRequestsError,
 * UnavailableError, the reason of an aborted `signal`, TimeoutError (a DOMException), and errors of the thread.
 */
export async function runInThread<Message>(name: string, data: unknown, options: ThreadOptions): Promise<Message> {
  const { tenant, signal, timeoutMs, resourceLimits } = options;
  const release = await threads.acquire(tenant, signal);
  try {
    const thread = startThread(name, resourceLimits && { resourceLimits });
    try {
      const loaded = nextMessage(thread, signal);
      if (!(await settlesWithin(loaded, START_TIMEOUT_MS))) {
        throw new UnavailableError('The thread that draws pictures did not start in time.');
      }
      await loaded;
      thread.postMessage(data);
      return await nextMessage<Message>(thread, signal, timeoutMs);
    } finally {
      await thread.terminate();
    }
  } finally {
    release();
  }
}

function startThread(name: string, options: WorkerOptions | undefined): Worker {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const thread = new Worker(new URL(`./${name}.main.${extension}`, import.meta.url), options);
  // An error after the signal is aborted has no other listener.
  thread.on('error', () => undefined);
  return thread;
}

/** Returns the next message of a thread. Throws its error, the reason of an aborted `signal`, and TimeoutError (a DOMException). */
async function nextMessage<Message>(
  thread: Worker,
  signal: AbortSignal | undefined,
  timeoutMs?: number,
): Promise<Message> {
  const signals = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)];
  const ended = AbortSignal.any(signals.filter((item) => item !== undefined));
  try {
    const [message] = (await once(thread, 'message', { signal: ended })) as [Message];
    return message;
  } catch (error) {
    throw ended.aborted ? ended.reason : error;
  }
}
