/** No such resource in this tenant; says nothing about other tenants. */
export class NotFound extends Error {
    name = 'NotFound';
}
/** The request is fine, but not in the state that things are in. */
export class Conflict extends Error {
    name = 'Conflict';
}
/** The caller's precondition does not hold any more: somebody else wrote in between. */
export class PreconditionFailed extends Error {
    name = 'PreconditionFailed';
    constructor() {
        super('The resource was changed since it was read: read it again, or leave out If-Match');
    }
}
/** The body breaks rules that its schema cannot state; carries all of them. */
export class Invalid extends Error {
    name = 'Invalid';
    issues;
    constructor(issues) {
        super(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
        this.issues = issues;
    }
}
/** The caller did not prove who it is; the message says whether credentials are missing, malformed, not found, not active. */
export class Unauthorized extends Error {
    name = 'Unauthorized';
}
/** The caller is known and may not do this. */
export class Forbidden extends Error {
    name = 'Forbidden';
}
/**
 * The store cannot be read or written at the moment. Nothing was changed, except perhaps when the way to it was lost
 * during a commit, which nobody knows then. The cause is the store's own error.
 */
export class Unavailable extends Error {
    name = 'Unavailable';
}
/** The request would take longer than it may. */
export class TimedOut extends Error {
    name = 'TimedOut';
}
/** Throws Invalid unless the list is empty. */
export const refuse = (issues) => {
    if (issues.length > 0)
        throw new Invalid(issues);
};
