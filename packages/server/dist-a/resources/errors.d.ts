import type { IssueCode, ValidationIssue } from '@observability-api/schemas';
/** What is wrong with a body: the validators' codes, and the two kinds that only the service can find. */
export type InputIssue = ValidationIssue<IssueCode | 'reference' | 'filter'>;
/** No such resource in this tenant; says nothing about other tenants. */
export declare class NotFound extends Error {
    readonly name = "NotFound";
}
/** The request is fine, but not in the state that things are in. */
export declare class Conflict extends Error {
    readonly name = "Conflict";
}
/** The caller's precondition does not hold any more: somebody else wrote in between. */
export declare class PreconditionFailed extends Error {
    readonly name = "PreconditionFailed";
    constructor();
}
/** The body breaks rules that its schema cannot state; carries all of them. */
export declare class Invalid extends Error {
    readonly name = "Invalid";
    readonly issues: readonly InputIssue[];
    constructor(issues: readonly InputIssue[]);
}
/** The caller did not prove who it is; the message says whether credentials are missing, malformed, not found, not active. */
export declare class Unauthorized extends Error {
    readonly name = "Unauthorized";
}
/** The caller is known and may not do this. */
export declare class Forbidden extends Error {
    readonly name = "Forbidden";
}
/**
 * The store cannot be read or written at the moment. Nothing was changed, except perhaps when the way to it was lost
 * during a commit, which nobody knows then. The cause is the store's own error.
 */
export declare class Unavailable extends Error {
    readonly name = "Unavailable";
}
/** The request would take longer than it may. */
export declare class TimedOut extends Error {
    readonly name = "TimedOut";
}
/** Throws Invalid unless the list is empty. */
export declare const refuse: (issues: readonly InputIssue[]) => void;
