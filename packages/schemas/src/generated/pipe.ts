// Generated from specs/managed/schemas/Pipe.yaml by `npm run generate`. Do not edit.

import { dateTime } from '../runtime/formats/date-time.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { isUuid } from '../runtime/formats/uuid.ts';
import { uuid } from '../runtime/formats/uuid.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** An ingestion pipe, through which a service ingests data, for example from object storage. */
export interface Pipe {
  /**
   * Id of the pipe, used in paths.
   *
   * A UUID.
   * @example 'c5e4d3b2-a190-4f8e-8d7c-6b5a49382716'
   */
  id: string;
  /**
   * Id of the service that the pipe belongs to.
   *
   * A UUID.
   * @example '8a6f2d1b-7c3e-4f50-b9a4-2e1d0c9b8a76'
   */
  serviceId: string;
  /**
   * Name of the pipe. Names need not be unique.
   * @example 'Orders'
   */
  name: string;
  /**
   * Creation time of the pipe, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  createdAt: string;
}

/** Validates {@link Pipe}. */
export const Pipe: Schema<Pipe> = /* @__PURE__ */ schema<Pipe>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      id: { type: 'string', format: uuid },
      serviceId: { type: 'string', format: uuid },
      name: { type: 'string' },
      createdAt: { type: 'string', format: dateTime },
    },
  }),
  'response',
  isPipe,
);

/** Returns true if the value is a valid {@link Pipe}. */
export function isPipe(value: unknown): value is Pipe {
  if (!isObject(value)) return false;
  const { id, serviceId, name, createdAt } = value;
  return (
    typeof id === 'string' &&
    isUuid(id) &&
    typeof serviceId === 'string' &&
    isUuid(serviceId) &&
    typeof name === 'string' &&
    typeof createdAt === 'string' &&
    isDateTime(createdAt)
  );
}
