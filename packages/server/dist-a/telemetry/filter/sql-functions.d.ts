/** The functions that an SQL filter may use: they look at nothing but their arguments, and take no time or memory to speak of. */
export declare const allowedFunctions: ReadonlySet<string>;
/** The engine takes some names in any case, and refuses the others itself. */
export declare const isAllowedFunction: (name: string) => boolean;
