// Generated from specs/managed/schemas/Service.yaml by `npm run generate`. Do not edit.

import { dateTime } from '../runtime/formats/date-time.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { isUuid } from '../runtime/formats/uuid.ts';
import { uuid } from '../runtime/formats/uuid.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/**
 * A service of an organization. The service is also called a tenant. It has dashboards, alerts, saved searches,
 * sources, webhooks and pipes.
 */
export interface Service {
  /**
   * Id of the service, used in paths.
   *
   * A UUID.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  id: string;
  /**
   * Name of the service. Names need not be unique.
   * @example 'Production'
   */
  name: string;
  /**
   * Creation time of the service, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  createdAt: string;
}

/** Validates {@link Service}. */
export const Service: Schema<Service> = /* @__PURE__ */ schema<Service>(
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
  isService,
);

/** Returns true if the value is a valid {@link Service}. */
export function isService(value: unknown): value is Service {
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
