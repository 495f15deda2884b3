import { engines } from '../support/engines.ts';

/** Whether this is `npm run soak`, which does what takes long. */
const soak = process.env['SOAK'] === '1';

/** How much the tests of faults do: all of it, for each engine, in `npm run soak`, and in `npm test` a little in sum. */
export const scale = soak
  ? { kills: { sqlite: 20, postgres: 20 }, writers: 10_000, outages: 5, timeout: 900_000 }
  : { kills: { sqlite: 2, postgres: 1 }, writers: 500 / engines.length, outages: 1, timeout: 60_000 };
