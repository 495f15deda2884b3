// Generated from specs/open-source/schemas/ConnectionInput.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { isUri } from '../runtime/formats/uri.ts';
import { uri } from '../runtime/formats/uri.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { pattern4, pattern5 } from './patterns.ts';

/**
 * The body of a create or update request. A connection that you read can be sent back unchanged, except the
 * built-in one.
 */
export interface ConnectionInput {
  /**
   * Name of the connection. Names need not be unique.
   *
   * 1 to 1024 characters.
   * @example 'Warehouse'
   */
  name: string;
  /**
   * User of the server. An empty string selects the user `default`.
   *
   * At most 1024 characters.
   * @example 'reader'
   */
  username: string;
  /**
   * Whether the server is a Prometheus endpoint. This service stores the value and does not use it. If absent,
   * update keeps the stored value.
   */
  isPrometheusEndpoint?: boolean | undefined;
  /**
   * URL of the HTTP interface of the database server, without a user name, password, query string or fragment. The
   * host must be a public IP address or resolve to one. The port must be 80, 443, or 1024 or higher. The operator
   * of the service can allow other targets. A host name is resolved on this request and when a query connects to
   * the server. Only addresses that pass the check are used. If a host name does not resolve, the response has a
   * warning.
   *
   * A URI, at most 2048 characters, a URL that starts with http:// or https://.
   * @example 'https://warehouse.example.org:8443'
   */
  host: string;
  /**
   * Password of the user. Never returned, and encrypted in the store. If it is absent or empty, create stores no
   * password and update keeps the stored one. Required if a password is stored and an update changes the scheme,
   * host or port of `host`.
   *
   * At most 1024 characters.
   * @example '4Hq8-example-only'
   */
  password?: string | undefined;
  /**
   * Prefix of the custom settings of the server. This service stores it and does not use it. If absent, update
   * keeps the stored prefix. Null removes it, and so does an empty string on update. Create does not accept an
   * empty string.
   *
   * At most 256 characters, letters, digits and underscores.
   * @example 'observability_'
   */
  settingPrefix?: string | null | undefined;
  /**
   * URL of a Prometheus endpoint, or null. This service stores it and does not use it. If absent, update keeps the
   * stored value.
   *
   * At most 2048 characters.
   * @example 'https://prometheus.example.org'
   */
  prometheusEndpoint?: string | null | undefined;
}

/** Validates {@link ConnectionInput}. */
export const ConnectionInput: Schema<ConnectionInput> = /* @__PURE__ */ schema<ConnectionInput>(
  () => ({
    type: 'object',
    required: ['name', 'host', 'username'],
    properties: {
      id: true,
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      username: { type: 'string', maxLength: 1024 },
      isPrometheusEndpoint: { type: 'boolean', tolerated: 'null' },
      host: {
        type: 'string',
        writeOnly: true,
        format: uri,
        maxLength: 2048,
        pattern: pattern4,
        expected: 'a URL that starts with http:// or https://',
      },
      password: { type: 'string', writeOnly: true, maxLength: 1024, tolerated: 'null' },
      settingPrefix: {
        type: ['string', 'null'],
        maxLength: 256,
        pattern: pattern5,
        expected: 'letters, digits and underscores',
      },
      prometheusEndpoint: { type: ['string', 'null'], maxLength: 2048 },
      isBuiltIn: true,
      createdAt: true,
      updatedAt: true,
    },
  }),
  'request',
  isConnectionInput,
);

/** Returns true if the value is a valid {@link ConnectionInput}. */
export function isConnectionInput(value: unknown): value is ConnectionInput {
  if (!isObject(value)) return false;
  let missing = 3;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
      case 'isBuiltIn':
      case 'createdAt':
      case 'updatedAt':
        break;
      case 'name':
        if (!(entry !== '' && hasMaxLength(entry, 1024))) return false;
        missing--;
        break;
      case 'username':
        if (!hasMaxLength(entry, 1024)) return false;
        missing--;
        break;
      case 'isPrometheusEndpoint':
        if (typeof entry !== 'boolean') return false;
        break;
      case 'host':
        if (!(typeof entry === 'string' && hasMaxLength(entry, 2048) && pattern4.test(entry) && isUri(entry)))
          return false;
        missing--;
        break;
      case 'password':
        if (!hasMaxLength(entry, 1024)) return false;
        break;
      case 'settingPrefix':
        if (!((typeof entry === 'string' && hasMaxLength(entry, 256) && pattern5.test(entry)) || entry === null))
          return false;
        break;
      case 'prometheusEndpoint':
        if (!(hasMaxLength(entry, 2048) || entry === null)) return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
