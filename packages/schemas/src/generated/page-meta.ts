// Generated from specs/shared/schemas/PageMeta.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** Which part of a list this is. */
export interface PageMeta {
  /**
   * How many items there are in all, on every page.
   *
   * At least 0.
   * @example 3
   */
  total: number;
  /**
   * The most items that this page could have.
   *
   * 1 to 1000.
   * @example 1000
   */
  limit: number;
  /**
   * How many items were passed over before this page.
   *
   * At least 0.
   * @example 0
   */
  offset: number;
}

/** The validator of {@link PageMeta}. */
export const PageMeta: Schema<PageMeta> = /* @__PURE__ */ schema<PageMeta>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      total: { type: 'integer', minimum: 0 },
      limit: { type: 'integer', minimum: 1, maximum: 1000 },
      offset: { type: 'integer', minimum: 0 },
    },
  }),
  'response',
  isPageMeta,
);

/** Whether a value is {@link PageMeta}. */
export function isPageMeta(value: unknown): value is PageMeta {
  if (!isObject(value)) return false;
  const { total, limit, offset } = value;
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
    offset >= 0
  );
}
