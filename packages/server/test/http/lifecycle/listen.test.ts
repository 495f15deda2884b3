import { isIP } from 'node:net';
import { expect, it } from 'vitest';
import { listeningOrigin, resolveHost } from '../../../src/http/listen.ts';

it('resolveHost resolves localhost to one address and returns an IP address unchanged', async () => {
  expect(isIP(await resolveHost('localhost'))).not.toBe(0);
  expect(await resolveHost('0.0.0.0')).toBe('0.0.0.0');
});

it.each([
  ['0.0.0.0', 'IPv4', 'http://127.0.0.1:80'],
  ['::', 'IPv6', 'http://127.0.0.1:80'],
  ['::1', 'IPv6', 'http://[::1]:80'],
  ['192.0.2.1', 'IPv4', 'http://192.0.2.1:80'],
])('listeningOrigin returns the origin at which this machine reaches a listener on %s', (address, family, origin) => {
  expect(listeningOrigin({ address, family, port: 80 })).toBe(origin);
});
