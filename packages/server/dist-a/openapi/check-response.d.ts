import type { Operation } from './operation.ts';
/** Throws when a response body is not what the spec says of it, a property that the spec does not name included. */
export declare function checkResponse(id: string, operation: Operation, body: string): void;
