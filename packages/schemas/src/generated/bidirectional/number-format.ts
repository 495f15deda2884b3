// Generated from specs/shared/schemas/NumberFormat.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { NumericUnit, isNumericUnit } from '../numeric-unit.ts';

/**
 * Format of a number. It does not change the value. If `output` and `numericUnit` are absent, the user interface
 * selects the format.
 */
export interface NumberFormat {
  /**
   * Kind of number:
   * - `currency`: an amount of money, with `currencySymbol`
   * - `percent`: a ratio; 0.25 is displayed as 25%
   * - `byte`: a size, in steps of 1024 unless `decimalBytes` is true
   * - `time`: seconds, displayed as `hh:mm:ss`; 5400 is displayed as 01:30:00
   * - `duration`: seconds, displayed with a unit; 5400 is displayed as 1h 30m
   * - `number`: a plain number
   * - `data_rate`: bytes per second
   * - `throughput`: events per second
   */
  output?: 'currency' | 'percent' | 'byte' | 'time' | 'duration' | 'number' | 'data_rate' | 'throughput' | undefined;
  /**
   * Unit of the value. It takes precedence over `output`, `decimalBytes` and `unit`. It is ignored if `output` is
   * `time`.
   */
  numericUnit?: NumericUnit | undefined;
  /**
   * Number of digits after the decimal point. If absent, the user interface decides.
   *
   * 0 to 20.
   * @example 2
   */
  mantissa?: number | undefined;
  /** Whether to separate thousands: 1000000 is displayed as 1,000,000. */
  thousandSeparated?: boolean | undefined;
  /** Whether to abbreviate large numbers: 1200000 is displayed as 1.2M. */
  average?: boolean | undefined;
  /** Whether to count bytes in steps of 1000 instead of 1024. */
  decimalBytes?: boolean | undefined;
  /**
   * Factor to multiply the value by before it is displayed, for example 0.001 to convert milliseconds to seconds.
   * @example 0.001
   */
  factor?: number | undefined;
  /**
   * Currency symbol, displayed with the amount.
   *
   * At most 16 characters.
   * @example '€'
   */
  currencySymbol?: string | undefined;
  /**
   * Unit, displayed after the number.
   *
   * At most 64 characters.
   * @example 'orders'
   */
  unit?: string | undefined;
}

/** Validates {@link NumberFormat}. */
export const NumberFormat: Schema<NumberFormat> = /* @__PURE__ */ schema<NumberFormat>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    properties: {
      output: {
        type: 'string',
        enum: ['currency', 'percent', 'byte', 'time', 'duration', 'number', 'data_rate', 'throughput'],
      },
      numericUnit: NumericUnit.rule,
      mantissa: { type: 'integer', minimum: 0, maximum: 20 },
      thousandSeparated: { type: 'boolean' },
      average: { type: 'boolean' },
      decimalBytes: { type: 'boolean' },
      factor: { type: 'number' },
      currencySymbol: { type: 'string', maxLength: 16 },
      unit: { type: 'string', maxLength: 64 },
    },
  }),
  'both',
  isNumberFormat,
);

/** Returns true if the value is a valid {@link NumberFormat}. */
export function isNumberFormat(value: unknown, closed = false): value is NumberFormat {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'output':
        if (
          !(
            entry === 'currency' ||
            entry === 'percent' ||
            entry === 'byte' ||
            entry === 'time' ||
            entry === 'duration' ||
            entry === 'number' ||
            entry === 'data_rate' ||
            entry === 'throughput'
          )
        )
          return false;
        break;
      case 'numericUnit':
        if (!isNumericUnit(entry)) return false;
        break;
      case 'mantissa':
        if (!(typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 20)) return false;
        break;
      case 'thousandSeparated':
      case 'average':
      case 'decimalBytes':
        if (typeof entry !== 'boolean') return false;
        break;
      case 'factor':
        if (!(typeof entry === 'number' && Number.isFinite(entry))) return false;
        break;
      case 'currencySymbol':
        if (!hasMaxLength(entry, 16)) return false;
        break;
      case 'unit':
        if (!hasMaxLength(entry, 64)) return false;
        break;
      default:
        if (closed && Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}
