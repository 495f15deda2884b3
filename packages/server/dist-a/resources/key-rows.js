import { epochMilliseconds, isoTime } from './instant.js';
/** The time a key expires as it is stored; null, absent and "" mean never. */
export const expiryColumn = (expireAt) => {
    const time = expireAt ? epochMilliseconds(expireAt) : undefined;
    return time === undefined ? null : isoTime(time);
};
/** The access list as it is stored: only what the interface knows of an entry. */
export const accessListColumn = (list) => JSON.stringify(list.map(({ source, description }) => ({ source, ...(description !== undefined && { description }) })));
/** A key as it is returned, without its digests. */
export const toApiKey = (row) => ({
    id: row.id,
    name: row.name,
    state: row.state,
    roles: JSON.parse(row.roles),
    keySuffix: row.key_suffix,
    createdAt: row.created_at,
    expireAt: row.expire_at,
    ...(row.used_at !== null && { usedAt: row.used_at }),
    ipAccessList: JSON.parse(row.ip_access_list),
});
const MINUTE_MS = 60_000;
/** A key with its version; the minute of its last use is its state, since nobody writes it. */
export const versionedKey = (row) => ({
    resource: toApiKey(row),
    version: row.version,
    ...(row.used_at !== null && { state: String(Date.parse(row.used_at) / MINUTE_MS) }),
});
