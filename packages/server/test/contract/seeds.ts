import { randomInt } from 'node:crypto';

/** The seeds of random tests: a constant one, and a random one. */
export const seeds: readonly number[] =
  process.env['FUZZ_SEED'] === undefined ? [20_260_112, randomInt(2 ** 31)] : [Number(process.env['FUZZ_SEED'])];
