/** How many bytes the ids of OTLP have; none at all says that there is no id. */
export declare const TRACE_ID_BYTES = 16;
export declare const SPAN_ID_BYTES = 8;
/** Lower-case hex, empty when the id is absent or all zero, which is the same. */
export declare function hexId(id: Buffer): string;
/** What is wrong with the length of an id; `undefined` when nothing is. */
export declare function idFault(name: 'trace' | 'span', id: Buffer): string | undefined;
