import type { Bindings } from './bindings.ts';
import type { BareMatch } from './tree.ts';
/**
 * What a word without a field means for the text of an event: that it has the word, whatever its case. A text in quotes is
 * looked for as it is, apart from its case.
 */
export declare const matchText: (sql: string, { kind, text }: BareMatch, { bind }: Bindings) => string;
