import fc from 'fast-check';
import { describe, it } from 'vitest';
import { type Api, createApi, deployments, type Json } from '../http/support/api.ts';
import { engines } from '../support/engines.ts';
import { emptyModel, type Kind, kinds, type Model } from './model.ts';
import { type Real, runStep } from './run-step.ts';
import { seeds, serveFrom } from './serve-from.ts';
import { initialSteps, listAll, type Step, steps } from './steps.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2000);
/** The number of runs of each test. All tests together send about `requests` requests. */
const runs = Math.ceil(requests / 200);

class Command implements fc.AsyncCommand<Model, Real> {
  readonly step: Step;

  constructor(step: Step) {
    this.step = step;
  }

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): Promise<void> {
    return runStep(model, real, this.step);
  }

  toString(): string {
    return JSON.stringify(this.step);
  }
}

/** Deletes all resources of a run, except the key that authenticates the requests. */
async function clear(real: Real, lists: readonly Kind[]): Promise<void> {
  // Webhooks can be deleted only after the alerts that use them.
  for (const kind of ['alerts', 'dashboards', 'webhooks', 'keys'] as const) {
    if (!lists.includes(kind)) continue;
    const all: Json[] = (await real.callerOf(kind).get(`/${kind}`)).content;
    for (const { id } of kind === 'keys' ? all.slice(1) : all) await real.callerOf(kind).delete(`/${kind}/${id}`);
  }
}

describe.each(engines)('on $name', (engine) => {
  const served = serveFrom(engine, { telemetry: 'off' });

  describe.each(deployments)('the %s deployment', (name) => {
    const lists = kinds.filter((kind) => kind !== 'keys' || name === 'managed');
    const callers = (): Real => {
      const api: Api = served.caller(name);
      const keys = createApi({ ...api, root: `/v1/organizations/${served.credentials.managed.organizationId}` });
      return { callerOf: (kind) => (kind === 'keys' ? keys : api) };
    };

    // The constant seed repeats the same steps on every store, so only one store runs it.
    it.each(engine.name === 'sqlite' ? seeds : seeds.slice(-1))(
      'behaves like the model in random steps with the seed %i',
      { timeout: 1_000_000 },
      async (seed) => {
        const commands = fc.commands([steps(lists).map((step) => new Command(step))], { maxCommands: 30, size: 'max' });
        const property = fc.asyncProperty(commands, async (sequence) => {
          const real = callers();
          await clear(real, lists);
          const model = emptyModel();
          for (const step of initialSteps) await runStep(model, real, step);
          await fc.asyncModelRun(() => ({ model, real }), sequence);
          for (const kind of lists) await runStep(model, real, listAll(kind));
        });
        await fc.assert(property, { seed, numRuns: runs, includeErrorInReport: true });
      },
    );
  });
});
