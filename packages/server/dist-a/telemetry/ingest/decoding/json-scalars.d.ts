/** Reads a value of one type of protobuf as OTLP/JSON writes it. Throws JsonFault. */
export type ReadScalar = (value: unknown) => unknown;
/** How a field is read that is no message; `undefined` for one that is. */
export declare function scalarReader(type: string, field: string): ReadScalar | undefined;
