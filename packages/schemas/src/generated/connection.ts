// Generated from specs/open-source/schemas/Connection.yaml by `npm run generate`. Do not edit.

import { dateTime } from '../runtime/formats/date-time.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { pattern, shape } from './patterns.ts';

/** A database server. Sources can read its tables. The password is write-only. */
export interface Connection {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8e4'
   */
  id: string;
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
   * Whether the server is a Prometheus endpoint. This service stores the value and does not use it. Absent if not
   * set.
   */
  isPrometheusEndpoint?: boolean;
  /**
   * URL of the HTTP interface of the server. The built-in connection has the value `internal`.
   *
   * At most 2048 characters.
   * @example 'https://warehouse.example.org:8443'
   */
  host: string;
  /**
   * Prefix of the custom settings of the server. This service stores it and does not use it. Absent if not set.
   *
   * At most 256 characters.
   * @example 'observability_'
   */
  settingPrefix?: string;
  /**
   * URL of a Prometheus endpoint, or null. This service stores it and does not use it. Absent if not set.
   *
   * At most 2048 characters.
   * @example 'https://prometheus.example.org'
   */
  prometheusEndpoint?: string | null;
  /**
   * Whether this is the connection to the team's own database. Each team has one such connection. It cannot be
   * changed or deleted.
   */
  isBuiltIn?: boolean;
  /**
   * Creation time of the connection, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  createdAt: string;
  /**
   * Time of the last update, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  updatedAt: string;
}

/** Validates {@link Connection}. */
export const Connection: Schema<Connection> = /* @__PURE__ */ schema<Connection>(
  () => ({
    type: 'object',
    optional: ['isPrometheusEndpoint', 'settingPrefix', 'prometheusEndpoint', 'isBuiltIn'],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      username: { type: 'string', maxLength: 1024 },
      isPrometheusEndpoint: { type: 'boolean' },
      host: { type: 'string', maxLength: 2048 },
      settingPrefix: { type: 'string', maxLength: 256 },
      prometheusEndpoint: { type: ['string', 'null'], maxLength: 2048 },
      isBuiltIn: { type: 'boolean' },
      createdAt: { type: 'string', format: dateTime },
      updatedAt: { type: 'string', format: dateTime },
    },
  }),
  'response',
  isConnection,
);

/** Returns true if the value is a valid {@link Connection}. */
export function isConnection(value: unknown): value is Connection {
  if (!isObject(value)) return false;
  const {
    id,
    name,
    username,
    isPrometheusEndpoint: property3,
    host,
    settingPrefix,
    prometheusEndpoint,
    isBuiltIn: property7,
    createdAt,
    updatedAt,
  } = value;
  return (
    typeof id === 'string' &&
    shape.test(id) &&
    name !== '' &&
    hasMaxLength(name, 1024) &&
    hasMaxLength(username, 1024) &&
    (property3 === undefined || typeof property3 === 'boolean') &&
    hasMaxLength(host, 2048) &&
    (settingPrefix === undefined || hasMaxLength(settingPrefix, 256)) &&
    (prometheusEndpoint === undefined || hasMaxLength(prometheusEndpoint, 2048) || prometheusEndpoint === null) &&
    (property7 === undefined || typeof property7 === 'boolean') &&
    typeof createdAt === 'string' &&
    isDateTime(createdAt) &&
    typeof updatedAt === 'string' &&
    isDateTime(updatedAt)
  );
}
