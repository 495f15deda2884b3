import type { ValidRequest } from './deployment.ts';
import type { Operation } from './operation.ts';
/** A request whose path ids are checked. Header names are in lower case, as Node has them. */
export interface UncheckedRequest {
    readonly params: Record<string, string>;
    readonly query: unknown;
    readonly body: unknown;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}
/** Reads the requests of one operation. What it needs to check them is made once, not with every request. */
export interface RequestReader {
    /** Throws a 400 when the path ids are not what the spec says. */
    checkParams(params: unknown): asserts params is Record<string, string>;
    /** The request, valid, with the defaults of the spec filled in. Throws a 400 that lists everything that is wrong. */
    read(request: UncheckedRequest): ValidRequest;
}
/** Makes the reader of an operation. */
export declare function createReader(operation: Operation): RequestReader;
