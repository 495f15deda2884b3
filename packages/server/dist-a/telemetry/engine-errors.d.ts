/** The engine refused a statement, or it failed while it ran. The message is the engine's own and is not for callers. */
export declare class QueryFailed extends Error {
    readonly name: string;
    /** ClickHouse's number of the error; 0 when it gave none. */
    readonly code: number;
    constructor(code: number, message: string, options?: ErrorOptions);
}
/** A statement ran longer than it may. */
export declare class QueryTimeout extends QueryFailed {
    readonly name = "QueryTimeout";
}
/** A statement would answer more rows, or take more memory, than it may. */
export declare class QueryTooLarge extends QueryFailed {
    readonly name = "QueryTooLarge";
    readonly what: 'rows' | 'memory';
    constructor(what: 'rows' | 'memory', code: number, message: string, options?: ErrorOptions);
}
