/** The engine refused a statement, or it failed while it ran. The message is the engine's own and is not for callers. */
export class QueryFailed extends Error {
    name = 'QueryFailed';
    /** ClickHouse's number of the error; 0 when it gave none. */
    code;
    constructor(code, message, options) {
        super(message, options);
        this.code = code;
    }
}
/** A statement ran longer than it may. */
export class QueryTimeout extends QueryFailed {
    name = 'QueryTimeout';
}
/** A statement would answer more rows, or take more memory, than it may. */
export class QueryTooLarge extends QueryFailed {
    name = 'QueryTooLarge';
    what;
    constructor(what, code, message, options) {
        super(code, message, options);
        this.what = what;
    }
}
