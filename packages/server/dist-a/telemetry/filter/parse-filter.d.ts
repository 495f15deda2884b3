import type { Filter } from './tree.ts';
/** Reads a filter; `undefined` for one that is blank and matches everything. Throws FilterError. */
export declare const parseFilter: (text: string) => Filter | undefined;
