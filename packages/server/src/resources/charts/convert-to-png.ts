import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { SlotQueue } from '../../domain/concurrency/slot-queue.ts';
import { errorCode } from '../../domain/describe-error.ts';
import { NotAcceptableError, TooManyRequestsError } from '../../domain/errors.ts';

const NO_PNG =
  'PNG pictures require the package @resvg/resvg-js. Install it next to the service with `npm install @resvg/resvg-js`, or request image/svg+xml.';

/** `Retry-After` of a picture that waited too long. */
export const PNG_RETRY_SECONDS = 5;

/** Pictures are converted one after the other, and the tenants take turns. */
const conversions = new SlotQueue({
  slots: 1,
  createTimeoutError: () =>
    new TooManyRequestsError(
      `The picture waited too long behind other PNG pictures. Retry in ${PNG_RETRY_SECONDS} seconds.`,
      PNG_RETRY_SECONDS,
    ),
});

/** Throws NotAcceptableError if the package that draws PNG is not installed. */
export function requirePng(): void {
  try {
    createRequire(import.meta.url).resolve('@resvg/resvg-js');
  } catch (error) {
    if (errorCode(error) === 'MODULE_NOT_FOUND') throw new NotAcceptableError(NO_PNG);
    throw error;
  }
}

/**
 * Converts an SVG of a tenant to PNG with the fonts of the system. Converts one picture at a time, in a thread of its own: drawing and
 * encoding a large one takes 100 ms, and the memory of the thread is freed when it ends. Throws TooManyRequestsError, and the reason
 * of an aborted `signal`, which ends the conversion.
 */
export async function convertToPng(svg: string, tenant: string, signal?: AbortSignal): Promise<Buffer> {
  const release = await conversions.acquire(tenant, signal);
  try {
    return await convertInThread(svg, signal);
  } finally {
    release();
  }
}

async function convertInThread(svg: string, signal: AbortSignal | undefined): Promise<Buffer> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const thread = new Worker(new URL(`./png-thread.main.${extension}`, import.meta.url), { workerData: svg });
  try {
    const [png] = (await once(thread, 'message', { signal })) as [Uint8Array];
    return Buffer.from(png);
  } catch (error) {
    await thread.terminate();
    throw signal?.aborted ? signal.reason : error;
  }
}
