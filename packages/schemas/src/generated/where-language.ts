// Generated from specs/shared/schemas/WhereLanguage.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * Language of a filter:
 * - `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`
 * - `sql`: one boolean expression over the columns of the source
 */
export type WhereLanguage = (typeof WhereLanguage)[number];

/** All values of {@link WhereLanguage} in the order of the spec, with the methods of a validator. */
export const WhereLanguage = /* @__PURE__ */ enumeration(['lucene', 'sql'], isWhereLanguage);

/** Returns true if the value is a valid {@link WhereLanguage}. */
export function isWhereLanguage(value: unknown): value is WhereLanguage {
  return value === 'lucene' || value === 'sql';
}
