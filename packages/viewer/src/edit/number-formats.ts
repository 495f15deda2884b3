import type { NumberFormat } from '@observability-api/schemas';

/** The common number formats by the name of their unit. */
const FORMATS: readonly (readonly [unit: string, format: NumberFormat | undefined])[] = [
  ['Number', undefined],
  ['Percent, 1 is 100 %', { output: 'percent' }],
  ['Bytes', { output: 'byte' }],
  ['Bytes per second', { output: 'data_rate' }],
  ['Events per second', { output: 'throughput' }],
  ['Nanoseconds', { output: 'duration', factor: 1e-9 }],
  ['Microseconds', { output: 'duration', factor: 1e-6 }],
  ['Milliseconds', { output: 'duration', factor: 0.001 }],
  ['Seconds', { output: 'duration' }],
  ['Dollars', { output: 'currency', currencySymbol: '$' }],
  ['Euros', { output: 'currency', currencySymbol: '€' }],
];

const CUSTOM = 'Custom (see the JSON)';

/** Returns the units to select from. They include `Custom` if the format is not a common one, so that it can stay unchanged. */
export function unitsFor(format: unknown): readonly (readonly [value: string, text: string])[] {
  const names = FORMATS.map(([name]) => name);
  return [...names, ...(unitOf(format) === CUSTOM ? [CUSTOM] : [])].map((name) => [name, name] as const);
}

/** Returns the name of the unit of a common format, and `Custom` for any other format. */
export function unitOf(format: unknown): string {
  const text = textOf(format);
  return FORMATS.find(([, known]) => textOf(known) === text)?.[0] ?? CUSTOM;
}

/** Returns the format of a unit. Undefined is the default format. */
export function formatOf(unit: string): NumberFormat | undefined {
  return FORMATS.find(([name]) => name === unit)?.[1];
}

/** Serializes a format with sorted properties, so that equal formats have equal strings. */
function textOf(format: unknown): string {
  return JSON.stringify(Object.entries(format ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
}
