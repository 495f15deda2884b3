import type { Engine } from '../engine.ts';
import type { EmbeddedOptions } from '../engine-options.ts';
/**
 * The engine in a process beside the service. It starts with the first statement, and again with the next one after it
 * died. Every method throws Unavailable, with a sentence for the caller, while it cannot start.
 */
export declare const openEmbedded: ({ directory }: EmbeddedOptions) => Promise<Engine>;
