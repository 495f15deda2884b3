import { describe, expect, it } from 'vitest';
import { deployments, readResponse } from '../support/api.ts';
import { UNKNOWN_ID, UNKNOWN_UUID } from '../support/request-bodies.ts';
import { serve, startForTest } from '../support/serve.ts';

const served = serve({ maxBodyBytes: 2000 });

describe.each(deployments)('the %s deployment', (name) => {
  const api = () => served.caller(name);

  it.each([
    ['GET', '/nothing'],
    ['GET', '/'],
    ['GET', '/dashboards/'],
    ['PUT', '/dashboards/'],
    ['POST', '/dashboards/'],
    ['GET', `/dashboards/${UNKNOWN_ID}/`],
    ['DELETE', `/dashboards/${UNKNOWN_ID}/tiles`],
    ['GET', '/Dashboards'],
    ['GET', '//dashboards'],
    ['PROPFIND', '/nothing'],
  ])('responds to %s %s with 404 in plain text, without credentials', async (method, path) => {
    const response = await fetch(api().url + api().root + path, { method });
    const { status, headers, text } = await readResponse(name, response);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^No such path/);
  });

  it.each([
    ['PATCH', '/dashboards', 'GET, HEAD, POST'],
    ['DELETE', '/alerts', 'GET, HEAD, POST'],
    ['POST', `/dashboards/${UNKNOWN_ID}`, 'GET, HEAD, PUT, DELETE'],
    ['PUT', '/sources', 'GET, HEAD, POST'],
    ['POST', `/sources/${UNKNOWN_ID}`, 'GET, HEAD, PUT, DELETE'],
    ['OPTIONS', '/webhooks', 'GET, HEAD, POST'],
    ['PROPFIND', '/webhooks', 'GET, HEAD, POST'],
  ])('responds to %s %s with 405 and Allow, without credentials', async (method, path, allow) => {
    const response = await fetch(api().url + api().root + path, { method });
    const error = await readResponse(name, response);
    expect(error.status).toBe(405);
    expect(error.headers.get('allow')).toBe(allow);
    expect(error.message).toContain(allow);
  });

  it.each([
    ['POST', '/nothing', 404],
    ['PATCH', '/dashboards', 405],
  ])('ignores the body of %s %s: %i', async (method, path, status) => {
    for (const raw of ['{', 'x'.repeat(3000)]) {
      expect((await api().send(method, path, { raw })).status).toBe(status);
      expect((await api().send(method, path, { raw, headers: { 'content-type': 'text/plain' } })).status).toBe(status);
    }
  });

  it.each([
    ['of the wrong length', '0123'],
    ['in capitals', UNKNOWN_ID.toUpperCase()],
    ['with a slash', `${UNKNOWN_ID}%2F`],
    ['with NUL', `${UNKNOWN_ID}%00`],
    ['of 1,000 characters', 'a'.repeat(1000)],
    ['of 5,000 characters', 'a'.repeat(5000)],
  ])('rejects an id %s in the path', async (_, id) => {
    const { status, message } = await api().get(`/dashboards/${id}`);
    expect(status).toBe(400);
    expect(message).toMatch(/^Params validation failed: dashboardId: /);
    expect(message.length).toBeLessThan(400);
  });

  it('rejects a path with a malformed percent escape', async () => {
    const { status, message } = await api().get('/dashboards/%zz');
    expect(status).toBe(400);
    expect(message).toContain('percent escape');
  });
});

describe('a path outside the specs', () => {
  it.each(['/v1/logs', '/v1/traces', '/v1/metrics'])(
    'is 404 with a message about --otlp-port if it is the OTLP path %s',
    async (path) => {
      const response = await fetch(served.url + path, { method: 'POST' });
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('--otlp-port')]);
    },
  );

  it.each([
    ['POST', '/'],
    ['POST', '/docs'],
    ['POST', '/docs/'],
    ['PUT', '/docs/managed/keys.html'],
    ['DELETE', '/docs/nothing/there.html'],
    ['OPTIONS', '/docs/'],
    ['PROPFIND', '/docs/'],
    ['POST', '/health'],
  ])('supports only GET and HEAD: %s %s is 405', async (method, path) => {
    const response = await fetch(served.url + path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.text()).toContain('This path supports only GET, HEAD.');
  });

  it.each(['/docsx', '/doc', '/x/docs/'])('is 404 if it is only similar to /docs: %s', async (path) => {
    const { status } = await fetch(served.url + path, { method: 'POST' });
    expect(status).toBe(404);
  });
});

describe('a path of the managed deployment', () => {
  // Two slashes: the path is not relative to the tenant.
  const getFrom = (path: string) => served.caller('managed').get(`//v1/organizations/${path}`);
  const organization = () => served.credentials.managed.organizationId;

  it.each(['no-uuid', 'ABC', '1', `${UNKNOWN_UUID}0`])('is 400 with the malformed organization id %s', async (id) => {
    const { status, issues } = await getFrom(`${id}/keys`);
    expect(status).toBe(400);
    expect(issues).toMatchObject([{ in: 'params', path: ['organizationId'], code: 'format' }]);
  });

  it.each(['a.b', 'ä', 'a'.repeat(65), 'a b'])('is 400 with the malformed service id %s', async (id) => {
    const { status, issues } = await getFrom(
      `${organization()}/services/${encodeURIComponent(id)}/observability/alerts`,
    );
    expect(status).toBe(400);
    expect(issues[0]).toMatchObject({ in: 'params', path: ['serviceId'] });
  });

  it.each(['my-service_1', 'a', 'a'.repeat(64), UNKNOWN_UUID])('is 404 with the unknown service %s', async (id) => {
    expect((await getFrom(`${organization()}/services/${id}/observability/alerts`)).status).toBe(404);
  });

  it('is 400 with an issue for each invalid id', async () => {
    const { status, issues } = await getFrom(`x/services/a.b/observability/dashboards/1`);
    expect(status).toBe(400);
    expect(issues.map(({ path }) => path)).toEqual([['organizationId'], ['serviceId'], ['dashboardId']]);
  });
});

describe('a service that runs only the deployment', () => {
  it.each([
    ['open-source', 'managed'],
    ['managed', 'open-source'],
  ] as const)('%s has no paths of the %s deployment', async (deployment, other) => {
    const server = await startForTest({ deployment });
    try {
      expect((await server.caller(deployment).get('/dashboards')).status).toBe(200);
      const { status, headers } = await server.caller(other).get('/dashboards');
      expect(status).toBe(404);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect((await fetch(`${server.url}/openapi/${other}.json`)).status).toBe(404);
    } finally {
      await server.close();
    }
  });
});
