// Generated from specs/shared/schemas/EventRow.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { map } from '../runtime/keywords/map.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/**
 * The selected values of an event, by name. Times are RFC 3339 text in UTC. 64-bit integers are decimal text. Maps
 * are objects.
 */
export type EventRow = Record<string, string | number | boolean | Record<string, unknown> | unknown[] | null>;

/** Validates {@link EventRow}. */
export const EventRow: Schema<EventRow> = /* @__PURE__ */ schema<EventRow>(
  () => ({
    type: 'object',
    additionalProperties: { type: ['string', 'number', 'boolean', 'object', 'array', 'null'] },
    keywords: [map],
  }),
  'response',
  isEventRow,
);

function eventRowEntries(value: Readonly<Record<string, unknown>>): boolean {
  for (const key of Object.keys(value)) {
    const entry = value[key];
    if (entry === undefined) continue;
    if (
      !(
        typeof entry === 'string' ||
        (typeof entry === 'number' && Number.isFinite(entry)) ||
        typeof entry === 'boolean' ||
        isObject(entry) ||
        Array.isArray(entry) ||
        entry === null
      )
    )
      return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link EventRow}. */
export function isEventRow(value: unknown): value is EventRow {
  if (!isObject(value)) return false;
  return eventRowEntries(value);
}
