import { beforeAll, describe, expect, it } from 'vitest';
import { managedOperations } from '../../../src/generated/managed.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import type { Operation } from '../../../src/http/operation.ts';
import { type DeploymentName, deployments } from '../support/api.ts';
import { requestBodyOf, unknownPath } from '../support/operation-requests.ts';
import { type AlertTargets, alertTargets } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

const operations: Record<DeploymentName, Readonly<Record<string, Operation>>> = {
  'open-source': openSourceOperations,
  managed: managedOperations,
};
function headersOf({ headers }: Operation) {
  return Object.keys(headers.properties ?? {});
}

describe.each(deployments)('the %s deployment', (name) => {
  const api = () => served.caller(name);
  let targets: AlertTargets;
  let sourceId: string;
  beforeAll(async () => {
    targets = await alertTargets(api());
    sourceId = (await api().get('/sources')).content[0].id;
  });

  const operationCases = Object.entries(operations[name]).map(([id, operation]) => ({ id, operation }));

  const send = (id: string, operation: Operation) =>
    api().send(operation.method, unknownPath(operation, served.credentials), {
      body: requestBodyOf(id, targets, sourceId),
    });

  it.each(operationCases)('implements $id', async ({ id, operation }) => {
    const { status, json } = await send(id, operation);
    // The body of createSource refers to an unknown connection.
    expect(id === 'createSource' ? [400] : [200, 404]).toContain(status);
    // A request to a path without an operation returns 404 in plain text.
    expect(json).toBeDefined();
  });

  it('declares the header `Idempotency-Key` for the creation of every resource except API keys', () => {
    const idempotent = operationCases.filter(({ operation }) => headersOf(operation).includes('Idempotency-Key'));
    const expected = ['Alert', 'Connection', 'Dashboard', 'SavedSearch', 'Source', 'Webhook'];
    expect(idempotent.map(({ id }) => id.replace('create', '')).sort()).toEqual(
      expected.filter((resource) => name === 'open-source' || resource !== 'Connection'),
    );
  });
});
