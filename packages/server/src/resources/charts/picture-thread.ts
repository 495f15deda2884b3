import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { SlotQueue } from '../../domain/concurrency/slot-queue.ts';
import { TooManyRequestsError } from '../../domain/errors.ts';

/** `Retry-After` of a picture that waited too long. */
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

/** The tenant of a thread, and the limits of the thread. */
interface ThreadOptions extends Pick<WorkerOptions, 'resourceLimits'> {
  readonly tenant: string;
  /** Ends the thread. */
  readonly signal?: AbortSignal | undefined;
  /** Ends the thread after this time. */
  readonly timeoutMs?: number;
}

/**
 * Runs `<name>.main` of this folder in a thread of its own and returns its message. The memory of the thread is freed when it ends.
 * Throws TooManyRequestsError, the reason of an aborted `signal`, a TimeoutError of the DOM, and errors of the thread.
 */
export async function runInThread<Message>(name: string, data: unknown, options: ThreadOptions): Promise<Message> {
  const { tenant, signal, timeoutMs, resourceLimits } = options;
  const release = await threads.acquire(tenant, signal);
  try {
    const signals = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)];
    return await messageOf<Message>(
      name,
      { workerData: data, ...(resourceLimits && { resourceLimits }) },
      AbortSignal.any(signals.filter((item) => item !== undefined)),
    );
  } finally {
    release();
  }
}

async function messageOf<Message>(name: string, options: WorkerOptions, signal: AbortSignal): Promise<Message> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const thread = new Worker(new URL(`./${name}.main.${extension}`, import.meta.url), options);
  // An error after the signal is aborted has no other listener.
  thread.on('error', () => undefined);
  try {
    const [message] = (await once(thread, 'message', { signal })) as [Message];
    return message;
  } catch (error) {
    await thread.terminate();
    throw signal.aborted ? signal.reason : error;
  }
}
