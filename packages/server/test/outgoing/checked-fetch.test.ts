import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseWebhookAllowList } from '../../src/outgoing/allow-list.ts';
import type { Resolve } from '../../src/outgoing/checked-connector.ts';
import { type CheckedFetch, type CheckedFetchOptions, createCheckedFetch } from '../../src/outgoing/checked-fetch.ts';
import { TargetBlockedError } from '../../src/outgoing/target-blocked-error.ts';

const servers: Server[] = [];
const fetches: CheckedFetch[] = [];
afterEach(async () => {
  for (const close of fetches.splice(0)) await close.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A receiver on this machine: its port, and what it got. */
async function receiver(listener: RequestListener = (_, response) => response.end('thank you')) {
  const got: { method: string | undefined; url: string | undefined; host: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    got.push({ method: request.method, url: request.url, host: request.headers.host, body });
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, got };
}

function checked(allow: readonly string[] = [], more: Partial<CheckedFetchOptions> = {}): CheckedFetch {
  const made = createCheckedFetch({ allowList: parseWebhookAllowList(allow), ...more });
  fetches.push(made);
  return made;
}

/** A resolver that gives one list of addresses after the other, and the last one for ever. */
function answering(...lists: string[][]) {
  const asked: string[] = [];
  const resolve: Resolve = async (name) => {
    const list = lists[Math.min(asked.length, lists.length - 1)] ?? [];
    asked.push(name);
    return list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { resolve, asked };
}

describe('a checked fetch', () => {
  it('reaches what the allow-list opens: by address, by range, by name, by name and port', async () => {
    const { port, got } = await receiver();
    const sent = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' };
    for (const allow of ['127.0.0.1', '127.0.0.0/8', `127.0.0.1:${port}`]) {
      const answer = await checked([allow])(`http://127.0.0.1:${port}/hook?x=1`, sent);
      expect(answer).toEqual({ status: 200 });
    }
    const { resolve } = answering(['127.0.0.1']);
    for (const allow of ['hooks.internal', `hooks.internal:${port}`, '127.0.0.1']) {
      expect((await checked([allow], { resolve })(`http://hooks.internal:${port}/`, sent)).status).toBe(200);
    }
    expect(got).toHaveLength(6);
    expect(got[0]).toEqual({ method: 'POST', url: '/hook?x=1', host: `127.0.0.1:${port}`, body: '{"a":1}' });
    expect(got[5]?.host).toBe(`hooks.internal:${port}`);
  });

  it('does not reach this machine otherwise, in whatever spelling', async () => {
    const { port, got } = await receiver();
    const hosts = [
      ['127.0.0.1', '2130706433', '0x7f000001', '0x7f.1', '017700000001', '0177.0.0.1', '127.1', '127.0.1'],
      ['127.0.0.1.', '127.255.255.254', '0.0.0.0', '0', '１２７.0.0.1', '%31%32%37.0.0.1'],
      ['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]'],
      ['localhost', 'localhost.', 'LOCALHOST'],
    ].flat();
    // Not every system knows localhost with a dot; names are all that the resolver is asked for.
    const { resolve } = answering(['127.0.0.1']);
    for (const host of hosts) {
      await expect(checked([], { resolve })(`http://${host}:${port}/`), host).rejects.toThrow(TargetBlockedError);
    }
    expect(got).toEqual([]);
  });

  it('does not reach private, link-local, reserved, multicast and embedding addresses', async () => {
    const addresses = [
      ['10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '192.0.0.1', '192.0.2.1'],
      ['198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.88.99.1'],
      ['fc00::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001:db8::1', '3fff::1', '100::1', '5f00::1', '2001::1'],
      ['64:ff9b::10.0.0.1', '64:ff9b:1::10.0.0.1', '2002:a00:1::', '::ffff:10.0.0.1', '::10.0.0.1'],
    ].flat();
    for (const address of addresses) {
      const literal = address.includes(':') ? `[${address}]` : address;
      await expect(checked()(`http://${literal}/`), literal).rejects.toThrow(TargetBlockedError);
      const { resolve } = answering([address]);
      await expect(checked([], { resolve })('http://hooks.example/'), address).rejects.toThrow(
        `hooks.example has no public address, only ${address}`,
      );
    }
  });

  it('refuses a zone id, which a resolver may give and a URL may not have', async () => {
    const { resolve } = answering(['fe80::1%eth0', '::1%lo', '2606:4700::1%2']);
    await expect(checked([], { resolve })('http://hooks.example/')).rejects.toThrow(TargetBlockedError);
    await expect(checked()('http://[fe80::1%25eth0]/')).rejects.toThrow(TargetBlockedError);
  });

  it('connects to the address that it has checked, not to what the name has a moment later', async () => {
    const { port, got } = await receiver();
    // 192.0.2.1 stands for a public address here: nothing answers on it.
    const allow = ['192.0.2.1'];
    const { resolve, asked } = answering(['192.0.2.1'], ['127.0.0.1']);
    const once = checked(allow, { resolve, timeoutMs: 300 });
    await expect(once(`http://rebinding.example:${port}/`)).rejects.not.toThrow(TargetBlockedError);
    expect(asked).toEqual(['rebinding.example']);
    await expect(once(`http://rebinding.example:${port}/`)).rejects.toThrow(TargetBlockedError);
    expect(asked).toHaveLength(2);
    expect(got).toEqual([]);
  });

  it('leaves out the private ones among the addresses of a name', async () => {
    const { port, got } = await receiver();
    const { resolve } = answering(['::1', '10.0.0.1', '127.0.0.1']);
    const answer = await checked(['127.0.0.1'], { resolve })(`http://mixed.example:${port}/`);
    expect(answer.status).toBe(200);
    expect(got).toHaveLength(1);
  });

  it('does not take one port of a host for another', async () => {
    const { port } = await receiver();
    await expect(checked([`127.0.0.1:${port + 1}`])(`http://127.0.0.1:${port}/`)).rejects.toThrow(TargetBlockedError);
    const { resolve } = answering(['127.0.0.1']);
    const other = checked([`hooks.internal:${port + 1}`], { resolve });
    await expect(other(`http://hooks.internal:${port}/`)).rejects.toThrow(TargetBlockedError);
  });

  it('follows no redirect', async () => {
    const inner = await receiver();
    const { port } = await receiver((_, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${inner.port}/inside` }).end();
    });
    expect(await checked(['127.0.0.1'])(`http://127.0.0.1:${port}/`, { body: 'x' })).toMatchObject({ status: 307 });
    expect(inner.got).toEqual([]);
  });

  it('times out when no response arrives', async () => {
    const silent = createTcpServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const error = await checked(['127.0.0.1'], { timeoutMs: 200 })(`http://127.0.0.1:${port}/`).catch((e) => e);
    expect(error).toMatchObject({ name: 'TimeoutError' });
    silent.close();
  });

  it.each([25, 22, 0, 1023])('connects to port %d only if the allow-list opens it', async (port) => {
    const { resolve, asked } = answering(['192.0.2.1']);
    for (const host of ['8.8.8.8', '[2606:4700::1111]']) {
      await expect(checked()(`http://${host}:${port}/`), host).rejects.toThrow(`Port ${port} is not on the allow-list`);
    }
    await expect(checked(['10.0.0.0/8'], { resolve })(`http://hooks.example:${port}/`)).rejects.toThrow(
      TargetBlockedError,
    );
    expect(asked).toHaveLength(1);
    // 192.0.2.1 is a documentation address: nothing answers there.
    const opened = checked(['192.0.2.0/24'], { resolve, timeoutMs: 100 });
    await expect(opened(`http://hooks.example:${port}/`)).rejects.not.toThrow(TargetBlockedError);
  });

  it('speaks http and https only, and takes no credentials from a URL', async () => {
    for (const url of ['file:///etc/passwd', 'data:,x', 'ftp://example.org/', 'nothing', 'http://u:p@example.org/']) {
      await expect(checked()(url), url).rejects.toThrow(TargetBlockedError);
    }
  });

  it('checks https alike', async () => {
    const { port } = await receiver();
    await expect(checked()(`https://127.0.0.1:${port}/`)).rejects.toThrow(TargetBlockedError);
    const { resolve } = answering(['10.0.0.1']);
    await expect(checked([], { resolve })('https://hooks.example/')).rejects.toThrow(TargetBlockedError);
  });

  it('says the error of a name that does not exist', async () => {
    const resolve: Resolve = async (name) => {
      throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    };
    await expect(checked([], { resolve })('http://nowhere.example/')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });
});
