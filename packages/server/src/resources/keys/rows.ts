import { type ApiKey, ApiKeyInput, fillDefaults, type IpAccessListEntry } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { toEpochMs, toIsoTime } from '../../domain/timestamp.ts';
import type { Versioned } from '../../domain/versioned.ts';
import type { ApiKeysTable } from '../../store/tables.ts';
import { assignedRoles } from './roles.ts';

/** Returns the expiry of a key in the format of the store. Null, absent and "" mean that the key never expires. */
export function expiryColumn(expireAt: string | null | undefined): string | null {
  const time = expireAt ? toEpochMs(expireAt) : undefined;
  return time === undefined ? null : toIsoTime(time);
}

/** Returns the IP access list in the format of the store: only the defined properties of each entry. */
export function accessListColumn(list: readonly IpAccessListEntry[]): string {
  return JSON.stringify(
    list.map(({ source, description }) => ({ source, ...(description !== undefined && { description }) })),
  );
}

/** The IP access list of a key that is created without one, in the format of the store. */
export const DEFAULT_ACCESS_LIST = accessListColumn(
  (fillDefaults(ApiKeyInput.rule, {}) as Required<Pick<ApiKey, 'ipAccessList'>>).ipAccessList,
);

/** Returns the key of a row, without its digests. */
export function toApiKey(row: Selectable<ApiKeysTable>): ApiKey {
  const roles = JSON.parse(row.roles) as ApiKey['roles'];
  return {
    id: row.id,
    name: row.name,
    state: row.state as ApiKey['state'],
    roles,
    assignedRoles: assignedRoles(roles),
    keySuffix: row.key_suffix,
    createdAt: row.created_at,
    expireAt: row.expire_at,
    ...(row.used_at !== null && { usedAt: row.used_at }),
    ipAccessList: JSON.parse(row.ip_access_list) as ApiKey['ipAccessList'],
  };
}

const MINUTE_MS = 60_000;

/**
 * Returns a key with its version and the minute of its last use. Both are part of the ETag, because a use changes `usedAt` but not the
 * version. Uses are stored with a resolution of one minute.
 */
export function versionedKey(row: Selectable<ApiKeysTable>): Versioned<ApiKey> {
  return {
    resource: toApiKey(row),
    version: row.version,
    ...(row.used_at !== null && { state: String(Date.parse(row.used_at) / MINUTE_MS) }),
  };
}
