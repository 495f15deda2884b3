import { startServer } from '@observability-api/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Coverage, coverageOf, coverageText } from '../src/coverage.ts';
import { runWorkflows, type StepRun } from '../src/respect.ts';
import { deployments, repository } from '../src/workflow.ts';
import { createFailedNotification } from './failed-notification.ts';

for (const deployment of deployments) {
  describe(`the workflows of ${deployment}`, () => {
    let coverage: Coverage;
    let steps: readonly StepRun[];

    beforeAll(async () => {
      coverage = await coverageOf(deployment, repository);
      let aheadMs = 0;
      const clock = () => Date.now() + aheadMs;
      const server = await startServer({
        dataDir: ':memory:',
        port: 0,
        logLevel: 'silent',
        rateLimit: 'off',
        webhookAllow: ['127.0.0.1'],
        deployment,
        clock,
      });
      try {
        const credentials = server.credentials?.[deployment === 'managed' ? 'managed' : 'openSource'];
        if (!credentials) throw new Error('Expected credentials of the service, received none.');
        const files = [...new Set(coverage.workflows.map(({ file }) => file))];
        const advanceClock = (milliseconds: number) => (aheadMs += milliseconds);
        const alertId = await createFailedNotification(deployment, { server, advanceClock });
        const silenceUntil = new Date(clock() + 3_600_000).toISOString();
        const inputs = { ...credentials, alertId, silenceUntil };
        steps = await runWorkflows(deployment, files, inputs);
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
