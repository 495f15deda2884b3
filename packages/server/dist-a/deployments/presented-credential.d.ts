import type { IncomingHttpHeaders } from 'node:http';
/** The token of a `Bearer` credential. */
export declare function bearerCredential({ authorization }: IncomingHttpHeaders): string | undefined;
/** The user name and password of a `Basic` credential: one pair can be written in several ways in base64. */
export declare function basicCredential({ authorization }: IncomingHttpHeaders): string | undefined;
