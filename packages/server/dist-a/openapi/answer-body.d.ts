import type { Deployment } from './deployment.ts';
import type { Operation } from './operation.ts';
/** A result on its way out. */
export interface Outgoing {
    readonly operation: Operation;
    readonly query: Readonly<Record<string, unknown>>;
    readonly result: unknown;
    readonly requestId: string;
}
/** The body of a successful answer. JSON that is stored goes into the envelope as it is. */
export declare function answerBody(deployment: Deployment, { operation, query, result, requestId }: Outgoing): string | Buffer;
