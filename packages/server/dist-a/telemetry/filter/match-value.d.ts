import type { Bindings } from './bindings.ts';
import type { Field } from './field.ts';
import type { ValueMatch } from './tree.ts';
/** Whether a text is a number. */
export declare const isNumber: (text: string) => boolean;
/** Refuses what other dialects of the language have. */
export declare const refuseUnsupported: (text: string, position: number) => void;
/** What conditions on a field are made with. */
export interface Matching {
    readonly field: Field;
    readonly bindings: Bindings;
    /** Where in the filter an offset is, for people. */
    position(offset: number): number;
}
/** One condition on a field as SQL that is true or false, never null. Throws FilterError. */
export declare const matchValue: (matching: Matching, match: ValueMatch) => string;
