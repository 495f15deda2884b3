// Generated from specs/managed/schemas/ApiKeyInput.yaml by `npm run generate`. Do not edit.

import { anyOf } from '../runtime/keywords/any-of.ts';
import { countCodePoints, findDuplicate, isObject } from '../runtime/value.ts';
import { dateTime } from '../runtime/formats/date-time.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { uniqueItems } from '../runtime/keywords/unique-items.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { ApiKeyHashData, isApiKeyHashData } from './api-key-hash-data.ts';
import { IpAccessListEntry, isIpAccessListEntry } from './bidirectional/ip-access-list-entry.ts';

/**
 * The body of a create request. All fields are optional, and an empty object is valid. Read-only fields are
 * ignored.
 */
export interface ApiKeyInput {
  /**
   * Name of the key. Names need not be unique.
   *
   * 1 to 256 characters.
   * @default 'API key'
   * @example 'Deploy pipeline'
   */
  name?: string | undefined;
  /**
   * Whether the key can authenticate requests:
   * - `enabled`: yes
   * - `disabled`: no; requests return 401
   * @default 'enabled'
   */
  state?: 'enabled' | 'disabled' | undefined;
  /**
   * The roles of the key:
   * - `admin`: can call all operations
   * - `developer`: can call the operations that only read, except those on API keys
   * - `query_endpoints`: can call none of the operations in this document
   *
   * 1 to 3 items, without duplicates.
   * @default ['developer']
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
   * Digests of a key id and a secret that you generated. If present, the response contains neither `keyId` nor
   * `keySecret`. If absent, the service generates both and returns them once.
   */
  hashData?: ApiKeyHashData | undefined;
  /**
   * When the key expires. Null, an empty string or omitting the field means never. A time in the past returns 400.
   * @default null
   * @example '2027-01-01T00:00:00.000Z'
   */
  expireAt?: string | null | undefined;
  /**
   * The IP addresses that can use the key. If omitted, the list has the entries `0.0.0.0/0` and `::/0`, which
   * allow all addresses. An empty list allows no address.
   *
   * At most 100 items.
   * @default [{ source: '0.0.0.0/0' }, { source: '::/0' }]
   */
  ipAccessList?: readonly IpAccessListEntry[] | undefined;
}

/** Validates {@link ApiKeyInput}. */
export const ApiKeyInput: Schema<ApiKeyInput> = /* @__PURE__ */ schema<ApiKeyInput>(
  () => ({
    type: 'object',
    properties: {
      id: true,
      name: { type: 'string', minLength: 1, maxLength: 256, default: 'API key' },
      state: { type: 'string', enum: ['enabled', 'disabled'], default: 'enabled' },
      roles: {
        type: 'array',
        minItems: 1,
        maxItems: 3,
        uniqueItems: true,
        default: ['developer'],
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
      hashData: ApiKeyHashData.rule,
      keySuffix: true,
      createdAt: true,
      expireAt: {
        anyOf: [{ type: 'string', format: dateTime, minLength: 20 }, { type: 'string', const: '' }, { type: 'null' }],
        default: null,
        keywords: [anyOf],
      },
      usedAt: true,
      ipAccessList: {
        type: 'array',
        maxItems: 100,
        default: [{ source: '0.0.0.0/0' }, { source: '::/0' }],
        items: IpAccessListEntry.rule,
      },
    },
  }),
  'request',
  isApiKeyInput,
);

function apiKeyInputRoles(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 3)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(item === 'admin' || item === 'developer' || item === 'query_endpoints')) return false;
  }
  return findDuplicate(value) === undefined;
}

function apiKeyInputAssignedRoleIds(value: unknown): boolean {
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

function apiKeyInputIpAccessList(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isIpAccessListEntry(item, true)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link ApiKeyInput}. */
export function isApiKeyInput(value: unknown): value is ApiKeyInput {
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
        if (!apiKeyInputRoles(entry)) return false;
        break;
      case 'assignedRoleIds':
        if (!apiKeyInputAssignedRoleIds(entry)) return false;
        break;
      case 'hashData':
        if (!isApiKeyHashData(entry)) return false;
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
        if (!apiKeyInputIpAccessList(entry)) return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}
