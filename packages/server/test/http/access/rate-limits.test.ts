import { describe, expect, it, vi } from 'vitest';
import { defaults } from '../../../src/app/server-options.ts';
import { parseRateLimits } from '../../../src/limits/rate-limit-option.ts';
import { createRateLimiters } from '../../../src/limits/rate-limiter.ts';
import { basic, openTestService } from '../../support/service.ts';
import { type ApiResponse, type DeploymentName, deployments, withCredentials } from '../support/api.ts';
import { dashboard, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve, startForTest } from '../support/serve.ts';

function limitsOf({ headers }: ApiResponse) {
  return ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after', 'x-ratelimit-reset'].map((name) =>
    headers.get(name),
  );
}

describe.each(deployments)('a rate limit of the %s deployment', (name) => {
  const served = serve({ rateLimit: '3/60' });
  const api = () => served.caller(name);
  const unknownClient = (nth: number) =>
    withCredentials(api(), name === 'open-source' ? `Bearer x${nth}` : basic('x', `${nth}`));

  it('sets headers of every response of an operation, and rejects further requests with 429 and Retry-After', async () => {
    const responses = [
      await api().get('/dashboards'),
      await api().post('/dashboards', { name: 7 }),
      await api().get(`/dashboards/${UNKNOWN_ID}`),
      await api().get('/dashboards'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 400, 404, 429]);
    expect(responses.map((response) => limitsOf(response).slice(0, 2))).toEqual([
      ['3', '2'],
      ['3', '1'],
      ['3', '0'],
      ['3', '0'],
    ]);
    const rejected = responses[3] as ApiResponse;
    const [, , reset, retryAfter, managedReset] = limitsOf(rejected);
    expect(Number(reset)).toBeGreaterThan(50);
    expect(Number(reset)).toBeLessThanOrEqual(60);
    expect(retryAfter).toBe(reset);
    expect(managedReset).toBe(name === 'managed' ? reset : null);
    expect(rejected.message).toMatch(/^More than 3 requests in 60 seconds\. Retry in \d+ seconds\.$/);
    expect(limitsOf(responses[0] as ApiResponse)[3]).toBeNull();
  });

  it('counts all spellings of a credential together', async () => {
    const client = unknownClient(0);
    const [scheme, secret] = client.authorization.split(' ');
    const respelled = withCredentials(client, `${scheme?.toUpperCase()}   ${secret}`);
    for (let count = 0; count < 3; count += 1) expect((await client.get('/dashboards')).status).toBe(401);
    expect((await respelled.get('/dashboards')).status).toBe(429);
  });

  it('does not count requests without a route', async () => {
    const client = unknownClient(3);
    for (let count = 0; count < 4; count += 1) {
      const responses = [await client.get('/nothing'), await client.patch('/dashboards', {})];
      expect(responses.map(({ status }) => status)).toEqual([404, 405]);
      expect(responses.map((response) => limitsOf(response)[0])).toEqual([null, null]);
    }
    expect(limitsOf(await client.get('/dashboards')).slice(0, 2)).toEqual(['3', '2']);
  });

  it('counts each credential separately, before it is checked', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await unknownClient(1).get('/dashboards')).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await unknownClient(2).get('/dashboards')).status).toBe(401);
  });

  it('counts requests with missing or malformed credentials by address', async () => {
    const responses = [];
    for (const authorization of ['', 'Digest x', '', 'Bearer', '']) {
      responses.push(await withCredentials(api(), authorization).get('/dashboards'));
    }
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429]);
  });
});

describe('rate limits', () => {
  it('spread the retries of rejected requests over the next window', async () => {
    const server = await startForTest({ rateLimit: '4/60' });
    const api = server.caller('managed');
    for (let count = 0; count < 4; count += 1) await api.get('/sources');
    const delays: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const [, , reset, retryAfter] = limitsOf(await api.get('/sources'));
      delays.push(Number(retryAfter) - Number(reset));
    }
    expect(delays).toEqual([0, 15, 30, 45, 0, 15]);
    await server.close();
  });

  it('reset at the end of the window', async () => {
    const server = await startForTest({ rateLimit: '1/60' });
    const api = server.caller('open-source');
    const get = async () => {
      const { status, headers } = await api.get('/sources');
      return [status, headers.get('retry-after')];
    };
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      expect(await get()).toEqual([200, null]);
      vi.advanceTimersByTime(59_999);
      expect(await get()).toEqual([429, '1']);
      vi.advanceTimersByTime(1);
      expect(await get()).toEqual([200, null]);
    } finally {
      vi.useRealTimers();
    }
    await server.close();
  });

  it('default to 1,000 per minute in the open source deployment, and to 100 per 10 seconds in the managed one', async () => {
    const server = await startForTest({ rateLimit: defaults.rateLimit });
    expect(limitsOf(await server.caller('open-source').get('/sources')).slice(0, 3)).toEqual(['1000', '999', '60']);
    expect(limitsOf(await server.caller('managed').get('/sources')).slice(0, 3)).toEqual(['100', '99', '10']);
    await server.close();
  });

  it('can be switched off', async () => {
    const server = await startForTest({ rateLimit: 'off' });
    expect(limitsOf(await server.caller('managed').get('/sources'))).toEqual([null, null, null, null, null]);
    await server.close();
  });

  it('apply before the body is checked', async () => {
    const server = await startForTest({ rateLimit: '1/60', maxBodyBytes: 100 });
    const api = server.caller('open-source');
    await api.get('/sources');
    expect((await api.send('POST', '/dashboards', { raw: 'x'.repeat(200) })).status).toBe(429);
    await server.close();
  });

  it('can differ between the deployments', async () => {
    const server = await startForTest({ rateLimit: 'open-source=2/60,managed=5/60' });
    const api = server.caller('open-source');
    await api.post('/dashboards', dashboard());
    expect((await api.get('/dashboards')).json.meta.total).toBe(1);
    expect((await api.post('/dashboards', dashboard())).status).toBe(429);
    expect(limitsOf(await server.caller('managed').get('/dashboards'))[0]).toBe('5');
    await server.close();
  });
});

describe('missing or wrong credentials', () => {
  it('block an address after 1,000 attempts, also for valid credentials', async () => {
    const server = await startForTest({ rateLimit: '100000/60' });
    const guess = (nth: number) =>
      fetch(`${server.url}/api/v2/sources`, { headers: { authorization: `Bearer guess${nth}` } });
    for (let count = 0; count < 1000; count += 50) {
      const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(count + index)));
      for (const response of responses) {
        expect(response.status).toBe(401);
        await response.arrayBuffer();
      }
    }
    expect((await guess(1001)).status).toBe(429);
    const valid = await server.caller('managed').get('/sources');
    expect(valid.status).toBe(429);
    expect(valid.message).toMatch(/(?<!More than )1000 requests with invalid credentials from this address/);
    expect(limitsOf(valid).slice(0, 2)).toEqual(['1000', '0']);
    await server.close();
  });

  const limiter = async (name: DeploymentName = 'open-source') => {
    const created = (await createRateLimiters(parseRateLimits('1/60'), undefined))(name);
    if (!created) throw new Error('Expected a limiter, received undefined.');
    return created;
  };

  it('block an IPv6 /48 network after 10,000 attempts from its /64 networks', async () => {
    const limited = await limiter();
    for (let count = 0; count < 10_000; count += 1)
      await limited.countUnauthorized(`2001:db8:1:${count.toString(16)}::1`);
    expect(await limited.count('some credential', '2001:db8:1:ffff::1')).toMatchObject({ rejected: 1, limit: 10_000 });
    expect(await limited.count('some credential', '2001:db8:2:ffff::1')).toMatchObject({ rejected: 0 });
  });

  it.each([
    ['addresses of one IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['addresses of two IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['an IPv4 address and the same written as IPv6', '192.0.2.1', '::ffff:192.0.2.1', true],
    ['two IPv4 addresses', '192.0.2.1', '192.0.2.2', false],
  ])('are counted per IPv4 address or IPv6 /64 network: %s', async (_, first, second, isSame) => {
    const counts = await limiter();
    await counts.count(undefined, first);
    expect((await counts.count(undefined, second)).rejected).toBe(isSame ? 1 : 0);
  });

  it('are counted separately if the text of a credential is an address or the id of another credential', async () => {
    const counts = await limiter();
    await counts.count(undefined, '192.0.2.1');
    const { service } = await openTestService();
    const { id } = service.readBearer('Bearer 192.0.2.1');
    expect((await counts.count(id, '192.0.2.9')).rejected).toBe(0);
    expect((await counts.count(service.readBearer(`Bearer ${id}`).id, '192.0.2.9')).rejected).toBe(0);
    expect((await counts.count(id, '192.0.2.9')).rejected).toBe(1);
    await service.close();
  });
});

describe('--rate-limit', () => {
  it.each([
    ['off', {}],
    ['default', { 'open-source': { requests: 1000, seconds: 60 }, managed: { requests: 100, seconds: 10 } }],
    ['5/2', { 'open-source': { requests: 5, seconds: 2 }, managed: { requests: 5, seconds: 2 } }],
    ['managed=7/3', { 'open-source': { requests: 1000, seconds: 60 }, managed: { requests: 7, seconds: 3 } }],
    [
      'open-source=1/1, managed=7/86400',
      { 'open-source': { requests: 1, seconds: 1 }, managed: { requests: 7, seconds: 86_400 } },
    ],
  ])('accepts %s', (text, limits) => {
    expect(parseRateLimits(text)).toEqual(limits);
  });

  it.each(['', 'on', '5', '0/1', '1/0', '1/86401', '-1/1', '1.5/1', 'manged=1/1', 'managed=1/1,managed=2/2', '5/2,'])(
    'rejects "%s"',
    (text) => {
      expect(() => parseRateLimits(text)).toThrow(/^Invalid value ".*" of --rate-limit/);
    },
  );
});
