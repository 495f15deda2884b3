import type { ApiKey, IpAccessListEntry } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import { toEpochMs, toIsoTime } from '../../domain/timestamp.ts';
import type { Versioned } from '../../domain/versioned.ts';
import type { ApiKeysTable } from '../../store/tables.ts';

/** The time a key expires as it is stored; null, absent and "" mean never. */
export function expiryColumn(expireAt: string | null | undefined): string | null {
  const time = expireAt ? toEpochMs(expireAt) : undefined;
  return time === undefined ? null : toIsoTime(time);
}

/** The access list as it is stored: only what the interface knows of an entry. */
export function accessListColumn(list: readonly IpAccessListEntry[]): string {
  return JSON.stringify(
    list.map(({ source, description }) => ({ source, ...(description !== undefined && { description }) })),
  );
}

/** A key as it is returned, without its digests. */
export function toApiKey(row: Selectable<ApiKeysTable>): ApiKey {
  return {
    id: row.id,
    name: row.name,
    state: row.state as ApiKey['state'],
    roles: JSON.parse(row.roles) as ApiKey['roles'],
    keySuffix: row.key_suffix,
    createdAt: row.created_at,
    expireAt: row.expire_at,
    ...(row.used_at !== null && { usedAt: row.used_at }),
    ipAccessList: JSON.parse(row.ip_access_list) as ApiKey['ipAccessList'],
  };
}

const MINUTE_MS = 60_000;

/** A key with its version; the minute of its last use is its state, since nobody writes it. */
export function versionedKey(row: Selectable<ApiKeysTable>): Versioned<ApiKey> {
  return {
    resource: toApiKey(row),
    version: row.version,
    ...(row.used_at !== null && { state: String(Date.parse(row.used_at) / MINUTE_MS) }),
  };
}
