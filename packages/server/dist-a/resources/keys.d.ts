import { type ApiKey, type ApiKeyCreated, ApiKeyInput, type ApiKeyPatch } from '@observability-api/schemas';
import type { Usage } from '../access/usage.ts';
import type { Context } from './context.ts';
import { type Page, type PageRequest } from './page.ts';
import { type Precondition, type Versioned } from './versioned.ts';
/** A write of a key: the record id of the key that signs it, and what the caller expects of the version. */
export interface KeyWrite {
    readonly signedBy: string;
    readonly when?: Precondition | undefined;
}
/** A change of a key. */
export interface KeyChange extends KeyWrite {
    /** The IP address that the request comes from. */
    readonly address: string;
}
/** API keys of an organization. A use of a key does not change its version, only its state. */
export interface Keys {
    list(organizationId: string, page: PageRequest): Promise<Page<ApiKey>>;
    /** Throws NotFound. */
    get(organizationId: string, id: string): Promise<Versioned<ApiKey>>;
    /** Answers the generated secret, once, unless digests were given. Throws Invalid, Conflict. */
    create(organizationId: string, input: ApiKeyInput): Promise<Versioned<ApiKeyCreated>>;
    /** Throws Invalid, NotFound, PreconditionFailed, Conflict. */
    update(organizationId: string, id: string, patch: ApiKeyPatch, change: KeyChange): Promise<Versioned<ApiKey>>;
    /** Throws NotFound, PreconditionFailed, Conflict. */
    delete(organizationId: string, id: string, write: KeyWrite): Promise<void>;
}
/** The API keys in the store, with the rules that their schema cannot state. */
export declare const createKeys: ({ store, clock, newId, usage }: Context & {
    usage: Usage;
}) => Keys;
