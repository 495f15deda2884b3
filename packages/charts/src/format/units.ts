/** A unit, such as the minute. */
export interface Unit {
  /** The size in base units: 60 for the minute, whose base unit is the second. */
  readonly size: number;
  readonly suffix: string;
}

/** The units of one kind of number, from the smallest to the largest. */
export interface Units {
  readonly steps: readonly Unit[];
  /** Converts values to base units: 0.001 for values in milliseconds, whose base unit is the second. */
  readonly factor: number;
  /** `duration` has units of time, `scaled` has units with prefixes such as `KiB`, and `number` is any other number. */
  readonly kind: 'number' | 'duration' | 'scaled';
}

/** Plain numbers without abbreviation. */
export const PLAIN: Units = { steps: [{ size: 1, suffix: '' }], factor: 1, kind: 'number' };

/** Numbers with abbreviation. */
export const ABBREVIATED: Units = {
  steps: ['', 'k', 'M', 'B', 'T'].map((suffix, power) => ({ size: 1000 ** power, suffix })),
  factor: 1,
  kind: 'number',
};

/** Durations. The base unit is the second. */
export const SECONDS: Units = {
  steps: [
    { size: 1e-9, suffix: ' ns' },
    { size: 1e-6, suffix: ' µs' },
    { size: 1e-3, suffix: ' ms' },
    { size: 1, suffix: ' s' },
    { size: 60, suffix: ' min' },
    { size: 3600, suffix: ' h' },
    { size: 86_400, suffix: ' d' },
  ],
  factor: 1,
  kind: 'duration',
};

/** Returns the units of bytes or bits, in steps of 1024 (IEC) or 1000 (SI). One unit of the value is `base ** power` bytes or bits. */
export function dataUnits(symbol: 'B' | 'b', base: 1000 | 1024, perSecond: boolean, power = 0): Units {
  const prefixes = base === 1024 ? ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'] : ['', 'k', 'M', 'G', 'T', 'P', 'E'];
  const rate = perSecond ? '/s' : '';
  return {
    steps: prefixes.map((prefix, index) => ({ size: base ** index, suffix: ` ${prefix}${symbol}${rate}` })),
    factor: base ** power,
    kind: 'scaled',
  };
}

/** Returns the units of abbreviated numbers with a suffix, such as `/s` or ` Cel`. */
export function suffixedUnits(suffix: string): Units {
  return { ...ABBREVIATED, steps: ABBREVIATED.steps.map((step) => ({ ...step, suffix: `${step.suffix}${suffix}` })) };
}

/** Matches the names of units of data, such as `kibibytes`, `megabits_sec` and `bytes_iec`. */
const DATA_UNIT = /^(?:(ki|me|gi|te|pe)bi|(ki|me|gi|te|pe)(?:lo|ga|ra|ta))?(bytes|bits)(_sec)?(?:_(iec|si))?$/;
const POWERS = ['', 'ki', 'me', 'gi', 'te', 'pe'];

/** The suffixes of rates, by `numericUnit`. */
const RATES: Readonly<Record<string, string>> = {
  packets_sec: ' p/s',
  cps: ' c/s',
  ops: ' ops/s',
  rps: ' req/s',
  reads_sec: ' rd/s',
  wps: ' wr/s',
  iops: ' io/s',
  cpm: ' c/m',
  opm: ' ops/m',
  rpm_reads: ' rd/m',
  wpm: ' wr/m',
};

/** Returns the units of a `numericUnit` of the API, or undefined if it is not known. */
export function numericUnits(name: string): Units | undefined {
  if (Object.hasOwn(RATES, name)) return suffixedUnits(RATES[name] ?? '');
  const match = DATA_UNIT.exec(name);
  if (!match) return undefined;
  const [, binary, decimal, kind, perSecond, system] = match;
  const base = binary !== undefined || system === 'iec' ? 1024 : 1000;
  const power = POWERS.indexOf(binary ?? decimal ?? '');
  return dataUnits(kind === 'bits' ? 'b' : 'B', base, perSecond !== undefined, power);
}

const SECONDS_PER: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  min: 60,
  h: 3600,
  d: 86_400,
};

/** Returns the length of a UCUM unit of time in seconds, or undefined for other units. */
export function secondsPer(unit: string | undefined): number | undefined {
  return unit !== undefined && Object.hasOwn(SECONDS_PER, unit) ? SECONDS_PER[unit] : undefined;
}

/** The prefixes of the supported UCUM units of bytes, each as a base and its power. */
const BYTES: Readonly<Record<string, readonly [1000 | 1024, number]>> = {
  By: [1024, 0],
  kBy: [1000, 1],
  MBy: [1000, 2],
  GBy: [1000, 3],
  TBy: [1000, 4],
  KiBy: [1024, 1],
  MiBy: [1024, 2],
  GiBy: [1024, 3],
  TiBy: [1024, 4],
};

/** Returns the units of a column whose unit is in UCUM notation. */
export function ucumUnits(unit: string): Units {
  const seconds = secondsPer(unit);
  if (seconds !== undefined) return { ...SECONDS, factor: seconds };
  const [amount = '', per] = unit.split('/');
  const bytes = Object.hasOwn(BYTES, amount) ? BYTES[amount] : undefined;
  if (bytes && (per === undefined || per === 's')) return dataUnits('B', bytes[0], per === 's', bytes[1]);
  if (unit === '%') return { ...PLAIN, steps: [{ size: 1, suffix: '%' }] };
  // The text in braces names the counted items. The title of a chart already names them.
  if (/^\{[^}]*\}$/.test(unit)) return ABBREVIATED;
  const text = unit.replace(/[{}]/g, '').replace(/^1(?=\/|$)/, '');
  return text === '' ? ABBREVIATED : suffixedUnits(text.startsWith('/') ? text : ` ${text}`);
}
