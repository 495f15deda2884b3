import type { Options } from '../options.ts';
import type { Serve } from '../run.ts';
/** Serves as one of several workers, until the process that started it says stop. */
export declare const work: (options: Options, serve: Serve) => Promise<void>;
