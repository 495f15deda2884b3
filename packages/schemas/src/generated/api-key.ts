// Generated from specs/managed/schemas/ApiKey.yaml by `npm run generate`. Do not edit.

import { codePoints, isObject } from '../runtime/value.ts';
import { dateTime } from '../runtime/formats/date-time.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isUuid } from '../runtime/formats/uuid.ts';
import { uuid } from '../runtime/formats/uuid.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { IpAccessListEntry, isIpAccessListEntry } from './both-ways/ip-access-list-entry.ts';

/** The record of an API key. The secret is not part of it and cannot be read again. */
export interface ApiKey {
  /**
   * The id of the record, which stands in paths. It is not the key id that signs requests.
   *
   * A UUID.
   * @example '4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10'
   */
  id: string;
  /**
   * The name of the key. Names need not be unique.
   *
   * 1 to 256 characters.
   * @example 'Deploy pipeline'
   */
  name: string;
  /** Whether the key may sign requests. Only an `enabled` one may; a `disabled` one is answered with 401. */
  state: 'enabled' | 'disabled';
  /**
   * What the key may do, at least one of:
   * - `admin`: everything
   * - `developer`: read dashboards, alerts, sources, webhooks and pipe settings
   * - `query_endpoints`: none of the operations described here
   *
   * At least 1 item.
   */
  roles: ('admin' | 'developer' | 'query_endpoints')[];
  /**
   * The last 4 characters of the key id, to recognise it by.
   *
   * Exactly 4 characters.
   * @example 'x7Qd'
   */
  keySuffix: string;
  /**
   * When the key was created, in UTC, to the millisecond.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:30:00.000Z'
   */
  createdAt: string;
  /**
   * When the key stops working. Null means never.
   *
   * An RFC 3339 date and time.
   * @example '2027-01-01T00:00:00.000Z'
   */
  expireAt: string | null;
  /**
   * When the key last signed a request, to the minute. Absent until the first use.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T10:05:00.000Z'
   */
  usedAt?: string;
  /** The addresses that may use the key. Empty means that any may. */
  ipAccessList: IpAccessListEntry[];
}

/** The validator of {@link ApiKey}. */
export const ApiKey: Schema<ApiKey> = /* @__PURE__ */ schema<ApiKey>(
  () => ({
    type: 'object',
    optional: ['usedAt'],
    properties: {
      id: { type: 'string', format: uuid },
      name: { type: 'string', minLength: 1, maxLength: 256 },
      state: { type: 'string', enum: ['enabled', 'disabled'] },
      roles: { type: 'array', minItems: 1, items: { type: 'string', enum: ['admin', 'developer', 'query_endpoints'] } },
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

function apiKeyIpAccessList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isIpAccessListEntry(item)) return false;
  }
  return true;
}

/** Whether a value is {@link ApiKey}. */
export function isApiKey(value: unknown): value is ApiKey {
  if (!isObject(value)) return false;
  const { id, name, state, roles, keySuffix, createdAt, expireAt, usedAt, ipAccessList } = value;
  return (
    typeof id === 'string' &&
    isUuid(id) &&
    typeof name === 'string' &&
    name !== '' &&
    (name.length <= 256 || codePoints(name) <= 256) &&
    (state === 'enabled' || state === 'disabled') &&
    apiKeyRoles(roles) &&
    typeof keySuffix === 'string' &&
    (keySuffix.length >= 8 || codePoints(keySuffix) >= 4) &&
    (keySuffix.length <= 4 || codePoints(keySuffix) <= 4) &&
    typeof createdAt === 'string' &&
    isDateTime(createdAt) &&
    ((typeof expireAt === 'string' && isDateTime(expireAt)) || expireAt === null) &&
    (usedAt === undefined || (typeof usedAt === 'string' && isDateTime(usedAt))) &&
    apiKeyIpAccessList(ipAccessList)
  );
}
