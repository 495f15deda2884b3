import { describe, expect, it } from 'vitest';
import { parseTrustedProxies } from '../../../src/http/headers/trusted-proxies.ts';
import { basic } from '../../support/service.ts';
import { type Api, withCredentials } from '../support/api.ts';
import { keysOf } from '../support/organization.ts';
import { startForTest } from '../support/serve.ts';

/** Starts a service with trusted proxies and a key that only one address or range may use. */
async function startWithKeyFor(source: string, trustedProxies: readonly string[]) {
  const server = await startForTest({ trustedProxies });
  const api: Api = server.caller('managed');
  const { keyId, keySecret } = await keysOf(api).create('', { roles: ['admin'], ipAccessList: [{ source }] });
  const limited = withCredentials(api, basic(keyId, keySecret));
  const from = async (forwarded?: string) =>
    (await limited.get('/sources', forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })).status;
  return { server, from };
}

describe('the client address', () => {
  it('is the address of the connection if no proxy is trusted', async () => {
    const { server, from } = await startWithKeyFor('127.0.0.1', []);
    expect(await from()).toBe(200);
    expect(await from('203.0.113.7')).toBe(200);
    await server.close();
  });

  it('is the address that a trusted proxy forwards', async () => {
    const { server, from } = await startWithKeyFor('203.0.113.7', ['127.0.0.0/8', '::1']);
    expect(await from('203.0.113.7')).toBe(200);
    expect(await from('203.0.113.8')).toBe(403);
    expect(await from()).toBe(403);
    await server.close();
  });

  it('is the last untrusted address in X-Forwarded-For, not one that the client prepended', async () => {
    const { server, from } = await startWithKeyFor('203.0.113.7', ['127.0.0.1', '10.0.0.0/8']);
    expect(await from('203.0.113.7, 198.51.100.1')).toBe(403);
    expect(await from('198.51.100.1, 203.0.113.7')).toBe(200);
    expect(await from('198.51.100.1, 203.0.113.7, 10.1.2.3')).toBe(200);
    expect(await from('203.0.113.7, 10.1.2.3, 10.3.2.1')).toBe(200);
    await server.close();
  });

  it('is the address of the connection if that is not a trusted proxy', async () => {
    const { server, from } = await startWithKeyFor('127.0.0.1', ['192.0.2.1']);
    expect(await from('203.0.113.7')).toBe(200);
    await server.close();
  });

  it.each(['nonsense', '203.0.113.7:80', '"203.0.113.7"', ', ,', '203.0.113.7, x', '%', '::g', '203.0.113.007'])(
    'is the address of the proxy if the last forwarded entry is not a valid address: %s',
    async (forwarded) => {
      const { server, from } = await startWithKeyFor('127.0.0.1', ['127.0.0.1']);
      expect(await from(forwarded)).toBe(200);
      await server.close();
    },
  );

  it('can be an IPv6 address', async () => {
    const { server, from } = await startWithKeyFor('2001:db8::/32', ['127.0.0.1']);
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('2001:db9::1')).toBe(403);
    await server.close();
  });

  it('is used for the rate limit of requests without credentials', async () => {
    const server = await startForTest({ trustedProxies: ['127.0.0.1'], rateLimit: '1/60' });
    const anonymous = withCredentials(server.caller('open-source'), '');
    const from = async (address: string) => (await anonymous.get('/sources', { 'x-forwarded-for': address })).status;
    expect([await from('203.0.113.1'), await from('203.0.113.1'), await from('203.0.113.2')]).toEqual([401, 429, 401]);
    await server.close();
  });

  it('cannot be changed by a header to evade the rate limit if no proxy is trusted', async () => {
    const server = await startForTest({ rateLimit: '1/60' });
    const anonymous = withCredentials(server.caller('open-source'), '');
    const from = async (address: string) => (await anonymous.get('/sources', { 'x-forwarded-for': address })).status;
    expect([await from('203.0.113.1'), await from('203.0.113.2')]).toEqual([401, 429]);
    await server.close();
  });
});

describe('the list of trusted proxies', () => {
  it('matches IPv4 and IPv6 addresses with ranges', () => {
    const trusted = parseTrustedProxies(['10.0.0.0/8', 'fd00::/8']);
    expect(['10.9.8.7', '::ffff:10.9.8.7', 'fd12::1'].map((address) => trusted?.(address))).toEqual([true, true, true]);
    expect(['11.0.0.1', 'fe00::1', '', 'x'].map((address) => trusted?.(address))).toEqual([false, false, false, false]);
  });

  it.each(['localhost', '10.0.0.0/33', '10.0.0', 'loopback', '*'])(
    'rejects %s and names the expected format',
    async (entry) => {
      await expect(startForTest({ trustedProxies: [entry] })).rejects.toThrow(
        `Expected --trusted-proxies to contain IP addresses or CIDR ranges such as 10.0.0.0/8, received "${entry}".`,
      );
    },
  );
});
