import { type InputIssue } from '../resources/errors.ts';
/** Where in a request an issue is. */
export type IssuePlace = 'body' | 'query' | 'params' | 'headers';
/** An issue as error bodies list it. */
export interface RequestIssue extends InputIssue {
    readonly in: IssuePlace;
}
/** The codes of the error bodies, by status. */
declare const codes: {
    readonly 400: 'BAD_REQUEST';
    readonly 401: 'UNAUTHORIZED';
    readonly 403: 'FORBIDDEN';
    readonly 404: 'NOT_FOUND';
    readonly 405: 'METHOD_NOT_ALLOWED';
    readonly 409: 'CONFLICT';
    readonly 412: 'PRECONDITION_FAILED';
    readonly 413: 'PAYLOAD_TOO_LARGE';
    readonly 415: 'UNSUPPORTED_MEDIA_TYPE';
    readonly 422: 'IDEMPOTENCY_MISMATCH';
    readonly 429: 'TOO_MANY_REQUESTS';
    readonly 500: 'INTERNAL_ERROR';
    readonly 501: 'NOT_IMPLEMENTED';
    readonly 503: 'UNAVAILABLE';
    readonly 504: 'TIMEOUT';
};
export type ErrorStatus = keyof typeof codes;
/** An error on its way to the caller: what the error body of either deployment is made of. */
export declare class RequestError extends Error {
    readonly name = "RequestError";
    readonly status: ErrorStatus;
    readonly issues: readonly RequestIssue[];
    constructor(status: ErrorStatus, message: string, issues?: readonly RequestIssue[]);
    get code(): string;
}
/** How many issues are looked for, so that the message can say how many more there are than are listed. */
export declare const countedIssues = 1000;
/** A 400 that lists what is wrong with a request; the message says how many more issues there are. */
export declare function invalidRequest(issues: readonly RequestIssue[]): RequestError;
/** The one table in which errors with a name become a status. What is not in it is a 500, without a word of why. */
export declare function toRequestError(error: unknown): RequestError;
export {};
