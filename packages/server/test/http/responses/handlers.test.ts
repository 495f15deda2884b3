import Fastify from 'fastify';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../../../src/domain/errors.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import { checkResponse } from '../../../src/http/check-response.ts';
import { createHttp } from '../../../src/http/create-http.ts';
import type { Handler } from '../../../src/http/deployment.ts';
import { addRoutes } from '../../../src/http/routes.ts';
import type { Idempotency } from '../../../src/idempotency/idempotency.ts';
import type { Json } from '../support/api.ts';
import { UNKNOWN_ID } from '../support/request-bodies.ts';
import { stubDeployment } from '../support/stub-deployment.ts';

const { createDashboard, getDashboard, deleteDashboard, listDashboards } = openSourceOperations;

describe('the adapter', () => {
  const options = { checkResponses: true };
  const handler: Handler = async () => undefined;

  it('refuses at the start an operation that has no handler', () => {
    const deployment = stubDeployment({ getDashboard: handler }, { getDashboard, deleteDashboard });
    expect(() => addRoutes(Fastify(), deployment, options)).toThrow(/no handler for deleteDashboard/);
  });

  it('refuses at the start a handler that has no operation', () => {
    const deployment = stubDeployment({ getDashboard: handler, renameDashboard: handler });
    expect(() => addRoutes(Fastify(), deployment, options)).toThrow(/without an operation: renameDashboard/);
  });

  it('does not take what every object inherits for a handler', () => {
    const deployment = stubDeployment({}, { toString: getDashboard });
    expect(() => addRoutes(Fastify(), deployment, options)).toThrow(/no handler for toString/);
  });

  it('refuses at the start a header in the spec that nothing reads', () => {
    const headers = { type: 'object', properties: { 'X-Wish': { type: 'string' } } };
    const deployment = stubDeployment({ getDashboard: handler }, { getDashboard: { ...getDashboard, headers } });
    expect(() => addRoutes(Fastify(), deployment, options)).toThrow(/Nothing reads X-Wish of getDashboard/);
  });

  it('takes as many handlers as operations', () => {
    expect(() => addRoutes(Fastify(), stubDeployment({ getDashboard: handler }), options)).not.toThrow();
  });
});

const right = { id: UNKNOWN_ID, name: 'a', tiles: [], tags: [] };
const { tags: _, ...withoutTags } = right;

const wrong: [string, Json, string][] = [
  ['lacks a property', withoutTags, '/data/tags'],
  ['has a property too many', { ...right, owner: 'x' }, '/data/owner'],
  ['has a property of another type', { ...right, name: 7 }, '/data/name'],
  ['is wrong deep inside', { ...right, tiles: [{ id: 'x' }] }, '/data/tiles/0'],
  ['is null', null, '/data'],
];

describe('a response that is held against the spec', () => {
  it('passes when it is right', () => {
    expect(() => checkResponse('getDashboard', getDashboard, JSON.stringify({ data: right }))).not.toThrow();
    const page = { data: [right], meta: { total: 1, limit: 1, offset: 0 } };
    expect(() => checkResponse('listDashboards', listDashboards, JSON.stringify(page))).not.toThrow();
  });

  it.each(wrong)('fails when it %s', (_what, data, pointer) => {
    const check = () => checkResponse('getDashboard', getDashboard, JSON.stringify({ data }));
    expect(check).toThrow(`The response of getDashboard is not what the spec says: ${pointer}`);
  });

  const answerOf = async (resource: Json, checkResponses: boolean) => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const deployment = stubDeployment({ getDashboard: async () => ({ resource, version: 1 }) });
    const app = createHttp([deployment], {}, { maxBodyBytes: 1000, log, checkResponses });
    const { statusCode, body } = await app.inject(`/api/v2/dashboards/${UNKNOWN_ID}`);
    await app.close();
    return { statusCode, body, lines };
  };

  it.each(wrong)('is a 500 when it %s; why is in the log and not in the answer', async (_what, data, pointer) => {
    const { statusCode, body, lines } = await answerOf(data, true);
    expect(statusCode).toBe(500);
    expect(JSON.parse(body).message).toBe(
      'Internal error. The log of the service has the details under the request id.',
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(pointer);
    expect(lines[0]).toContain(JSON.parse(body).requestId);
  });

  it('goes out when it is right', async () => {
    const { statusCode, body, lines } = await answerOf(right, true);
    expect({ statusCode, lines }).toEqual({ statusCode: 200, lines: [] });
    expect(JSON.parse(body)).toEqual({ data: right });
  });

  it('goes out as it is when nobody asked for the comparison', async () => {
    expect((await answerOf(withoutTags, false)).statusCode).toBe(200);
  });
});

describe('an operation below another resource that takes an idempotency key', () => {
  const createNote = {
    ...createDashboard,
    path: '/api/v2/dashboards/{dashboardId}/notes',
    params: getDashboard.params,
  };
  const dashboard = { name: 'a', tiles: [] };

  const create = async (entered: object) => {
    const keptFor: string[] = [];
    const idempotency: Idempotency = {
      async run(request, work) {
        keptFor.push(`${request.tenant} ${request.operation}`);
        return { made: await work(async () => undefined), replayed: false };
      },
    };
    const handler: Handler = async () => ({ resource: right, version: 1 });
    const deployment = { ...stubDeployment({ createNote: handler }, { createNote }), enter: async () => entered };
    const log = pino({ level: 'silent' });
    const app = createHttp([deployment], {}, { maxBodyBytes: 1000, log, checkResponses: false, idempotency });
    const url = `/api/v2/dashboards/${UNKNOWN_ID}/notes`;
    const { statusCode } = await app.inject({
      ...{ method: 'POST', url, payload: dashboard, headers: { 'idempotency-key': 'once' } },
    });
    await app.close();
    return { statusCode, keptFor };
  };

  it('is known again on the same path only', async () => {
    const kept = await create({ tenant: { id: 't' } });
    expect(kept).toEqual({ statusCode: 200, keptFor: [`t createNote ${UNKNOWN_ID}`] });
  });

  it('does not ignore the key where there is no tenant to keep it for', async () => {
    expect(await create({})).toEqual({ statusCode: 500, keptFor: [] });
  });
});

describe('an error that nobody foresaw', () => {
  it('is a 500 without a word of it in the answer, and whole in the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const failing: Handler = async () => {
      throw new Error('no such column: hunter2');
    };
    const app = createHttp(
      [stubDeployment({ getDashboard: failing })],
      {},
      { maxBodyBytes: 1, log, checkResponses: true },
    );
    const { statusCode, body, headers } = await app.inject(`/api/v2/dashboards/${UNKNOWN_ID}`);
    await app.close();
    expect(statusCode).toBe(500);
    expect(body).not.toMatch(/hunter2|column|\.ts/);
    expect(lines[0]).toContain('hunter2');
    expect(lines[0]).toContain(String(headers['x-request-id']));
  });
});

describe('a store that is not available', () => {
  it('is a 503 that says when to try again; why is in the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const failing: Handler = async () => {
      throw new UnavailableError('The store is not available', { cause: new Error('database is locked') });
    };
    const app = createHttp(
      [stubDeployment({ getDashboard: failing })],
      {},
      { maxBodyBytes: 1, log, checkResponses: true },
    );
    const { statusCode, body, headers } = await app.inject(`/api/v2/dashboards/${UNKNOWN_ID}`);
    await app.close();
    expect({ statusCode, retryAfter: headers['retry-after'] }).toEqual({ statusCode: 503, retryAfter: '1' });
    expect(JSON.parse(body).message).toBe('The store is not available');
    expect(lines[0]).toContain('database is locked');
  });
});
