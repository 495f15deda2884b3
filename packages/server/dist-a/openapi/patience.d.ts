/** Node takes no more than this many bytes of request line and headers, so a longer path parameter cannot come. */
export declare const longestHead = 16384;
/** How long a caller may take, in milliseconds. Who sends a byte now and then is cut off all the same. */
export interface Patience {
    /** For the request line and the headers, and for a connection on which nothing comes. */
    readonly headMs: number;
    /** For the whole request, its body included. */
    readonly requestMs: number;
    /** Between two bytes in either direction, so also for a caller that does not read its answer. */
    readonly silenceMs: number;
    /** How often the first two are looked at. */
    readonly checkMs: number;
}
/** The options of Fastify that hold callers to it. */
export declare const patienceOptions: ({ headMs, requestMs, silenceMs, checkMs }?: Patience) => {
    requestTimeout: number;
    connectionTimeout: number;
    http: {
        headersTimeout: number;
        connectionsCheckingInterval: number;
        maxHeaderSize: number;
    };
};
