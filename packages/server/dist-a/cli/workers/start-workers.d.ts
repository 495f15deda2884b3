import type { Stoppable } from '../stop-on-signal.ts';
/** Several processes that serve as one. */
export interface Workers extends Stoppable {
    readonly url: string;
    readonly notices: readonly string[];
}
/**
 * Starts `count` processes with the arguments of this one, which share its port. From then on a worker that dies is
 * replaced, the later the more often that happens. Throws StartError when they cannot start.
 */
export declare const startWorkers: (count: number) => Promise<Workers>;
