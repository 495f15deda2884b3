import { startServer } from '@observability-api/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Coverage, coverageOf, coverageText } from '../src/coverage.ts';
import { runWorkflows, type StepRun } from '../src/respect.ts';
import { deployments, repository } from '../src/workflow.ts';

for (const deployment of deployments) {
  describe(`the workflows of ${deployment}`, () => {
    let coverage: Coverage;
    let steps: readonly StepRun[];

    beforeAll(async () => {
      coverage = await coverageOf(deployment, repository);
      const server = await startServer({
        dataDir: ':memory:',
        port: 0,
        logLevel: 'silent',
        rateLimit: 'off',
        deployment,
      });
      try {
        const credentials = server.credentials?.[deployment === 'managed' ? 'managed' : 'openSource'];
        if (!credentials) throw new Error('Expected credentials of the service, received none.');
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

    it('pass against the service', () => {
      expect(steps.filter(({ failures }) => failures.length > 0)).toEqual([]);
      expect(new Set(steps.map(({ workflow }) => workflow))).toEqual(new Set(coverage.workflows.map(({ id }) => id)));
    });
  });
}
