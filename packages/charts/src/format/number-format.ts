import { ticks } from 'd3-array';
import { format, precisionFixed } from 'd3-format';
import { plainText } from '../text.ts';
import type { NumberFormat } from '../types.ts';
import {
  ABBREVIATED,
  dataUnits,
  numericUnits,
  PLAIN,
  SECONDS,
  secondsPer,
  suffixedUnits,
  type Unit,
  type Units,
  ucumUnits,
} from './units.ts';

/** The labels of an axis. All except 0 have the same unit and, unless they have an exponent, the same number of decimals. */
export interface AxisLabels {
  readonly values: readonly number[];
  readonly labels: readonly string[];
}

/** Formats the numbers of a column. */
export interface ValueFormat {
  /** Returns the text of one value. A missing value is a dash. */
  value(value: number | null | undefined): string;
  /** Returns about `count` round values between `low` and `high`, with their labels. */
  axis(low: number, high: number, count: number): AxisLabels;
}

/** The text of a missing value. */
export const MISSING = '–';

/**
 * Numbers without a format and without a unit are abbreviated from this size on. The labels of an axis, which have less room, and numbers
 * with a suffix such as `/s` are abbreviated from a smaller size on.
 */
const MIN_ABBREVIATED = 1e9;

/** Numbers of at least this size are written with an exponent, because their digits are hard to count. */
const MIN_EXPONENTIAL = 1e18;

const formatters = new Map<string, (value: number) => string>();

/** Returns the formatter of a d3-format specifier. The cache needs no limit, because there are few specifiers. */
function formatterOf(specifier: string): (value: number) => string {
  let formatter = formatters.get(specifier);
  if (!formatter) {
    formatter = format(specifier);
    formatters.set(specifier, formatter);
  }
  return formatter;
}

/** Creates the format of a column. `configured` is the format in the configuration, `columnUnit` the unit of the column. */
export function createFormat(configured: NumberFormat = {}, columnUnit?: string): ValueFormat {
  if (configured.output === 'time') return clockFormat(factorOf(configured, columnUnit));
  // `numericUnit` takes precedence over `unit`, and over every `output` except `time`.
  const options = numericUnitsOf(configured) ? { ...configured, output: undefined, unit: undefined } : configured;
  const units = unitsOf(options, columnUnit);
  const factor =
    units.factor * (units.kind === 'duration' ? factorOf(options, columnUnit, units) : (options.factor ?? 1));
  const prefix = options.output === 'currency' ? plainText(options.currencySymbol ?? '$', 16) : '';
  const percent = options.output === 'percent';
  const unit = options.unit ? ` ${plainText(options.unit, 64)}` : '';
  const suffix = `${percent ? '%' : ''}${unit}`;
  const digits = digitsOf(options);
  const group = options.thousandSeparated === false || (isPlain(options) && !options.thousandSeparated) ? '' : ',';
  const scale = percent ? 100 * factor : factor;
  const write = (amount: number, step: Unit, decimals?: number) => {
    const text = writeNumber(Math.abs(amount), decimals, group);
    const sign = amount < 0 && /[1-9]/.test(text) ? '−' : '';
    return `${sign}${prefix}${text}${step.suffix}${suffix}`;
  };
  return {
    value(value) {
      if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
      const scaled = value * scale;
      if (units.kind === 'duration' && Math.abs(scaled) >= 60 && digits === undefined)
        return `${longDuration(scaled)}${suffix}`;
      const step = stepOf(units, Math.abs(scaled), units === ABBREVIATED && !options.average ? MIN_ABBREVIATED : 0);
      return write(scaled / step.size, step, digits);
    },
    axis(low, high, count) {
      const bounds = [low * scale, high * scale] as const;
      const largest = Math.max(Math.abs(bounds[0]), Math.abs(bounds[1]));
      // The scale can overflow the range of numbers.
      if (!(bounds[1] - bounds[0] < Number.MAX_VALUE) || scale === 0) return { values: [], labels: [] };
      const shortened = units === PLAIN && !options.thousandSeparated ? ABBREVIATED : units;
      const step = stepOf(shortened, largest, shortened.kind === 'number' ? 1e4 : 0);
      const values = ticks(bounds[0] / step.size, bounds[1] / step.size, count);
      const distance = Math.abs((values[1] ?? 0) - (values[0] ?? 0));
      const decimals = distance > 0 ? Math.min(12, precisionFixed(distance)) : undefined;
      // 0 has the unit of the other labels if it is a duration, and the base unit otherwise.
      const zero = units.kind === 'duration' ? step : (units.steps[0] ?? step);
      const exponent = largest / step.size >= 1e6 || (decimals ?? 0) > 8;
      return {
        values: values.map((tick) => (tick * step.size) / scale),
        labels: values.map((tick) =>
          tick === 0 ? write(0, zero, 0) : write(tick, step, exponent ? undefined : decimals),
        ),
      };
    },
  };
}

function numericUnitsOf({ numericUnit }: NumberFormat): Units | undefined {
  return numericUnit === undefined ? undefined : numericUnits(numericUnit);
}

/** Returns the units of the format, or of the column if the format has none. */
function unitsOf(options: NumberFormat, columnUnit: string | undefined): Units {
  const named = numericUnitsOf(options);
  if (named) return named;
  const base = options.decimalBytes ? 1000 : 1024;
  switch (options.output) {
    case 'byte':
      return dataUnits('B', base, false);
    case 'data_rate':
      return dataUnits('B', base, true);
    case 'throughput':
      return suffixedUnits('/s');
    case 'duration':
      return SECONDS;
    case 'percent':
      return PLAIN;
    case 'currency':
    case 'number':
      return options.average ? ABBREVIATED : PLAIN;
    default:
      if (options.average) return ABBREVIATED;
      if (columnUnit && !options.unit) return ucumUnits(plainText(columnUnit, 64));
      return options.mantissa === undefined && !options.thousandSeparated ? ABBREVIATED : PLAIN;
  }
}

/** Returns the factor of the format. Without one, returns the factor that converts the unit of the column to seconds. */
function factorOf(options: NumberFormat, columnUnit: string | undefined, units: Units = SECONDS): number {
  // The units of a column already contain the conversion to seconds.
  if (units !== SECONDS) return options.factor ?? 1;
  return options.factor ?? secondsPer(columnUnit) ?? 1;
}

function digitsOf({ mantissa, output }: NumberFormat): number | undefined {
  if (mantissa !== undefined && Number.isFinite(mantissa)) return Math.min(20, Math.max(0, Math.trunc(mantissa)));
  return output === 'currency' ? 2 : undefined;
}

/** Returns true if the format is a plain number, which has separators only on request. */
function isPlain({ output, average, numericUnit }: NumberFormat): boolean {
  return output === 'number' && !average && numericUnit === undefined;
}

/**
 * Returns the largest step that is not larger than the value. Returns the first step for values below `from`, and for numbers that are
 * written with an exponent. Returns seconds for the duration 0.
 */
function stepOf(units: Units, value: number, from: number): Unit {
  const first = units.steps[0] ?? { size: 1, suffix: '' };
  if (units.kind === 'duration' && value === 0) return { size: 1, suffix: ' s' };
  if (value < from || (units.kind === 'number' && value >= MIN_EXPONENTIAL)) return first;
  // With an exact comparison, 999.96 would be rounded to 1000 of the smaller unit.
  return units.steps.findLast(({ size }) => value >= size * 0.9995) ?? first;
}

/** Writes a number that is not negative. Without `decimals`, smaller numbers have more digits after the decimal point. */
function writeNumber(value: number, decimals: number | undefined, group: string): string {
  if (value >= MIN_EXPONENTIAL) return exponential(value);
  if (decimals !== undefined) return formatterOf(`${group}.${decimals}f`)(value);
  if (value === 0) return '0';
  if (value < 1e-4) return exponential(value);
  if (value < 1) return formatterOf('.3~r')(value);
  return formatterOf(`${group}.${value >= 100 ? (value >= 1000 ? 0 : 1) : 2}~f`)(value);
}

function exponential(value: number): string {
  return formatterOf('.2~e')(value).replace('e+', 'e').replace('e-', 'e−');
}

const LONG_UNITS: readonly (readonly [number, string])[] = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'm'],
  [1, 's'],
];

/** Writes a duration of at least a minute with its two largest units: `2h 13m`. */
function longDuration(seconds: number): string {
  const sign = seconds < 0 ? '−' : '';
  const total = Math.abs(seconds);
  if (total / 86_400 >= 1e6) return `${sign}${writeNumber(total / 86_400, undefined, ',')}d`;
  const index = LONG_UNITS.findIndex(([size]) => total >= size);
  const next = LONG_UNITS[index + 1] ?? LONG_UNITS[index] ?? [1, 's'];
  const rounded = Math.round(total / next[0]) * next[0];
  // Rounding can reach the next unit: 59 minutes and 59.8 seconds are written as 1h.
  const [size, name] = LONG_UNITS.find(([larger]) => rounded >= larger) ?? next;
  const count = Math.floor(rounded / size);
  const remainder = Math.round((rounded - count * size) / next[0]);
  return `${sign}${formatterOf(',d')(count)}${name}${remainder > 0 ? ` ${remainder}${next[1]}` : ''}`;
}

/** Creates a format that writes seconds as `hh:mm:ss`. `factor` converts values to seconds. */
function clockFormat(factor: number): ValueFormat {
  const write = (value: number) => {
    const seconds = Math.round(Math.abs(value * factor));
    if (seconds >= MIN_EXPONENTIAL) return exponential(value * factor);
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return `${value * factor < 0 && seconds > 0 ? '−' : ''}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
  };
  return {
    value: (value) => (value === null || value === undefined || !Number.isFinite(value) ? MISSING : write(value)),
    axis(low, high, count) {
      const largest = Math.max(Math.abs(low), Math.abs(high)) * factor;
      if (!(largest > 0 && largest < Number.MAX_VALUE)) return { values: [], labels: [] };
      const size = largest >= 7200 ? 3600 : largest >= 120 ? 60 : 1;
      const values = ticks((low * factor) / size, (high * factor) / size, count).map((tick) => (tick * size) / factor);
      return { values, labels: values.map(write) };
    },
  };
}

const SHARE = createFormat({ output: 'percent' });

/** Writes a fraction, 0 to 1, as a percentage with at most one digit after the decimal point. */
export function shareText(share: number): string {
  return share > 0 && share < 0.001 ? '<0.1%' : SHARE.value(Math.round(share * 1000) / 1000);
}
