import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookInput } from '@observability-api/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResolvedAddress } from '../../src/outgoing/resolve-names.ts';
import { createWebhook, openTestService } from '../support/service.ts';

/**
 * Literal addresses of this machine, of private networks, of reserved ranges and of Azure's host agent (168.63.129.16), in several
 * spellings.
 */
const literals = [
  '127.0.0.1',
  '127.0.0.1.',
  '%31%32%37.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '127.255.255.254',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '168.63.129.16',
  '192.0.0.1',
  '198.18.0.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001::1]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[2001:db8::1]',
  '[ff02::1]',
  '[2606:4700::5efe:7f00:1]',
];

/** Host names, with the addresses that they resolve to. */
const names: Readonly<Record<string, readonly string[]>> = {
  localhost: ['127.0.0.1'],
  'LOCALHOST.': ['127.0.0.1'],
  'app.localhost': [],
  'loopback.example.org': ['127.0.0.1', '::1'],
  'private.example.org': ['10.1.2.3', '192.168.0.1'],
  'metadata.example.org': ['169.254.169.254'],
  'mapped.example.org': ['::ffff:127.0.0.1'],
  'zone.example.org': ['fe80::1%lo'],
};

function toAddresses(addresses: readonly string[]): ResolvedAddress[] {
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
}

describe('a webhook', () => {
  let reached = 0;
  const server = createServer((_, response) => {
    reached += 1;
    response.end('secret of an internal service');
  });
  let port: number;
  let env: Awaited<ReturnType<typeof openTestService>>;
  /** The addresses of all host names. Tests add names. */
  const resolved = new Map<string, readonly string[]>(
    Object.entries(names).map(([name, addresses]) => [name.toLowerCase(), addresses]),
  );
  beforeAll(async () => {
    // Listens on all interfaces, so that the test notices every spelling of an address that reaches this machine.
    await new Promise<void>((done) => server.listen(0, done));
    port = (server.address() as AddressInfo).port;
    env = await openTestService({
      resolve: async (name) => {
        const addresses = resolved.get(name.toLowerCase());
        if (!addresses) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
        return toAddresses(addresses);
      },
    });
  });
  afterAll(async () => {
    await env.service.close();
    await new Promise((done) => server.close(done));
  });

  const input = (url: string): WebhookInput => ({ name: `n ${url}`, service: 'generic', url });
  const write = async (url: string) => {
    const { webhooks } = env.service;
    return webhooks.create(env.team, input(url), await webhooks.check(env.team, input(url)));
  };
  /** Sends a test notification to a stored webhook whose URL the API would reject. A restored backup can contain such a webhook. */
  const deliver = async (url: string) => {
    const id = await createWebhook(env.service, env.team);
    await env.service.store.db.updateTable('webhooks').set({ url }).where('id', '=', id).execute();
    return env.service.webhooks.test(env.team, id);
  };
  const hosts = [...literals, ...Object.keys(names)];

  it.each(hosts)(
    'with the private target %s is rejected when it is written and not reached by a delivery',
    async (host) => {
      const url = `http://${host}:${port}/hook`;
      await expect(write(url)).rejects.toMatchObject({ issues: [{ pointer: '/url', code: 'condition' }] });
      await expect(write(url)).rejects.toThrow('--webhook-allow');
      expect(await deliver(url)).toMatchObject({ status: null, response: null });
      expect(reached).toBe(0);
    },
  );

  it('whose host name resolves to a private address after it was written is not reached', async () => {
    resolved.set('rebound.example.org', ['93.184.215.14']);
    const { resource } = await write(`http://rebound.example.org:${port}/hook`);
    for (const addresses of [['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['0.0.0.0']]) {
      resolved.set('rebound.example.org', addresses);
      expect(await env.service.webhooks.test(env.team, resource.id)).toMatchObject({
        status: null,
        error: `rebound.example.org:${port}: the address or port is not allowed`,
      });
    }
    expect(reached).toBe(0);
  });

  it('with a host name that does not resolve is accepted with a warning', async () => {
    expect(await write('https://later.example.org/hook')).toMatchObject({
      warnings: [
        {
          pointer: '/url',
          message: 'later.example.org does not resolve at the moment. Notifications fail until the host name resolves.',
        },
      ],
    });
  });

  it('with a host name that has a private and a public address is accepted without a warning', async () => {
    resolved.set('mixed.example.org', ['10.0.0.1', '93.184.215.14']);
    expect((await write('https://mixed.example.org/hook')).warnings).toEqual([]);
  });
});
