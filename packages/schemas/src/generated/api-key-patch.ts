// Generated from specs/managed/schemas/ApiKeyPatch.yaml by `npm run generate`. Do not edit.

import { anyOf } from '../runtime/keywords/any-of.ts';
import { countCodePoints, findDuplicate, isObject } from '../runtime/value.ts';
import { dateTime } from '../runtime/formats/date-time.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { uniqueItems } from '../runtime/keywords/unique-items.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { IpAccessListEntry, isIpAccessListEntry } from './bidirectional/ip-access-list-entry.ts';

/** The body of an update request. Omitted fields keep their values. Read-only fields are ignored. */
export interface ApiKeyPatch {
  /**
   * New name of the key. Names need not be unique.
   *
   * 1 to 256 characters.
   * @example 'Deploy pipeline'
   */
  name?: string | undefined;
  /**
   * Whether the key can authenticate requests: `enabled` or `disabled`. A request that disables its own key
   * returns 409.
   */
  state?: 'enabled' | 'disabled' | undefined;
  /**
   * The new roles of the key, which replace all its roles:
   * - `admin`: can call all operations
   * - `developer`: can call the operations that only read, except those on API keys
   * - `query_endpoints`: can call none of the operations in this document
   *
   * 1 to 3 items, without duplicates.
   */
  roles?: readonly ('admin' | 'developer' | 'query_endpoints')[] | undefined;
  /**
   * The roles of the key by id. If the list contains ids, `roles` is ignored. An empty list counts as absent. The
   * ids:
   * - `6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e01`: `admin`
   * - `6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e02`: `developer`
   * - `6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e03`: `query_endpoints`
   *
   * At most 3 items, without duplicates.
   */
  assignedRoleIds?:
    | readonly (
        | '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e01'
        | '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e02'
        | '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e03'
      )[]
    | undefined;
  /**
   * When the key expires. Null or an empty string means never. A time in the past returns 400, unless it is the
   * stored one.
   * @example '2027-01-01T00:00:00.000Z'
   */
  expireAt?: string | null | undefined;
  /**
   * The IP addresses that can use the key. The new list replaces the stored one. An empty list allows no address.
   *
   * At most 100 items.
   */
  ipAccessList?: readonly IpAccessListEntry[] | undefined;
}

/** Validates {@link ApiKeyPatch}. */
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
        keywords: [uniqueItems],
      },
      assignedRoleIds: {
        type: 'array',
        maxItems: 3,
        uniqueItems: true,
        items: {
          type: 'string',
          enum: [
            '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e01',
            '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e02',
            '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e03',
          ],
        },
        keywords: [uniqueItems],
      },
      assignedRoles: true,
      keySuffix: true,
      createdAt: true,
      expireAt: {
        anyOf: [{ type: 'string', format: dateTime, minLength: 20 }, { type: 'string', const: '' }, { type: 'null' }],
        keywords: [anyOf],
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
  return findDuplicate(value) === undefined;
}

function apiKeyPatchAssignedRoleIds(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 3)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (
      !(
        item === '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e01' ||
        item === '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e02' ||
        item === '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e03'
      )
    )
      return false;
  }
  return findDuplicate(value) === undefined;
}

function apiKeyPatchIpAccessList(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isIpAccessListEntry(item, true)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link ApiKeyPatch}. */
export function isApiKeyPatch(value: unknown): value is ApiKeyPatch {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
      case 'assignedRoles':
      case 'keySuffix':
      case 'createdAt':
      case 'usedAt':
        break;
      case 'name':
        if (!(entry !== '' && hasMaxLength(entry, 256))) return false;
        break;
      case 'state':
        if (!(entry === 'enabled' || entry === 'disabled')) return false;
        break;
      case 'roles':
        if (!apiKeyPatchRoles(entry)) return false;
        break;
      case 'assignedRoleIds':
        if (!apiKeyPatchAssignedRoleIds(entry)) return false;
        break;
      case 'expireAt':
        if (
          !(
            (typeof entry === 'string' && (entry.length >= 40 || countCodePoints(entry) >= 20) && isDateTime(entry)) ||
            entry === '' ||
            entry === null
          )
        )
          return false;
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
