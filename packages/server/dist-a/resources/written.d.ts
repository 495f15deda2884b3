import type { Page } from './page.ts';
import type { Versioned } from './versioned.ts';
/** A piece of JSON: text, or its bytes in UTF-8. */
export type JsonPiece = string | Uint8Array;
/**
 * What is stored as JSON and goes out as it is, so that nobody has to parse and write it again; it is parsed for
 * whoever looks at the value.
 */
declare class Written<Value> {
    #private;
    constructor(json: readonly JsonPiece[]);
    /** The JSON of the value. */
    get json(): readonly JsonPiece[];
    protected get value(): Value;
}
/** A resource as it is stored. */
export declare class WrittenResource<Resource> extends Written<Resource> implements Versioned<Resource> {
    readonly version: number;
    constructor(json: readonly JsonPiece[], version: number);
    get resource(): Resource;
    /** Accessors are left out of JSON. */
    toJSON(): Versioned<Resource>;
}
/** A part of a list, its items and the brackets around them as they are stored. */
export declare class WrittenPage<Resource> extends Written<Resource[]> implements Page<Resource> {
    readonly total: number;
    constructor(json: readonly JsonPiece[], total: number);
    get items(): Resource[];
}
/** The JSON of a result's resource, or of a page's items with the brackets around them; absent where it is not stored. */
export declare const writtenOf: (result: unknown) => readonly JsonPiece[] | undefined;
export {};
