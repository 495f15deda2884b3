import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseTargetAllowList } from '../../src/outgoing/allow-list.ts';
import { TargetBlockedError } from '../../src/outgoing/checked-connector.ts';
import { type CheckedFetch, type CheckedFetchOptions, createCheckedFetch } from '../../src/outgoing/checked-fetch.ts';
import type { Resolve } from '../../src/outgoing/resolve-names.ts';
import { listenOnLoopback } from '../support/listen.ts';

const servers: Server[] = [];
const fetches: CheckedFetch[] = [];
afterEach(async () => {
  for (const checkedFetch of fetches.splice(0)) await checkedFetch.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a receiver on this machine. Returns its port and the received requests. */
async function startReceiver(listener: RequestListener = (_, response) => response.end('ok')) {
  const requests: { method: string | undefined; url: string | undefined; host: string | undefined; body: string }[] =
    [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ method: request.method, url: request.url, host: request.headers.host, body });
    listener(request, response);
  });
  servers.push(server);
  return { port: await listenOnLoopback(server), requests };
}

function createFetch(allow: readonly string[] = [], options: Partial<CheckedFetchOptions> = {}): CheckedFetch {
  const checkedFetch = createCheckedFetch({ allowList: parseTargetAllowList(allow), ...options });
  fetches.push(checkedFetch);
  return checkedFetch;
}

/** Creates a resolver that returns one list of addresses per call. The last list repeats. */
function resolverWith(...lists: string[][]) {
  const names: string[] = [];
  const resolve: Resolve = async (name) => {
    const list = lists[Math.min(names.length, lists.length - 1)] ?? [];
    names.push(name);
    return list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { resolve, names };
}

describe('a checked fetch', () => {
  it('connects to targets on the allow-list: ranges, addresses and host names, with and without a port', async () => {
    const { port, requests } = await startReceiver();
    const request = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' };
    for (const allow of ['127.0.0.1', '127.0.0.0/8', `127.0.0.1:${port}`]) {
      const response = await createFetch([allow])(`http://127.0.0.1:${port}/hook?x=1`, request);
      expect(response).toEqual({ status: 200 });
    }
    const { resolve } = resolverWith(['127.0.0.1']);
    for (const allow of ['hooks.internal', `hooks.internal:${port}`, '127.0.0.1']) {
      expect((await createFetch([allow], { resolve })(`http://hooks.internal:${port}/`, request)).status).toBe(200);
    }
    expect(requests).toHaveLength(6);
    expect(requests[0]).toEqual({ method: 'POST', url: '/hook?x=1', host: `127.0.0.1:${port}`, body: '{"a":1}' });
    expect(requests[5]?.host).toBe(`hooks.internal:${port}`);
  });

  it('does not connect to this machine if the allow-list is empty: addresses in many notations, and the name localhost', async () => {
    const { port, requests } = await startReceiver();
    const hosts = [
      ['127.0.0.1', '2130706433', '0x7f000001', '0x7f.1', '017700000001', '0177.0.0.1', '127.1', '127.0.1'],
      ['127.0.0.1.', '127.255.255.254', '0.0.0.0', '0', '１２７.0.0.1', '%31%32%37.0.0.1'],
      ['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]'],
      ['localhost', 'localhost.', 'LOCALHOST'],
    ].flat();
    // Not every system resolves `localhost.`. The resolver receives only names.
    const { resolve } = resolverWith(['127.0.0.1']);
    for (const host of hosts) {
      await expect(createFetch([], { resolve })(`http://${host}:${port}/`), host).rejects.toThrow(TargetBlockedError);
    }
    expect(requests).toEqual([]);
  });

  it('does not connect to private, link-local, reserved or multicast addresses, or to IPv6 addresses that embed IPv4', async () => {
    const addresses = [
      ['10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '192.0.0.1', '192.0.2.1'],
      ['198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.88.99.1'],
      ['fc00::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001:db8::1', '3fff::1', '100::1', '5f00::1', '2001::1'],
      ['64:ff9b::10.0.0.1', '64:ff9b:1::10.0.0.1', '2002:a00:1::', '::ffff:10.0.0.1', '::10.0.0.1'],
    ].flat();
    for (const address of addresses) {
      const literal = address.includes(':') ? `[${address}]` : address;
      await expect(createFetch()(`http://${literal}/`), literal).rejects.toThrow(TargetBlockedError);
      const { resolve } = resolverWith([address]);
      await expect(createFetch([], { resolve })('http://hooks.example/'), address).rejects.toThrow(
        `hooks.example has no public address (addresses: ${address})`,
      );
    }
  });

  it('rejects an address with a zone id, from a resolver or in a URL', async () => {
    const { resolve } = resolverWith(['fe80::1%eth0', '::1%lo', '2606:4700::1%2']);
    await expect(createFetch([], { resolve })('http://hooks.example/')).rejects.toThrow(TargetBlockedError);
    await expect(createFetch()('http://[fe80::1%25eth0]/')).rejects.toThrow(TargetBlockedError);
  });

  it('connects to the address that it has checked, even if the host name resolves to another one afterwards', async () => {
    const { port, requests } = await startReceiver();
    // 192.0.2.1 is a documentation address and stands for a public address here. No host uses it.
    const allow = ['192.0.2.1'];
    const { resolve, names } = resolverWith(['192.0.2.1'], ['127.0.0.1']);
    const checkedFetch = createFetch(allow, { resolve, timeoutMs: 300 });
    await expect(checkedFetch(`http://rebinding.example:${port}/`)).rejects.not.toThrow(TargetBlockedError);
    expect(names).toEqual(['rebinding.example']);
    await expect(checkedFetch(`http://rebinding.example:${port}/`)).rejects.toThrow(TargetBlockedError);
    expect(names).toHaveLength(2);
    expect(requests).toEqual([]);
  });

  it('connects to the allowed address of a host name, and ignores its other private addresses', async () => {
    const { port, requests } = await startReceiver();
    const { resolve } = resolverWith(['::1', '10.0.0.1', '127.0.0.1']);
    const response = await createFetch(['127.0.0.1'], { resolve })(`http://mixed.example:${port}/`);
    expect(response.status).toBe(200);
    expect(requests).toHaveLength(1);
  });

  it('does not connect to another port of a host on the allow-list', async () => {
    const { port } = await startReceiver();
    await expect(createFetch([`127.0.0.1:${port + 1}`])(`http://127.0.0.1:${port}/`)).rejects.toThrow(
      TargetBlockedError,
    );
    const { resolve } = resolverWith(['127.0.0.1']);
    const checkedFetch = createFetch([`hooks.internal:${port + 1}`], { resolve });
    await expect(checkedFetch(`http://hooks.internal:${port}/`)).rejects.toThrow(TargetBlockedError);
  });

  it('does not follow redirects', async () => {
    const redirected = await startReceiver();
    const { port } = await startReceiver((_, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${redirected.port}/inside` }).end();
    });
    expect(await createFetch(['127.0.0.1'])(`http://127.0.0.1:${port}/`, { body: 'x' })).toMatchObject({ status: 307 });
    expect(redirected.requests).toEqual([]);
  });

  it('times out when no response arrives', async () => {
    const silent = createTcpServer(() => undefined);
    const port = await listenOnLoopback(silent);
    const error = await createFetch(['127.0.0.1'], { timeoutMs: 200 })(`http://127.0.0.1:${port}/`).catch((e) => e);
    expect(error).toMatchObject({ name: 'TimeoutError' });
    silent.close();
  });

  it.each([25, 22, 0, 1023])('connects to port %d only if the allow-list opens it', async (port) => {
    const { resolve, names } = resolverWith(['192.0.2.1']);
    for (const host of ['8.8.8.8', '[2606:4700::1111]']) {
      await expect(createFetch()(`http://${host}:${port}/`), host).rejects.toThrow(
        `Port ${port} is not on the allow-list`,
      );
    }
    await expect(createFetch(['10.0.0.0/8'], { resolve })(`http://hooks.example:${port}/`)).rejects.toThrow(
      TargetBlockedError,
    );
    expect(names).toHaveLength(1);
    // 192.0.2.1 is a documentation address. No host uses it.
    const checkedFetch = createFetch(['192.0.2.0/24'], { resolve, timeoutMs: 100 });
    await expect(checkedFetch(`http://hooks.example:${port}/`)).rejects.not.toThrow(TargetBlockedError);
  });

  it('rejects schemes other than http and https, URLs with credentials, and text that is not a URL', async () => {
    for (const url of ['file:///etc/passwd', 'data:,x', 'ftp://example.org/', 'nothing', 'http://u:p@example.org/']) {
      await expect(createFetch()(url), url).rejects.toThrow(TargetBlockedError);
    }
  });

  it('checks https targets in the same way', async () => {
    const { port } = await startReceiver();
    await expect(createFetch()(`https://127.0.0.1:${port}/`)).rejects.toThrow(TargetBlockedError);
    const { resolve } = resolverWith(['10.0.0.1']);
    await expect(createFetch([], { resolve })('https://hooks.example/')).rejects.toThrow(TargetBlockedError);
  });

  it('throws the error of the resolver for a host name that does not exist', async () => {
    const resolve: Resolve = async (name) => {
      throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    };
    await expect(createFetch([], { resolve })('http://nowhere.example/')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });
});
