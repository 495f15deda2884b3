import { describe, expect, it } from 'vitest';
import { deployments } from '../support/api.ts';
import { dashboard } from '../support/request-bodies.ts';
import { serve, startForTest } from '../support/serve.ts';

const origin = 'https://app.example.org';

/** What a browser asks before it sends what a page wants to send. */
function ask(url: string, from: string, method = 'PUT') {
  return fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin: from,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,if-match',
    },
  });
}

function corsOf({ headers }: Response | { headers: Headers }) {
  return [...headers.keys()].filter((name) => name.startsWith('access-control-'));
}

describe.each(deployments)('with an allowed origin, in the %s deployment', (name) => {
  const served = serve({ corsOrigin: [origin, 'http://localhost:3000'], maxBodyBytes: 1000 });
  const api = () => served.caller(name);
  const url = (path: string) => served.url + api().root + path;

  it('a preflight is answered before the credentials', async () => {
    const answer = await ask(url('/dashboards/x'), origin);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD, PUT, DELETE');
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, X-Request-Id',
    );
    expect(answer.headers.get('access-control-max-age')).toBe('7200');
    expect(answer.headers.get('vary')).toBe('Origin');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(await answer.text()).toBe('');
  });

  it('an answer may be read by the page, with the headers of the interface', async () => {
    const answer = await api().post('/dashboards', dashboard(), { origin });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    const exposed = answer.headers.get('access-control-expose-headers')?.split(', ');
    for (const header of ['ETag', 'X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']) {
      expect(exposed).toContain(header);
    }
    for (const header of ['Retry-After', 'X-RateLimit-Reset', 'X-Total-Count', 'Idempotency-Replayed', 'Sunset']) {
      expect(exposed).toContain(header);
    }
  });

  it.each([
    ['credentials that are missing', '/dashboards', { authorization: '' }, 401],
    ['a path that does not exist', '/nothing', {}, 404],
    ['a path that cannot be read', '/dashboards/%zz', {}, 400],
  ])('an error may be read too: %s', async (_, path, headers, status) => {
    const answer = await fetch(url(path), { headers: { authorization: api().authorization, origin, ...headers } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toBe('Origin');
  });

  it.each([
    'https://evil.example',
    'https://app.example.org.evil.example',
    'http://app.example.org',
    'https://app.example.org:8443',
    'null',
    '*',
  ])('a page of %s gets nothing', async (other) => {
    const preflight = await ask(url('/dashboards'), other);
    expect(preflight.status).toBe(405);
    expect(corsOf(preflight)).toEqual([]);
    const answer = await api().get('/dashboards', { origin: other });
    expect(answer.status).toBe(200);
    expect(corsOf(answer)).toEqual([]);
    expect(answer.headers.get('vary')).toBe('Origin');
  });

  it('OPTIONS that is no preflight is a method that is not there', async () => {
    const answer = await fetch(url('/dashboards'), { method: 'OPTIONS', headers: { origin } });
    expect(answer.status).toBe(405);
  });
});

describe('cross-origin', () => {
  it('nothing is allowed when nothing is said', async () => {
    const server = await startForTest();
    const answer = await ask(`${server.url}/api/v2/dashboards`, origin, 'GET');
    expect([answer.status, corsOf(answer), answer.headers.get('vary')]).toEqual([405, [], null]);
    await server.close();
  });

  it('any origin is allowed by *', async () => {
    const server = await startForTest({ corsOrigin: ['*'] });
    const answer = await ask(`${server.url}/api/v2/dashboards`, 'null', 'GET');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('vary')).toBeNull();
    await server.close();
  });

  it.each([
    ['https://app.example.org/', '. Did you mean https://app.example.org?'],
    ['https://App.example.org', '. Did you mean https://app.example.org?'],
    ['https://app.example.org:443', '. Did you mean https://app.example.org?'],
    ['app.example.org', '.'],
    ['null', '.'],
    ['ftp://app.example.org', '.'],
    ['https://*.example.org', '.'],
  ])('rejects %s at startup, because it is not an origin', async (entry, hint) => {
    await expect(startForTest({ corsOrigin: [entry] })).rejects.toThrow(
      `"${entry}" in --cors-origin is not an origin. Expected scheme, host and port only, such as https://app.example.org${hint}`,
    );
  });
});
