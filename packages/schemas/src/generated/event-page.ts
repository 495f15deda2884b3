// Generated from specs/shared/schemas/EventPage.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { EventRow, isEventRow } from './event-row.ts';

/** A page of events. */
export interface EventPage {
  /**
   * The events in the order of the search.
   *
   * At most 2000 items.
   */
  data: EventRow[];
  /**
   * Number of events on this page.
   *
   * At least 0.
   * @example 1
   */
  rows: number;
  /**
   * The cursor of the next page, or null on the last page. Only present if the request has a `cursor`, which is
   * `start` for the first page.
   *
   * At most 1024 characters.
   */
  nextCursor?: string | null;
}

/** Validates {@link EventPage}. */
export const EventPage: Schema<EventPage> = /* @__PURE__ */ schema<EventPage>(
  () => ({
    type: 'object',
    required: ['data', 'rows'],
    properties: {
      data: { type: 'array', maxItems: 2000, items: EventRow.rule },
      rows: { type: 'integer', minimum: 0 },
      nextCursor: { type: ['string', 'null'], maxLength: 1024 },
    },
  }),
  'response',
  isEventPage,
);

function eventPageData(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 2000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isEventRow(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link EventPage}. */
export function isEventPage(value: unknown): value is EventPage {
  if (!isObject(value)) return false;
  const { data, rows, nextCursor } = value;
  return (
    eventPageData(data) &&
    typeof rows === 'number' &&
    Number.isInteger(rows) &&
    rows >= 0 &&
    (nextCursor === undefined || hasMaxLength(nextCursor, 1024) || nextCursor === null)
  );
}
