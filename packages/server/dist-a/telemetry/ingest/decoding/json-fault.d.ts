/** What is wrong at one place of a JSON body. */
export declare class JsonFault extends Error {
    readonly name = "JsonFault";
    readonly path: (string | number)[];
}
/** Reads a part and, when something is wrong in it, adds where the part is. */
export declare function at<Value>(key: string | number, read: () => Value): Value;
/** `resourceLogs[0].resource: expected an object`. */
export declare function sentence({ path, message }: JsonFault): string;
