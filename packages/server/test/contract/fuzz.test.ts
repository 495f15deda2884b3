import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployments } from '../http/support/api.ts';
import { maxBodyBytes } from './broken-requests.ts';
import { enginesAtRandom, serveFrom } from './engines.ts';
import { createFuzz } from './fuzz.ts';
import { seeds } from './seeds.ts';
import { readSpec } from './spec.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 3000);

const specs = Object.fromEntries(deployments.map((name) => [name, readSpec(name)]));
const operations = Object.values(specs).flatMap((spec) => spec.operations);
const runs = Math.ceil(requests / enginesAtRandom.length / seeds.length / 2 / operations.length);

const cases = enginesAtRandom.flatMap((engine) => deployments.map((name) => ({ name, engine, store: engine.name })));

describe.each(cases)('the $name deployment on $store, asked at random', ({ name, engine }) => {
  const served = serveFrom(engine, { maxBodyBytes, checkResponses: false });
  const spec = readSpec(name);

  describe.each(seeds)('from the seed %i,', (seed) => {
    let fuzz: Awaited<ReturnType<typeof createFuzz>>;
    beforeAll(async () => {
      fuzz = await createFuzz(spec, served.caller(name), served);
    });
    afterAll(() => fuzz?.close());
    const parameters = { seed, numRuns: runs };

    it.each(spec.operations)(
      'answers valid requests of $id as the spec says',
      { timeout: 1_000_000 },
      async (operation) => {
        await fuzz.valid(operation, parameters);
      },
    );

    it.each(spec.operations)(
      'refuses broken requests of $id for what is broken',
      { timeout: 1_000_000 },
      async (operation) => {
        await fuzz.broken(operation, parameters);
      },
    );

    it('lets most valid requests succeed', () => {
      const { requests: sent, valid, succeeded } = fuzz.tally;
      const share = succeeded / valid;
      console.log(
        `${name} on ${engine.name}, seed ${seed}: ${sent} requests, ${(100 * share).toFixed(1)} % of the valid ones succeeded`,
      );
      expect(share).toBeGreaterThan(0.8);
    });
  });
});
