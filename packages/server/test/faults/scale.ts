import { isSoak } from '../support/soak.ts';

/**
 * The numbers of kills, writes and outages of the fault tests, and their timeout in milliseconds. `npm run soak` uses larger
 * numbers than `npm test`.
 */
export const scale = isSoak
  ? { kills: { sqlite: 20, postgres: 20 }, writes: 10_000, outages: 5, timeout: 900_000 }
  : { kills: { sqlite: 2, postgres: 1 }, writes: 250, outages: 1, timeout: 60_000 };
