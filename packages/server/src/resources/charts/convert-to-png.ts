import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../../domain/describe-error.ts';
import { NotAcceptableError } from '../../domain/errors.ts';
import { createSemaphore } from '../../domain/semaphore.ts';

const NO_PNG =
  'PNG pictures require the package @resvg/resvg-js. Install it next to the service with `npm install @resvg/resvg-js`, or request image/svg+xml.';

const conversions = createSemaphore(1);

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
 * Converts an SVG to PNG with the fonts of the system. Converts one picture at a time, in a thread of its own: drawing and encoding
 * a large one takes 100 ms, and the memory of the thread is free when it ends.
 */
export function convertToPng(svg: string): Promise<Buffer> {
  return conversions.run(async () => {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const thread = new Worker(new URL(`./png-thread.main.${extension}`, import.meta.url), { workerData: svg });
    const [png] = (await once(thread, 'message')) as [Uint8Array];
    return Buffer.from(png);
  });
}
