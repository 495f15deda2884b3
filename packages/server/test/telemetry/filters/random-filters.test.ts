import { beforeAll, describe, expect, it } from 'vitest';
import { isSoak } from '../../support/soak.ts';
import { randomFilter, randomRow } from '../support/filter-oracle.ts';
import { fillLogs } from '../support/log-table.ts';
import { Random, seedOfRun } from '../support/random.ts';
import { engineForFile, engineKinds } from '../support/telemetry-engines.ts';

const FILTERS = isSoak ? 5_000 : 300;

describe.each(engineKinds)('random filters on $name', (kind) => {
  const engine = engineForFile(kind);
  const seed = seedOfRun('random filters');
  const random = new Random(seed);
  const rows = Array.from({ length: 200 }, () => randomRow(random));
  let logs: Awaited<ReturnType<typeof fillLogs>>;
  beforeAll(async () => {
    logs = await fillLogs(await engine(), `random_filters_${process.pid}`, rows);
  });

  it(`${FILTERS} random filters match the same rows as an evaluator in TypeScript`, { timeout: 600_000 }, async () => {
    let matched = 0;
    for (let round = 0; round < FILTERS; round += 4) {
      const filters = Array.from({ length: 4 }, () => randomFilter(random));
      const results = await Promise.all(filters.map(({ text }) => logs.matching(text)));
      for (const [index, { text, matches }] of filters.entries()) {
        const expected = rows.flatMap((row, number) => (matches(row) ? [number] : []));
        expect(results[index], `${text} (seed ${seed})`).toEqual(expected);
        if (expected.length > 0 && expected.length < rows.length) matched += 1;
      }
    }
    // A filter that matches no row or every row proves little.
    expect(matched).toBeGreaterThan(FILTERS / 4);
  });
});
