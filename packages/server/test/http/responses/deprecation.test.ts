import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { managed } from '../../../src/deployments/managed.ts';
import { openSource } from '../../../src/deployments/open-source.ts';
import { JsonText } from '../../../src/domain/serialized.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import { createHttp } from '../../../src/http/create-http.ts';
import type { Deployment } from '../../../src/http/deployment.ts';
import type { Operation } from '../../../src/http/operation.ts';
import { parseRateLimits } from '../../../src/limits/rate-limit-option.ts';
import { createRateLimiters } from '../../../src/limits/rate-limiter.ts';
import { basic, openTestService } from '../../support/service.ts';
import { type DeploymentName, deployments, type Json } from '../support/api.ts';
import { requestBodyOf, unknownPath } from '../support/operation-requests.ts';
import { dashboard, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serveStub } from '../support/serve-stub.ts';

const deprecated = { since: '@1767225600', sunset: '2027-06-30' };
const expectedHeaders = { deprecation: '@1767225600', sunset: 'Wed, 30 Jun 2027 23:59:59 GMT' };

const running: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  for (const service of running.splice(0)) await service.close();
});

/** Starts a deployment in which the operation `deprecatedId` is deprecated, or every operation if `deprecatedId` is undefined. */
async function serveDeprecated(name: DeploymentName, deprecation: Json = deprecated, deprecatedId?: string) {
  const { service, credentials } = await openTestService();
  const deployment = (name === 'managed' ? managed(service.raw) : openSource(service.raw)) as Deployment;
  const operations = Object.fromEntries(
    Object.entries(deployment.operations).map(([id, { deprecation: _, ...operation }]): [string, Operation] => [
      id,
      deprecatedId === undefined || deprecatedId === id ? { ...operation, deprecation } : operation,
    ]),
  );
  const app = createHttp(
    [{ ...deployment, operations }],
    {},
    {
      maxBodyBytes: 1000,
      log: pino({ level: 'silent' }),
      checkResponses: true,
      transaction: service.store.transaction,
      idempotency: service.idempotency,
      limiter: await createRateLimiters(parseRateLimits('1000/60'), undefined),
    },
  );
  running.push(app, service);
  const { keyId, keySecret } = credentials.managed;
  const authorization = name === 'managed' ? basic(keyId, keySecret) : `Bearer ${credentials.openSource.apiKey}`;
  const send = (method: string, url: string, headers: Record<string, string> = {}, payload?: Json) =>
    app.inject({
      method: method as 'GET',
      url,
      headers: { authorization, ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
      payload,
    });
  return { send, operations, pathOf: (operation: Operation) => unknownPath(operation, credentials).slice(1) };
}

describe.each(deployments)('a deprecated operation of the %s deployment', (name) => {
  it('sets Deprecation and Sunset on every response, errors included', async () => {
    const { send, operations, pathOf } = await serveDeprecated(name);
    const targets = { dashboardId: UNKNOWN_ID, tileId: UNKNOWN_ID, webhookId: UNKNOWN_ID };
    for (const [id, operation] of Object.entries(operations)) {
      const { method } = operation;
      const path = pathOf(operation);
      const responses = [
        await send(method, path, {}, requestBodyOf(id, targets)),
        await send(method, path, { authorization: 'Digest x' }),
        await send(method, `${path}?unknown=1`),
        await send(method, path.replace(UNKNOWN_ID, 'x'.repeat(300)), {}, requestBodyOf(id, targets)),
        ...(operation.body ? [await send(method, path, { 'content-type': 'text/plain' }, 'x')] : []),
        ...(operation.body ? [await send(method, path, {}, { name: 'x'.repeat(2000) })] : []),
      ];
      for (const { statusCode, headers } of responses)
        expect(headers, `${id} ${statusCode}`).toMatchObject(expectedHeaders);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([400, 401]));
    }
  });
});

describe('a deprecated operation', () => {
  const path = `/api/v2/dashboards/${UNKNOWN_ID}`;

  it('sets the headers on 304, on 412 and on a response without a body', async () => {
    const { send } = await serveDeprecated('open-source');
    const created = await send('POST', '/api/v2/dashboards', {}, dashboard());
    const url = `/api/v2/dashboards/${created.json().data.id}`;
    const responses = [
      await send('GET', url, { 'if-none-match': '"1"' }),
      await send('PUT', url, { 'if-match': '"7"' }, dashboard()),
      await send('HEAD', '/api/v2/dashboards/x'),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([304, 412, 400]);
    for (const { headers } of responses) expect(headers).toMatchObject(expectedHeaders);
  });

  it('sets the headers on 429', async () => {
    const { send } = await serveDeprecated('open-source');
    for (let count = 0; count < 1000; count += 1) await send('GET', path);
    const { statusCode, headers } = await send('GET', path);
    expect(statusCode).toBe(429);
    expect(headers).toMatchObject(expectedHeaders);
  });

  it('sets the headers on 500 and on a long response', async () => {
    const { getDashboard, listDashboards } = openSourceOperations;
    const deprecation = { ...deprecated, successor: '/api/v2/sources' };
    const { url } = await serveStub(
      {
        getDashboard: async () => {
          throw new Error('unexpected');
        },
        listDashboards: async () => new JsonText([Buffer.from(JSON.stringify(['x'.repeat(100_000)]))]),
      },
      {
        getDashboard: { ...getDashboard, deprecation },
        listDashboards: { ...listDashboards, responseKind: 'resource', deprecation },
      },
    );
    const [failed, long] = [await fetch(`${url}/${UNKNOWN_ID}`), await fetch(url)];
    expect([failed.status, long.status]).toEqual([500, 200]);
    expect(await long.json()).toEqual({ data: ['x'.repeat(100_000)] });
    for (const { headers } of [failed, long]) {
      expect(Object.fromEntries(headers)).toMatchObject({
        ...expectedHeaders,
        link: '</api/v2/sources>; rel="successor-version"',
      });
    }
  });

  it('links to its successor with the path parameters of the request, after they are validated', async () => {
    const successor = '/v2/{organizationId}/things/{dashboardId}';
    const { send, operations, pathOf } = await serveDeprecated('managed', { successor }, 'getDashboard');
    const url = pathOf(operations['getDashboard'] as Operation);
    const organizationId = url.split('/')[3];
    const { statusCode, headers } = await send('GET', url);
    expect(statusCode).toBe(404);
    expect(headers['link']).toBe(`</v2/${organizationId}/things/${UNKNOWN_ID}>; rel="successor-version"`);
    expect(headers).not.toHaveProperty('deprecation');
    const malformed = await send('GET', url.replace(UNKNOWN_ID, encodeURIComponent('x>; rel="next",<')));
    expect([malformed.statusCode, malformed.headers['link']]).toEqual([400, undefined]);
  });

  it('is the only operation that sends the headers', async () => {
    const { send } = await serveDeprecated(
      'open-source',
      { ...deprecated, successor: '/api/v2/sources' },
      'getDashboard',
    );
    const others = [
      await send('GET', '/api/v2/dashboards'),
      await send('DELETE', path),
      await send('POST', path, {}, dashboard()),
      await send('GET', '/api/v2/dashboards/'),
    ].map(({ statusCode, headers: { deprecation, sunset, link } }) => [statusCode, deprecation, sunset, link]);
    expect(others).toEqual([200, 404, 405, 404].map((status) => [status, undefined, undefined, undefined]));
  });
});
