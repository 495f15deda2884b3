// Generated from specs/shared/schemas/PageMeta.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** Position of a page in its list. */
export interface PageMeta {
  /**
   * Total number of items in the list.
   *
   * At least 0.
   * @example 3
   */
  total: number;
  /**
   * Maximum number of items on this page.
   *
   * 1 to 1000.
   * @example 1000
   */
  limit: number;
  /**
   * Number of items skipped before this page.
   *
   * At least 0.
   * @example 0
   */
  offset: number;
  /**
   * The offset of the next page. Present only if this page has fewer than `limit` items because of its maximum
   * size, 16 MiB.
   *
   * At least 1.
   * @example 12
   */
  nextOffset?: number;
}

/** Validates {@link PageMeta}. */
export const PageMeta: Schema<PageMeta> = /* @__PURE__ */ schema<PageMeta>(
  () => ({
    type: 'object',
    optional: ['nextOffset'],
    properties: {
      total: { type: 'integer', minimum: 0 },
      limit: { type: 'integer', minimum: 1, maximum: 1000 },
      offset: { type: 'integer', minimum: 0 },
      nextOffset: { type: 'integer', minimum: 1 },
    },
  }),
  'response',
  isPageMeta,
);

/** Returns true if the value is a valid {@link PageMeta}. */
export function isPageMeta(value: unknown): value is PageMeta {
  if (!isObject(value)) return false;
  const { total, limit, offset, nextOffset } = value;
  return (
    typeof total === 'number' &&
    Number.isInteger(total) &&
    total >= 0 &&
    typeof limit === 'number' &&
    (limit | 0) === limit &&
    limit >= 1 &&
    limit <= 1000 &&
    typeof offset === 'number' &&
    Number.isInteger(offset) &&
    offset >= 0 &&
    (nextOffset === undefined || (typeof nextOffset === 'number' && Number.isInteger(nextOffset) && nextOffset >= 1))
  );
}
