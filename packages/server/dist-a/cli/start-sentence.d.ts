import type { Options } from './options.ts';
/** Why the service did not start, in one sentence without a password. */
export declare const startSentence: (error: unknown, options?: Pick<Options, 'host' | 'port'>) => string;
