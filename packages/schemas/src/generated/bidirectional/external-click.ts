// Generated from specs/shared/schemas/ExternalClick.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** Opens a web page. */
export interface ExternalClick {
  /** Opens a web page. */
  type: 'external';
  /**
   * Template of an absolute URL with `http` or `https`. `{{Column}}` is the value of a column of the row, encoded
   * for URLs. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.
   *
   * 1 to 10000 characters.
   * @example 'https://wiki.example.com/services/{{ServiceName}}'
   */
  urlTemplate: string;
}

/** Validates {@link ExternalClick}. */
export const ExternalClick: Schema<ExternalClick> = /* @__PURE__ */ schema<ExternalClick>(
  () => ({
    type: 'object',
    required: ['type', 'urlTemplate'],
    properties: {
      type: { type: 'string', const: 'external' },
      urlTemplate: { type: 'string', minLength: 1, maxLength: 10000 },
    },
  }),
  'both',
  isExternalClick,
);

/** Returns true if the value is a valid {@link ExternalClick}. */
export function isExternalClick(value: unknown, closed = false): value is ExternalClick {
  if (!isObject(value)) return false;
  const { type, urlTemplate } = value;
  return (
    type === 'external' &&
    urlTemplate !== '' &&
    hasMaxLength(urlTemplate, 10000) &&
    (!closed || countProperties(value) === 2 || hasOnlyProperties(value, ExternalClick.rule.properties))
  );
}
