import type { ApiKeyHashData, ApiKeyPatch } from '@observability-api/schemas';
import type { InputIssue } from './errors.ts';
/** How many keys an organization may have. */
export declare const MAX_KEYS = 100;
type Written = Pick<ApiKeyPatch, 'expireAt' | 'ipAccessList'> & {
    readonly hashData?: ApiKeyHashData | undefined;
};
/** What a schema cannot say about a key; `now` in epoch milliseconds. */
export declare const keyIssues: (input: Written, now: number) => InputIssue[];
/**
 * Why a change may not be signed by the key itself, since nobody might be left to take it back; undefined when it may.
 * An end in the past is no valid change of any key.
 */
export declare const selfLockout: ({ state, roles, ipAccessList }: ApiKeyPatch, address: string) => string | undefined;
export {};
