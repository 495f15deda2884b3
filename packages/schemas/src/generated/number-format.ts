// Generated from specs/shared/schemas/NumberFormat.yaml by `npm run generate`. Do not edit.

import { codePoints, isObject } from '../runtime/value.ts';
import { hasOnly } from '../runtime/guards.ts';
import { type Schema, schema } from '../runtime/schema.ts';

const values = ['currency', 'percent', 'byte', 'time', 'duration', 'number', 'data_rate', 'throughput'];

/** How a number is written. It changes what is shown, never what is measured. */
export interface NumberFormat {
  /**
   * The kind of number:
   * - `currency`: an amount of money, with `currencySymbol`
   * - `percent`: a share, 0.25 reads 25 %
   * - `byte`: a size, in steps of 1024 unless `decimalBytes` is set
   * - `time`: a time of day
   * - `duration`: a length of time
   * - `number`: a plain number
   * - `data_rate`: bytes per second
   * - `throughput`: events per second
   */
  output: 'currency' | 'percent' | 'byte' | 'time' | 'duration' | 'number' | 'data_rate' | 'throughput';
  /**
   * Digits after the decimal point, 0 to 20. When absent, as many as the viewer finds fit.
   * @example 2
   */
  mantissa?: number | undefined;
  /** Whether thousands are separated, so that 1000000 reads 1,000,000. */
  thousandSeparated?: boolean | undefined;
  /** Whether large numbers are shortened, so that 1200000 reads 1.2m. */
  average?: boolean | undefined;
  /** Whether bytes are counted in steps of 1000 instead of 1024. */
  decimalBytes?: boolean | undefined;
  /**
   * What the value is multiplied by before it is written, for example 0.001 to go from ms to s.
   * @example 0.001
   */
  factor?: number | undefined;
  /**
   * The symbol written with an amount of money, at most 16 characters.
   * @example '€'
   */
  currencySymbol?: string | undefined;
  /**
   * A unit written after the number, at most 64 characters.
   * @example 'orders'
   */
  unit?: string | undefined;
}

/** The validator of {@link NumberFormat}. */
export const NumberFormat: Schema<NumberFormat> = /* @__PURE__ */ schema<NumberFormat>(
  {
    type: 'object',
    required: ['output'],
    properties: {
      output: { type: 'string', enum: values },
      mantissa: { type: 'integer', minimum: 0, maximum: 20 },
      thousandSeparated: { type: 'boolean' },
      average: { type: 'boolean' },
      decimalBytes: { type: 'boolean' },
      factor: { type: 'number' },
      currencySymbol: { type: 'string', maxLength: 16 },
      unit: { type: 'string', maxLength: 64 },
    },
  },
  'both',
  isNumberFormat,
);

/** Whether a value is {@link NumberFormat}. */
export function isNumberFormat(value: unknown, closed = false): value is NumberFormat {
  if (!isObject(value)) return false;
  const { output, mantissa, thousandSeparated, average, decimalBytes, factor, currencySymbol, unit } = value;
  return (
    (values as readonly unknown[]).includes(output) &&
    (mantissa === undefined ||
      (typeof mantissa === 'number' && (mantissa | 0) === mantissa && mantissa >= 0 && mantissa <= 20)) &&
    (thousandSeparated === undefined || typeof thousandSeparated === 'boolean') &&
    (average === undefined || typeof average === 'boolean') &&
    (decimalBytes === undefined || typeof decimalBytes === 'boolean') &&
    (factor === undefined || (typeof factor === 'number' && Number.isFinite(factor))) &&
    (currencySymbol === undefined ||
      (typeof currencySymbol === 'string' && (currencySymbol.length <= 16 || codePoints(currencySymbol) <= 16))) &&
    (unit === undefined || (typeof unit === 'string' && (unit.length <= 64 || codePoints(unit) <= 64))) &&
    (!closed || hasOnly(value, NumberFormat.rule.properties))
  );
}
