import { createRequire } from 'node:module';
import { errorCode } from '../../domain/describe-error.ts';
import { NotAcceptableError } from '../../domain/errors.ts';
import { runInThread } from './picture-thread.ts';

const NO_PNG =
  'PNG pictures require the package @resvg/resvg-js. Install it next to the service with `npm install @resvg/resvg-js`, or request image/svg+xml.';

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
 * Converts an SVG of a tenant to PNG with the fonts of the system. Drawing and encoding a large one takes 100 ms, so it runs in a thread.
 * Throws TooManyRequestsError, UnavailableError, and the reason of an aborted `signal`, which ends the conversion.
 */
export async function convertToPng(svg: string, tenant: string, signal?: AbortSignal): Promise<Buffer> {
  return Buffer.from(await runInThread<Uint8Array>('png-thread', svg, { tenant, signal }));
}
