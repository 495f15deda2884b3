// Generated from specs/shared/schemas/AlertPreviewInput.yaml by `npm run generate`. Do not edit.

import { anyOf } from '../runtime/keywords/any-of.ts';
import { countProperties, hasOnlyProperties } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AlertInput, isAlertInput } from './alert-input.ts';
import { TileInput, isTileInput } from './tile-input.ts';
import { pattern, shape } from './patterns.ts';

/** The alert to preview, the time range, and optionally another alert to compare with. */
export interface AlertPreviewInput {
  /**
   * The alert to preview. It is not stored. Its webhooks need not exist. Notifications to a webhook that does not
   * exist have no body.
   */
  alert: AlertInput;
  /**
   * Start of the range, in Unix milliseconds. The first window is the first one that starts at this time or later.
   *
   * A Unix time in milliseconds, not in seconds.
   * @example 1767603600000
   */
  from: number;
  /**
   * End of the range, in Unix milliseconds. Must be greater than `from`, by at most 90 days and 20,000 windows.
   * Windows that have not ended yet are left out.
   *
   * A Unix time in milliseconds, not in seconds.
   * @example 1768208400000
   */
  to: number;
  /**
   * The tile that `alert` watches, if this tile is not stored or has unsaved changes. With `tile`, the dashboard
   * and the tile whose ids `alert` contains need not exist. If `alert` is not on a tile, `tile` returns 400.
   */
  tile?: TileInput | undefined;
  /**
   * Another alert to evaluate over the same range: the id of a stored alert, or an alert that is not stored. An
   * unknown id returns 400.
   * @example '6740a3f2c51e9b0012d4e8b7'
   */
  compareWith?: string | AlertInput | undefined;
}

/** Validates {@link AlertPreviewInput}. */
export const AlertPreviewInput: Schema<AlertPreviewInput> = /* @__PURE__ */ schema<AlertPreviewInput>(
  () => ({
    type: 'object',
    optional: ['tile', 'compareWith'],
    properties: {
      alert: AlertInput.rule,
      from: {
        type: 'integer',
        minimum: 1000000000000,
        maximum: 253402300799999,
        expected: 'a Unix time in milliseconds, not in seconds',
      },
      to: {
        type: 'integer',
        minimum: 1000000000000,
        maximum: 253402300799999,
        expected: 'a Unix time in milliseconds, not in seconds',
      },
      tile: TileInput.rule,
      compareWith: {
        anyOf: [
          { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
          AlertInput.rule,
        ],
        keywords: [anyOf],
      },
    },
  }),
  'request',
  isAlertPreviewInput,
);

/** Returns true if the value is a valid {@link AlertPreviewInput}. */
export function isAlertPreviewInput(value: unknown): value is AlertPreviewInput {
  if (!isObject(value)) return false;
  const { alert, from, to, tile, compareWith } = value;
  return (
    isAlertInput(alert) &&
    typeof from === 'number' &&
    Number.isInteger(from) &&
    from >= 1000000000000 &&
    from <= 253402300799999 &&
    typeof to === 'number' &&
    Number.isInteger(to) &&
    to >= 1000000000000 &&
    to <= 253402300799999 &&
    (tile === undefined || isTileInput(tile)) &&
    (compareWith === undefined ||
      (typeof compareWith === 'string' && shape.test(compareWith)) ||
      isAlertInput(compareWith)) &&
    (countProperties(value) === 3 + (tile === undefined ? 0 : 1) + (compareWith === undefined ? 0 : 1) ||
      hasOnlyProperties(value, AlertPreviewInput.rule.properties))
  );
}
