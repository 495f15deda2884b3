// Generated from specs/shared/schemas/NumericUnit.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

const values = [
  'bytes_iec',
  'bytes_si',
  'bits_iec',
  'bits_si',
  'kibibytes',
  'kilobytes',
  'mebibytes',
  'megabytes',
  'gibibytes',
  'gigabytes',
  'tebibytes',
  'terabytes',
  'pebibytes',
  'petabytes',
  'packets_sec',
  'bytes_sec_iec',
  'bytes_sec_si',
  'bits_sec_iec',
  'bits_sec_si',
  'kibibytes_sec',
  'kibibits_sec',
  'kilobytes_sec',
  'kilobits_sec',
  'mebibytes_sec',
  'mebibits_sec',
  'megabytes_sec',
  'megabits_sec',
  'gibibytes_sec',
  'gibibits_sec',
  'gigabytes_sec',
  'gigabits_sec',
  'tebibytes_sec',
  'tebibits_sec',
  'terabytes_sec',
  'terabits_sec',
  'pebibytes_sec',
  'pebibits_sec',
  'petabytes_sec',
  'petabits_sec',
  'cps',
  'ops',
  'rps',
  'reads_sec',
  'wps',
  'iops',
  'cpm',
  'opm',
  'rpm_reads',
  'wpm',
];

/**
 * Unit of the value:
 * - `bytes_iec`, `bits_iec`: bytes or bits, displayed in steps of 1024
 * - `bytes_si`, `bits_si`: bytes or bits, displayed in steps of 1000
 * - `kibibytes`, `kilobytes`, `mebibytes`, `megabytes`, `gibibytes`, `gigabytes`, `tebibytes`, `terabytes`,
 *   `pebibytes`, `petabytes`: a size in this unit
 * - `packets_sec`: packets per second
 * - `bytes_sec_iec`, `bits_sec_iec`: bytes or bits per second, displayed in steps of 1024
 * - `bytes_sec_si`, `bits_sec_si`: bytes or bits per second, displayed in steps of 1000
 * - `kibibytes_sec`, `kibibits_sec`, `kilobytes_sec`, `kilobits_sec`, `mebibytes_sec`, `mebibits_sec`,
 *   `megabytes_sec`, `megabits_sec`, `gibibytes_sec`, `gibibits_sec`, `gigabytes_sec`, `gigabits_sec`,
 *   `tebibytes_sec`, `tebibits_sec`, `terabytes_sec`, `terabits_sec`, `pebibytes_sec`, `pebibits_sec`,
 *   `petabytes_sec`, `petabits_sec`: a rate in this unit
 * - `cps`, `ops`, `rps`, `reads_sec`, `wps`, `iops`: counts, operations, requests, reads, writes or input and
 *   output operations per second
 * - `cpm`, `opm`, `rpm_reads`, `wpm`: counts, operations, reads or writes per minute
 */
export type NumericUnit = (typeof NumericUnit)[number];

/** All values of {@link NumericUnit} in the order of the spec, with the methods of a validator. */
export const NumericUnit = /* @__PURE__ */ enumeration(
  [
    'bytes_iec',
    'bytes_si',
    'bits_iec',
    'bits_si',
    'kibibytes',
    'kilobytes',
    'mebibytes',
    'megabytes',
    'gibibytes',
    'gigabytes',
    'tebibytes',
    'terabytes',
    'pebibytes',
    'petabytes',
    'packets_sec',
    'bytes_sec_iec',
    'bytes_sec_si',
    'bits_sec_iec',
    'bits_sec_si',
    'kibibytes_sec',
    'kibibits_sec',
    'kilobytes_sec',
    'kilobits_sec',
    'mebibytes_sec',
    'mebibits_sec',
    'megabytes_sec',
    'megabits_sec',
    'gibibytes_sec',
    'gibibits_sec',
    'gigabytes_sec',
    'gigabits_sec',
    'tebibytes_sec',
    'tebibits_sec',
    'terabytes_sec',
    'terabits_sec',
    'pebibytes_sec',
    'pebibits_sec',
    'petabytes_sec',
    'petabits_sec',
    'cps',
    'ops',
    'rps',
    'reads_sec',
    'wps',
    'iops',
    'cpm',
    'opm',
    'rpm_reads',
    'wpm',
  ],
  isNumericUnit,
);

/** Returns true if the value is a valid {@link NumericUnit}. */
export function isNumericUnit(value: unknown): value is NumericUnit {
  return (values as readonly unknown[]).includes(value);
}
