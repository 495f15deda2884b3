import { startServer } from '@observability-api/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Coverage, coverageOf, coverageText } from '../src/coverage.ts';
import { type Pending, readPending } from '../src/pending.ts';
import { deployments, repository } from '../src/repository.ts';
import { runWorkflows, type StepRun } from '../src/respect.ts';

for (const deployment of deployments) {
  describe(`the workflows of ${deployment}`, () => {
    let coverage: Coverage;
    let pending: readonly Pending[];
    let steps: readonly StepRun[];

    beforeAll(async () => {
      coverage = await coverageOf(deployment, repository);
      pending = (await readPending(repository)).filter((entry) => entry.deployment === deployment);
      const server = await startServer({
        dataDir: ':memory:',
        port: 0,
        logLevel: 'silent',
        rateLimit: 'off',
        deployment,
      });
      try {
        const credentials = server.credentials?.[deployment === 'managed' ? 'managed' : 'openSource'];
        if (!credentials) throw new Error('The service made no credentials.');
        const files = [...new Set(coverage.workflows.map(({ file }) => file))];
        steps = await runWorkflows(deployment, files, credentials);
      } finally {
        await server.close();
      }
      console.log(coverageText(coverage));
    });

    it('call every operation', () => {
      expect(coverage.operations.length).toBeGreaterThan(10);
      expect(coverage.missing).toEqual([]);
    });

    it('all run, and pass against the service', () => {
      const waiting = pending.map(({ workflow }) => workflow);
      const failed = steps.filter(({ workflow, faults }) => faults.length > 0 && !waiting.includes(workflow));
      expect(failed).toEqual([]);
      expect(new Set(steps.map(({ workflow }) => workflow))).toEqual(new Set(coverage.workflows.map(({ id }) => id)));
    });

    it('wait on the list of pending ones only as long as the reason holds', () => {
      for (const { workflow, operation, status, reason } of pending) {
        const last = steps.filter((step) => step.workflow === workflow).at(-1);
        const leave = `\`${workflow}\` no longer stops at \`${operation}\` with ${status}, so take it off tools/workflows/pending.yaml (${reason})`;
        expect(last?.status, leave).toBe(status);
        expect(last?.faults, leave).not.toEqual([]);
        expect(coverage.workflows.find(({ id }) => id === workflow)?.operations.at(-1)).toBe(operation);
      }
    });
  });
}
