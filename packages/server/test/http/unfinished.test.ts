import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { managedOperations } from '../../src/generated/managed.ts';
import { openSourceOperations } from '../../src/generated/open-source.ts';
import type { Operation } from '../../src/openapi/operation.ts';
import { unfinished } from '../../src/openapi/unfinished.ts';
import { type DeploymentName, deployments } from './api.ts';
import { type AlertTargets, alertTargets, dashboard } from './bodies.ts';
import { bodyOf, unknownPath } from './requests.ts';
import { serve } from './serve.ts';

const served = serve();

const operations: Record<DeploymentName, Readonly<Record<string, Operation>>> = {
  'open-source': openSourceOperations,
  managed: managedOperations,
};
const headersOf = ({ headers }: Operation) => Object.keys(headers.properties ?? {});
const isUnfinished = (id: string) => (unfinished.operations as readonly string[]).includes(id);

describe.each(deployments)('of the %s deployment', (name) => {
  const api = () => served.caller(name);
  let targets: AlertTargets;
  beforeAll(async () => {
    targets = await alertTargets(api());
  });

  const all = Object.entries(operations[name]).map(([id, operation]) => ({ id, operation }));

  const send = (id: string, operation: Operation) =>
    api().send(operation.method, unknownPath(operation, served.credentials), { body: bodyOf(id, targets) });

  it.each(all.filter(({ id }) => isUnfinished(id)))('$id answers 501', async ({ id, operation }) => {
    const { status, message } = await send(id, operation);
    expect(status).toBe(501);
    expect(message).toContain('not available yet');
  });

  it.each(all.filter(({ id }) => !isUnfinished(id)))('$id answers', async ({ id, operation }) => {
    expect([200, 404]).toContain((await send(id, operation)).status);
  });

  it('an idempotency key is promised for what both deployments create', () => {
    const promised = all.filter(({ operation }) => headersOf(operation).includes('Idempotency-Key'));
    expect(promised.map(({ id }) => id)).toEqual(['createDashboard', 'createAlert', 'createWebhook']);
  });
});

describe('the list of what is unfinished', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const section = readme.split('## Not there yet')[1]?.split('\n## ')[0] ?? '';

  it('is the one in the README', () => {
    for (const entry of unfinished.operations) expect(section).toContain(entry);
    expect(section === '').toBe(unfinished.operations.length === 0);
  });

  it('names only what the specs have', () => {
    const known = Object.keys({ ...openSourceOperations, ...managedOperations });
    for (const id of unfinished.operations) expect(known).toContain(id);
  });

  it('does not keep a dashboard from being made', async () => {
    expect((await served.caller('open-source').post('/dashboards', dashboard())).status).toBe(200);
  });
});
