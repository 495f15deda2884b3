/** Throws Refusal for a name that the interface would not take for a key either. */
export declare const requireName: (name: string) => string;
