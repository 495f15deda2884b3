import { randomInt } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deployments, type Json } from '../http/support/api.ts';
import { serve, WITH_MAIL } from '../http/support/serve.ts';
import { isSoak } from '../support/soak.ts';
import { createCommandLine } from './support/command-line.ts';
import { randomResources } from './support/random-resources.ts';

const seed = Number(process.env['MONITORING_SEED'] ?? (isSoak ? randomInt(2 ** 31) : 2));
/** The number of rounds. Each creates random resources, and deletes them at its end. */
const rounds = isSoak ? 1_000 : 4;
console.log(`monitoring as code: MONITORING_SEED=${seed}`);

const resources = randomResources(seed);

afterEach(() => vi.restoreAllMocks());

/** Returns a list to which the method of each later request is appended. */
function recordMethods(): string[] {
  const methods: string[] = [];
  const originalFetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    methods.push(init?.method ?? 'GET');
    return originalFetch(input, init);
  });
  return methods;
}

describe.each(deployments)('in the %s deployment', (name) => {
  const served = serve({ telemetry: 'off', ...WITH_MAIL });

  it('`plan` finds no changes after `pull`, and `drift` none after `apply`', { timeout: 3_600_000 }, async () => {
    const api = served.caller(name);
    const defaultSourceIds = new Set((await api.get('/sources')).content.map(({ id }: Json) => id));
    for (let round = 0; round < rounds; round += 1) {
      const named = await resources.create(api);
      const commands = createCommandLine(name, served.credentials);
      const pulled = await commands.run('pull');
      expect(pulled, pulled.stderr).toMatchObject({ exitCode: 0, stderr: '' });
      const pulledByName = await commands.run('pull', ...named);
      expect(pulledByName, pulledByName.stderr).toMatchObject({ exitCode: 0, stderr: '' });
      const methods = recordMethods();
      // The service stores invalid filters and reports their errors in queries.
      const issues = (await commands.run('validate')).stdout.split('\n').filter((line) => /^\S+:\d+: /.test(line));
      expect(issues.filter((line) => !line.includes('not a valid filter'))).toEqual([]);
      expect(methods).toEqual([]);
      const plan = await commands.run('plan');
      expect(plan.stdout, `round ${round}: ${plan.stderr}`).toContain('No changes.');
      expect(plan.exitCode).toBe(0);
      expect(new Set(methods)).toEqual(new Set(['GET']));

      const adopted = await commands.run('apply', '--adopt', '--yes');
      expect(adopted, adopted.stderr + adopted.stdout).toMatchObject({ exitCode: 0 });
      expect((await commands.run('drift')).stdout).toBe('');
      methods.length = 0;
      expect(await commands.run('apply', '--yes')).toMatchObject({ exitCode: 0 });
      expect(methods.filter((method) => method !== 'GET')).toEqual([]);
      vi.restoreAllMocks();
      for (const path of ['alerts', 'dashboards', 'saved-searches', 'webhooks', 'sources', 'connections']) {
        if (path === 'connections' && name === 'managed') continue;
        const stored: Json[] = (await api.get(`/${path}`)).content;
        const created = stored.filter(({ id, isBuiltIn }) => !defaultSourceIds.has(id) && isBuiltIn !== true);
        for (const { id } of created) await api.delete(`/${path}/${id}`);
      }
      commands.delete();
    }
  });
});
