// Generated from specs/managed/schemas/ApiKeyPatch.yaml by `npm run generate`. Do not edit.

import { anyOf } from '../runtime/keywords/any-of.ts';
import { codePoints, isObject, repeatedItem } from '../runtime/value.ts';
import { dateTime } from '../runtime/formats/date-time.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { uniqueItems } from '../runtime/keywords/unique-items.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { IpAccessListEntry, isIpAccessListEntry } from './both-ways/ip-access-list-entry.ts';

/**
 * What a caller changes of an API key. A field that is absent stays as it is. The read-only fields of a key are
 * accepted and ignored.
 */
export interface ApiKeyPatch {
  /**
   * The new name of the key, 1 to 256 characters. Names need not be unique.
   * @example 'Deploy pipeline'
   */
  name?: string | undefined;
  /**
   * Whether the key may sign requests from now on: `enabled` or `disabled`. The key that signs this request cannot
   * be disabled by it.
   */
  state?: 'enabled' | 'disabled' | undefined;
  /**
   * What the key may do from now on, replacing the list, at least one of:
   * - `admin`: everything
   * - `developer`: read dashboards, alerts, sources, webhooks and pipe settings
   * - `query_endpoints`: none of the operations described here
   *
   * 1 to 3 items, without duplicates.
   */
  roles?: readonly ('admin' | 'developer' | 'query_endpoints')[] | undefined;
  /**
   * When the key stops working. A time in the past is refused. Null and an empty string mean never.
   * @example '2027-01-01T00:00:00.000Z'
   */
  expireAt?: string | null | undefined;
  /** The addresses that may use the key, replacing the list, at most 100 entries. Empty means that any may. */
  ipAccessList?: readonly IpAccessListEntry[] | undefined;
}

/** The validator of {@link ApiKeyPatch}. */
export const ApiKeyPatch: Schema<ApiKeyPatch> = /* @__PURE__ */ schema<ApiKeyPatch>(
  () => ({
    type: 'object',
    properties: {
      id: true,
      name: { type: 'string', minLength: 1, maxLength: 256 },
      state: { type: 'string', enum: ['enabled', 'disabled'] },
      roles: {
        type: 'array',
        minItems: 1,
        maxItems: 3,
        uniqueItems: true,
        items: { type: 'string', enum: ['admin', 'developer', 'query_endpoints'] },
        also: [uniqueItems],
      },
      keySuffix: true,
      createdAt: true,
      expireAt: {
        anyOf: [{ type: 'string', format: dateTime, minLength: 20 }, { type: 'string', const: '' }, { type: 'null' }],
        also: [anyOf],
      },
      usedAt: true,
      ipAccessList: { type: 'array', maxItems: 100, items: IpAccessListEntry.rule },
    },
  }),
  'request',
  isApiKeyPatch,
);

function apiKeyPatchRoles(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 3)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(item === 'admin' || item === 'developer' || item === 'query_endpoints')) return false;
  }
  return repeatedItem(value) === undefined;
}

function apiKeyPatchIpAccessList(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isIpAccessListEntry(item, true)) return false;
  }
  return true;
}

/** Whether a value is {@link ApiKeyPatch}. */
export function isApiKeyPatch(value: unknown): value is ApiKeyPatch {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
        break;
      case 'name':
        if (!(typeof entry === 'string' && entry !== '' && (entry.length <= 256 || codePoints(entry) <= 256)))
          return false;
        break;
      case 'state':
        if (!(entry === 'enabled' || entry === 'disabled')) return false;
        break;
      case 'roles':
        if (!apiKeyPatchRoles(entry)) return false;
        break;
      case 'keySuffix':
        break;
      case 'createdAt':
        break;
      case 'expireAt':
        if (
          !(
            (typeof entry === 'string' && (entry.length >= 40 || codePoints(entry) >= 20) && isDateTime(entry)) ||
            entry === '' ||
            entry === null
          )
        )
          return false;
        break;
      case 'usedAt':
        break;
      case 'ipAccessList':
        if (!apiKeyPatchIpAccessList(entry)) return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}
