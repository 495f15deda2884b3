// Generated from specs/managed/schemas/Organization.yaml by `npm run generate`. Do not edit.

import { dateTime } from '../runtime/formats/date-time.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { isUuid } from '../runtime/formats/uuid.ts';
import { uuid } from '../runtime/formats/uuid.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** An organization. It has services and API keys. */
export interface Organization {
  /**
   * Id of the organization, used in paths.
   *
   * A UUID.
   * @example '0b9c1f5e-7a0a-4c39-9a1e-2d3c4b5a6978'
   */
  id: string;
  /**
   * Name of the organization. Names need not be unique.
   * @example 'Acme Shop'
   */
  name: string;
  /**
   * Creation time of the organization, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  createdAt: string;
}

/** Validates {@link Organization}. */
export const Organization: Schema<Organization> = /* @__PURE__ */ schema<Organization>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      id: { type: 'string', format: uuid },
      name: { type: 'string' },
      createdAt: { type: 'string', format: dateTime },
    },
  }),
  'response',
  isOrganization,
);

/** Returns true if the value is a valid {@link Organization}. */
export function isOrganization(value: unknown): value is Organization {
  if (!isObject(value)) return false;
  const { id, name, createdAt } = value;
  return (
    typeof id === 'string' &&
    isUuid(id) &&
    typeof name === 'string' &&
    typeof createdAt === 'string' &&
    isDateTime(createdAt)
  );
}
