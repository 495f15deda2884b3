import Fastify from 'fastify';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../../../src/domain/errors.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import { createHttp, type HttpOptions } from '../../../src/http/create-http.ts';
import type { Handlers } from '../../../src/http/deployment.ts';
import { addRoutes } from '../../../src/http/routes.ts';
import type { Json } from '../support/api.ts';
import { UNKNOWN_ID } from '../support/request-bodies.ts';
import { stubDeployment, withoutStore } from '../support/stub-deployment.ts';

const { createDashboard, getDashboard, deleteDashboard } = openSourceOperations;

describe('addRoutes', () => {
  const options = { ...withoutStore, checkResponses: true };
  const handler: Handlers[string] = async () => undefined;

  it('rejects an operation without a handler', () => {
    const deployment = stubDeployment({ getDashboard: handler }, { getDashboard, deleteDashboard });
    expect(() => addRoutes(Fastify(), deployment, options)).toThrow(/no handler for deleteDashboard/);
  });

  it('rejects a handler without an operation', () => {
    const deployment = stubDeployment({ getDashboard: handler, renameDashboard: handler });
    expect(() => addRoutes(Fastify(), deployment, options)).toThrow(/without an operation: renameDashboard/);
  });

  it('does not use an inherited property as a handler', () => {
    const deployment = stubDeployment({}, { toString: getDashboard });
    expect(() => addRoutes(Fastify(), deployment, options)).toThrow(/no handler for toString/);
  });

  it('rejects a header in the spec that it does not support', () => {
    const headers = { type: 'object', properties: { 'X-Wish': { type: 'string' } } };
    const deployment = stubDeployment({ getDashboard: handler }, { getDashboard: { ...getDashboard, headers } });
    expect(() => addRoutes(Fastify(), deployment, options)).toThrow(
      /does not support the header X-Wish of getDashboard/,
    );
  });

  it('accepts a deployment with a handler for every operation', () => {
    expect(() => addRoutes(Fastify(), stubDeployment({ getDashboard: handler }), options)).not.toThrow();
  });
});

const details = { filters: [], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [] };
const valid = { id: UNKNOWN_ID, name: 'a', tiles: [], tags: [], ...details };
const { tags: _, ...withoutTags } = valid;

const invalid: [string, Json, string][] = [
  ['lacks a property', withoutTags, '/data/tags'],
  ['has an unknown property', { ...valid, owner: 'x' }, '/data/owner'],
  ['has a property of another type', { ...valid, name: 7 }, '/data/name'],
  ['has an invalid nested value', { ...valid, tiles: [{ id: 'x' }] }, '/data/tiles/0'],
  ['is null', null, '/data'],
];

describe('the option checkResponses', () => {
  const respondWith = async (resource: Json, checkResponses: boolean) => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const deployment = stubDeployment({ getDashboard: async () => ({ resource, version: 1 }) });
    const app = createHttp([deployment], {}, { ...withoutStore, maxBodyBytes: 1000, log, checkResponses });
    const { statusCode, body } = await app.inject(`/api/v2/dashboards/${UNKNOWN_ID}`);
    await app.close();
    return { statusCode, body, lines };
  };

  it.each(invalid)(
    'changes the response to 500 and logs the difference if the resource %s',
    async (_description, data, pointer) => {
      const { statusCode, body, lines } = await respondWith(data, true);
      expect(statusCode).toBe(500);
      expect(JSON.parse(body).message).toBe(
        'Internal error. The log of the service has the details under the request id.',
      );
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`The response of getDashboard differs from the spec: ${pointer}`);
      expect(lines[0]).toContain(JSON.parse(body).requestId);
    },
  );

  it('does not change a response that matches the spec', async () => {
    const { statusCode, body, lines } = await respondWith(valid, true);
    expect({ statusCode, lines }).toEqual({ statusCode: 200, lines: [] });
    expect(JSON.parse(body)).toEqual({ data: valid });
  });

  it('checks nothing if it is off', async () => {
    expect((await respondWith(withoutTags, false)).statusCode).toBe(200);
  });
});

describe('an operation of a nested resource with an idempotency key', () => {
  const createNote = {
    ...createDashboard,
    path: '/api/v2/dashboards/{dashboardId}/notes',
    params: getDashboard.params,
  };
  const dashboard = { name: 'a', tiles: [] };

  const create = async (context: object) => {
    const storedFor: string[] = [];
    const idempotency: HttpOptions['idempotency'] = {
      run(request, work) {
        storedFor.push(`${request.tenant} ${request.operation}`);
        return withoutStore.idempotency.run(request, work);
      },
    };
    const handler: Handlers[string] = async () => ({ resource: valid, version: 1 });
    const deployment = {
      ...stubDeployment({ createNote: handler }, { createNote }),
      resolveTenant: async () => context,
    };
    const log = pino({ level: 'silent' });
    const app = createHttp(
      [deployment],
      {},
      { ...withoutStore, maxBodyBytes: 1000, log, checkResponses: false, idempotency },
    );
    const url = `/api/v2/dashboards/${UNKNOWN_ID}/notes`;
    const { statusCode } = await app.inject({
      method: 'POST',
      url,
      payload: dashboard,
      headers: { 'idempotency-key': 'once' },
    });
    await app.close();
    return { statusCode, storedFor };
  };

  it('stores the key with the ids of the path', async () => {
    const stored = await create({ tenant: { id: 't' } });
    expect(stored).toEqual({ statusCode: 200, storedFor: [`t createNote ${UNKNOWN_ID}`] });
  });

  it('is a 500 if its context has no tenant', async () => {
    expect(await create({})).toEqual({ statusCode: 500, storedFor: [] });
  });
});

describe('an unexpected error', () => {
  it('is a 500 without details in the response and with details in the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const failing: Handlers[string] = async () => {
      throw new Error('no such column: hunter2');
    };
    const app = createHttp(
      [stubDeployment({ getDashboard: failing })],
      {},
      { ...withoutStore, maxBodyBytes: 1, log, checkResponses: true },
    );
    const { statusCode, body, headers } = await app.inject(`/api/v2/dashboards/${UNKNOWN_ID}`);
    await app.close();
    expect(statusCode).toBe(500);
    expect(body).not.toMatch(/hunter2|column|\.ts/);
    expect(lines[0]).toContain('hunter2');
    expect(lines[0]).toContain(String(headers['x-request-id']));
  });
});

describe('an unavailable store', () => {
  it('is a 503 with Retry-After, and the log has the cause', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const failing: Handlers[string] = async () => {
      throw new UnavailableError('The store is unavailable.', { cause: new Error('database is locked') });
    };
    const app = createHttp(
      [stubDeployment({ getDashboard: failing })],
      {},
      { ...withoutStore, maxBodyBytes: 1, log, checkResponses: true },
    );
    const { statusCode, body, headers } = await app.inject(`/api/v2/dashboards/${UNKNOWN_ID}`);
    await app.close();
    expect({ statusCode, retryAfter: headers['retry-after'] }).toEqual({ statusCode: 503, retryAfter: '1' });
    expect(JSON.parse(body).message).toBe('The store is unavailable.');
    expect(lines[0]).toContain('database is locked');
  });
});
