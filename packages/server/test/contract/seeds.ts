import { randomInt } from 'node:crypto';

/** The seeds that tests at random run with: one that is always the same, and one that no run had before. */
export const seeds: readonly number[] =
  process.env['FUZZ_SEED'] === undefined ? [20_260_112, randomInt(2 ** 31)] : [Number(process.env['FUZZ_SEED'])];
