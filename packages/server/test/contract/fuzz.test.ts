import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployments } from '../http/support/api.ts';
import { Fuzz } from './fuzz.ts';
import { maxBodyBytes } from './generators/invalid-requests.ts';
import { fuzzEngines, seeds, serveFrom } from './serve-from.ts';
import { readSpec } from './spec.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2000);

const operations = deployments.flatMap((name) => readSpec(name).operations);
/** The number of runs of each test. Each operation has two tests per database and seed. */
const runs = Math.ceil(requests / fuzzEngines.length / seeds.length / 2 / operations.length);

const cases = deployments.flatMap((name) => seeds.map((seed) => ({ name, seed })));

describe.each(fuzzEngines)('on $name', (engine) => {
  const served = serveFrom(engine, { maxBodyBytes, checkResponses: false, selfTelemetry: 'off' });

  describe.each(cases)('random requests to the $name deployment with the seed $seed', ({ name, seed }) => {
    const spec = readSpec(name);
    let fuzz: Fuzz;
    beforeAll(async () => {
      fuzz = await Fuzz.create(spec, served.caller(name), served);
    });
    afterAll(() => fuzz?.close());
    const parameters = { seed, numRuns: runs };

    it.each(spec.operations)(
      'for $id that are valid get responses that follow the spec',
      { timeout: 1_000_000 },
      async (operation) => {
        await fuzz.sendValid(operation, parameters);
      },
    );

    it.each(spec.operations)(
      'for $id that are invalid are rejected with the expected status and issue',
      { timeout: 1_000_000 },
      async (operation) => {
        await fuzz.sendInvalid(operation, parameters);
      },
    );

    it('that are valid succeed in more than 80 % of the cases', () => {
      const { requests: sent, valid, succeeded } = fuzz.counts;
      const successRate = succeeded / valid;
      console.log(
        `${name} on ${engine.name}, seed ${seed}: ${sent} requests, ${(100 * successRate).toFixed(1)} % of the valid ones succeeded`,
      );
      expect(successRate).toBeGreaterThan(0.8);
    });
  });
});
