import { engines } from '../support/engines.ts';
import { isSoak } from '../support/soak.ts';

/** The scale of the fault tests. `npm run soak` runs them completely on each database, `npm test` in part. */
export const scale = isSoak
  ? { kills: { sqlite: 20, postgres: 20 }, writers: 10_000, outages: 5, timeout: 900_000 }
  : { kills: { sqlite: 2, postgres: 1 }, writers: 500 / engines.length, outages: 1, timeout: 60_000 };
