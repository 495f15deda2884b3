/** What an operator names by its id. */
export type Named = 'team' | 'organization' | 'service' | 'pipe' | 'tenant' | 'key' | 'ingestion key';
/** Throws Refusal, with the nearest id where one is near, unless `id` is one of `ids`. */
export declare const requireKnown: (noun: Named, id: string, ids: readonly string[]) => string;
/** The id that is given, or the only one that there is. Throws Refusal. */
export declare const chosen: (noun: Named, id: string | undefined, ids: readonly string[]) => string;
