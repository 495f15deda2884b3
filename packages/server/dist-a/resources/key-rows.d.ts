import type { ApiKey } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { ApiKeysTable } from '../store/tables.ts';
import type { Versioned } from './versioned.ts';
/** The time a key expires as it is stored; null, absent and "" mean never. */
export declare const expiryColumn: (expireAt: string | null | undefined) => string | null;
/** The access list as it is stored: only what the interface knows of an entry. */
export declare const accessListColumn: (list: ApiKey['ipAccessList']) => string;
/** A key as it is returned, without its digests. */
export declare const toApiKey: (row: Selectable<ApiKeysTable>) => ApiKey;
/** A key with its version; the minute of its last use is its state, since nobody writes it. */
export declare const versionedKey: (row: Selectable<ApiKeysTable>) => Versioned<ApiKey>;
