import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from '../rows-of-request.ts';
/** The media types of OTLP. */
export declare const MEDIA_TYPES: Readonly<Record<Encoding, string>>;
/** How a body is written; `undefined` when that is not said, or not OTLP. */
export declare function encodingOf({ 'content-type': contentType }: IncomingHttpHeaders): Encoding | undefined;
/** Whether a body is compressed. Throws a 415 for another compression than gzip. */
export declare function isGzip({ 'content-encoding': contentEncoding }: IncomingHttpHeaders): boolean;
