// Generated from specs/managed/schemas/ApiKey.yaml by `npm run generate`. Do not edit.

import { countCodePoints, isObject } from '../runtime/value.ts';
import { dateTime } from '../runtime/formats/date-time.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isUuid } from '../runtime/formats/uuid.ts';
import { uuid } from '../runtime/formats/uuid.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AssignedRole, isAssignedRole } from './assigned-role.ts';
import { IpAccessListEntry, isIpAccessListEntry } from './bidirectional/ip-access-list-entry.ts';

/** The record of an API key. It does not contain the secret. */
export interface ApiKey {
  /**
   * Id of the record, used in paths. It is not the key id that authenticates requests.
   *
   * A UUID.
   * @example '4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10'
   */
  id: string;
  /**
   * Name of the key. Names need not be unique.
   *
   * 1 to 256 characters.
   * @example 'Deploy pipeline'
   */
  name: string;
  /**
   * Whether the key can authenticate requests:
   * - `enabled`: yes, until `expireAt`
   * - `disabled`: no; requests return 401
   */
  state: 'enabled' | 'disabled';
  /**
   * The roles of the key:
   * - `admin`: can call all operations
   * - `developer`: can call the operations that only read, except those on API keys
   * - `query_endpoints`: can call none of the operations in this document
   *
   * At least 1 item.
   */
  roles: ('admin' | 'developer' | 'query_endpoints')[];
  /** The roles of the key with their ids. Always present in responses of this service, but optional in the schema. */
  assignedRoles?: AssignedRole[];
  /**
   * The last 4 characters of the key id.
   *
   * Exactly 4 characters.
   * @example 'x7Qd'
   */
  keySuffix: string;
  /**
   * Creation time of the key, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:30:00.000Z'
   */
  createdAt: string;
  /**
   * When the key expires. Null means never.
   *
   * An RFC 3339 date and time.
   * @example '2027-01-01T00:00:00.000Z'
   */
  expireAt: string | null;
  /**
   * When the key last authenticated a request, rounded down to the minute. Absent until the first use.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T10:05:00.000Z'
   */
  usedAt?: string;
  /** The IP addresses that can use the key. An empty list allows no address. */
  ipAccessList: IpAccessListEntry[];
}

/** Validates {@link ApiKey}. */
export const ApiKey: Schema<ApiKey> = /* @__PURE__ */ schema<ApiKey>(
  () => ({
    type: 'object',
    optional: ['assignedRoles', 'usedAt'],
    properties: {
      id: { type: 'string', format: uuid },
      name: { type: 'string', minLength: 1, maxLength: 256 },
      state: { type: 'string', enum: ['enabled', 'disabled'] },
      roles: { type: 'array', minItems: 1, items: { type: 'string', enum: ['admin', 'developer', 'query_endpoints'] } },
      assignedRoles: { type: 'array', items: AssignedRole.rule },
      keySuffix: { type: 'string', minLength: 4, maxLength: 4 },
      createdAt: { type: 'string', format: dateTime },
      expireAt: { type: ['string', 'null'], format: dateTime },
      usedAt: { type: 'string', format: dateTime },
      ipAccessList: { type: 'array', items: IpAccessListEntry.rule },
    },
  }),
  'response',
  isApiKey,
);

function apiKeyRoles(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 1)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(item === 'admin' || item === 'developer' || item === 'query_endpoints')) return false;
  }
  return true;
}

function apiKeyAssignedRoles(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isAssignedRole(item)) return false;
  }
  return true;
}

function apiKeyIpAccessList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isIpAccessListEntry(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link ApiKey}. */
export function isApiKey(value: unknown): value is ApiKey {
  if (!isObject(value)) return false;
  const { id, name, state, roles, assignedRoles, keySuffix, createdAt, expireAt, usedAt, ipAccessList } = value;
  return (
    typeof id === 'string' &&
    isUuid(id) &&
    name !== '' &&
    hasMaxLength(name, 256) &&
    (state === 'enabled' || state === 'disabled') &&
    apiKeyRoles(roles) &&
    (assignedRoles === undefined || apiKeyAssignedRoles(assignedRoles)) &&
    typeof keySuffix === 'string' &&
    hasMaxLength(keySuffix, 4) &&
    (keySuffix.length >= 8 || countCodePoints(keySuffix) >= 4) &&
    typeof createdAt === 'string' &&
    isDateTime(createdAt) &&
    ((typeof expireAt === 'string' && isDateTime(expireAt)) || expireAt === null) &&
    (usedAt === undefined || (typeof usedAt === 'string' && isDateTime(usedAt))) &&
    apiKeyIpAccessList(ipAccessList)
  );
}
