import { describe, expect, it } from 'vitest';
import { StartupError } from '../../src/domain/errors.ts';
import { parseTargetAllowList } from '../../src/outgoing/allow-list.ts';
import { checkTargetName, targetIssues } from '../../src/outgoing/check-target.ts';
import { isPublicAddress } from '../../src/outgoing/public-addresses.ts';
import { webhookTarget } from '../../src/resources/webhooks/rules.ts';

/** Returns the codes of the issues of a webhook URL. */
function issueCodes(url: string, allowed: string[] = []) {
  return targetIssues(webhookTarget({ name: 'n', service: 'generic', url }), parseTargetAllowList(allowed)).map(
    ({ code }) => code,
  );
}

describe('the allow-list of webhook targets', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:9000/', true],
    ['127.0.0.1', 'http://127.1:9000/', true],
    ['127.0.0.1:9000', 'http://127.0.0.1:9000/', true],
    ['127.0.0.1:9000', 'http://127.0.0.1:9001/', false],
    ['127.0.0.1:80', 'http://127.0.0.1/', true],
    ['127.0.0.1:443', 'https://127.0.0.1/', true],
    ['10.0.0.0/8', 'http://10.200.0.1/', true],
    ['10.0.0.0/8', 'http://192.168.0.1/', false],
    ['127.0.0.0/8', 'http://[::ffff:127.0.0.1]/', true],
    ['::ffff:127.0.0.0/104', 'http://127.0.0.1:9000/', true],
    ['::ffff:127.0.0.0/104', 'http://10.0.0.1:9000/', false],
    ['::1', 'http://[::1]:9000/', true],
    ['[::1]:9000', 'http://[::1]:9000/', true],
    ['[::1]:9000', 'http://[::1]:9001/', false],
    ['fc00::/7', 'http://[fd00::1]/', true],
  ])('with the entry %s, the URL %s is accepted: %s', (entry, url, expected) => {
    expect(issueCodes(url, [entry])).toEqual(expected ? [] : ['condition']);
  });

  it('allows a listed host name with any address, and any host name with an address in a listed range', () => {
    const list = parseTargetAllowList(['Hooks.internal:8080', '10.0.0.0/8', '::ffff:172.16.0.0/108']);
    expect(list.allows('hooks.internal', 8080, '192.168.0.1')).toBe(true);
    expect(list.allows('hooks.internal', 80, '192.168.0.1')).toBe(false);
    expect(list.allows('other.internal', 80, '10.0.0.1')).toBe(true);
    expect(list.allows('other.internal', 80, '::ffff:10.0.0.1')).toBe(true);
    expect(list.allows('other.internal', 80, '172.31.0.1')).toBe(true);
    expect(list.allows('other.internal', 80, '::ffff:172.31.0.1')).toBe(true);
  });

  it.each([
    ...['', 'a b', 'http://host', 'host:99999', 'host/path', '10.0.0.0/99', 'user@host', '*.example.org', '*'],
    // Short and octal forms: some parsers read them as 0.0.0.0/8 and 8.0.0.0/8.
    ...['10/8', '010.0.0.0/8'],
  ])('rejects the entry "%s"', (entry) => expect(() => parseTargetAllowList([entry])).toThrow(StartupError));
});

describe('the port of a webhook URL', () => {
  it.each([
    ['http://hooks.example.org:80/', [], true],
    ['https://hooks.example.org:443/', [], true],
    ['http://hooks.example.org:1024/', [], true],
    ['https://hooks.example.org:65535/', [], true],
    ['http://hooks.example.org:0/', [], false],
    ['http://hooks.example.org:22/', [], false],
    ['http://hooks.example.org:25/', [], false],
    ['http://hooks.example.org:1023/', [], false],
    ['http://8.8.8.8:25/', [], false],
    ['http://[2606:4700::1111]:25/', [], false],
    ['http://hooks.example.org:25/', ['hooks.example.org:25'], true],
    ['http://hooks.example.org:25/', ['hooks.example.org'], true],
    ['http://hooks.example.org.:25/', ['hooks.example.org'], true],
    ['http://hooks.example.org:25/', ['hooks.example.org.:25'], true],
    ['http://hooks.example.org:25/', ['hooks.example.org:26'], false],
    ['http://8.8.8.8:25/', ['8.8.8.8:25'], true],
    ['http://8.8.8.8:25/', ['8.8.8.0/24'], true],
    ['http://8.8.8.8:25/', ['10.0.0.0/8'], false],
    // The name may resolve to an allowed address. The connection checks it.
    ['http://hooks.example.org:25/', ['10.0.0.0/8'], true],
    ['http://hooks.example.org:25/', ['10.0.0.1:25'], true],
    ['http://hooks.example.org:25/', ['10.0.0.1:26'], false],
    ['http://hooks.example.org:25/', ['other.example.org'], false],
  ])('of %s with the allow-list %j is accepted: %s', (url, allowed, expected) => {
    expect(issueCodes(url, allowed)).toEqual(expected ? [] : ['condition']);
  });

  it('is named in the issue with the accepted ports', () => {
    const input = { name: 'n', service: 'generic', url: 'http://hooks.example.org:25/' } as const;
    const [issue] = targetIssues(webhookTarget(input), parseTargetAllowList([]));
    expect(issue?.message).toBe(
      'expected port 80, 443 or a port from 1024 to 65535, received 25: use another port, or ask the operator of the service to add the host with this port to --webhook-allow',
    );
  });

  it('is rejected for a host name with a public address if the allow-list has only other addresses', async () => {
    const target = webhookTarget({ name: 'n', service: 'generic', url: 'http://hooks.example.org:25/' });
    const allowList = parseTargetAllowList(['10.0.0.0/8']);
    const resolve = async () => [{ address: '8.8.8.8', family: 4 }];
    const { issues } = await checkTargetName(target, 'tenant', { allowList, resolve });
    expect(issues.map(({ message }) => message)).toEqual([expect.stringContaining('expected port 80, 443')]);
  });

  it('is reported once', async () => {
    const target = webhookTarget({ name: 'n', service: 'generic', url: 'http://hooks.example.org:25/' });
    const allowList = parseTargetAllowList([]);
    const resolve = async () => [{ address: '8.8.8.8', family: 4 }];
    const { issues } = await checkTargetName(target, 'tenant', { allowList, resolve });
    expect([...targetIssues(target, allowList), ...issues]).toHaveLength(1);
  });
});

describe('the host name localhost in a webhook URL', () => {
  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['10.0.0.0/8', false],
  ])('with the entry %s in the allow-list is accepted: %s', async (entry, expected) => {
    const target = webhookTarget({ name: 'n', service: 'generic', url: 'http://localhost:9000/' });
    const { issues } = await checkTargetName(target, 'tenant', { allowList: parseTargetAllowList([entry]) });
    expect(issues.map(({ code }) => code)).toEqual(expected ? [] : ['condition']);
  });
});

describe('a public address', () => {
  it.each([
    ['IPv4', ['8.8.8.8', '1.1.1.1', '168.63.129.15', '168.63.129.17', '161.25.0.1', '166.7.255.255', '166.12.0.0']],
    ['IPv4 next to a special range', ['9.255.255.255', '11.0.0.0', '172.32.0.0', '100.128.0.0', '198.20.0.0']],
    ['IPv6', ['2606:4700::1111', '2001:4860:4860::8888', '2a00:1450:4001::1', '2600::', '2001:200::1']],
    ['IPv6 that only resembles ISATAP', ['2606:4700::5efe:7f00', '2606:4700:0:0:1:5efe:7f00:1', '2606:4700::5eff:0:1']],
  ])('can be %s', (_, addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(true);
  });

  it.each([
    ['this network', ['0.0.0.0', '0.1.2.3', '::']],
    ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1', 'fec0::1']],
    ['shared (RFC 6598)', ['100.64.0.1', '100.127.255.255']],
    ['link-local', ['169.254.0.1', '169.254.255.255', 'fe80::1', 'febf::1']],
    ['IETF protocol assignments', ['192.0.0.1', '192.0.0.8', '192.0.0.170', '2001:1::1', '2001:1ff::1']],
    ['documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1', '3fff:fff::1']],
    ['benchmarking', ['198.18.0.1', '198.19.255.255', '2001:2::1']],
    [
      'AS112 and AMT',
      ['192.31.196.1', '192.52.193.1', '192.175.48.1', '2001:3::1', '2001:4:112::1', '2620:4f:8000::1'],
    ],
    ['ORCHID and drone identifiers', ['2001:10::1', '2001:20::1', '2001:2f::1', '2001:30::1']],
    ['discard only', ['100::1']],
    ['segment routing', ['5f00::1']],
    ['multicast', ['224.0.0.1', '239.255.255.255', 'ff02::1']],
    ['reserved or broadcast', ['240.0.0.1', '255.255.255.255']],
    ['unallocated', ['::2', '1::1', '4000::1', '8000::1', 'e000::1']],
    ['a metadata service (AWS, Google, Azure, most others)', ['169.254.169.254', 'fd00:ec2::254', 'fd20:ce::254']],
    [
      'a metadata service (ECS, EKS, Alibaba, Oracle)',
      ['169.254.170.2', '169.254.170.23', '100.100.100.200', '192.0.0.192'],
    ],
    ['the host agent of Azure', ['168.63.129.16']],
    ['a private endpoint of IBM Cloud', ['161.26.0.10', '166.8.0.1', '166.11.255.255']],
    ['IPv4-mapped', ['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::ffff:8.8.8.8', '0:0:0:0:0:ffff:a3f:8110']],
    ['IPv4-compatible', ['::127.0.0.1', '::a9fe:a9fe', '::8.8.8.8']],
    ['IPv4-translated (RFC 2765)', ['::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8']],
    [
      'NAT64',
      ['64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b::8.8.8.8', '64:ff9b:1::10.0.0.1', '64:ff9b:1:a::1'],
    ],
    ['6to4', ['2002:7f00:1::', '2002:a9fe:a9fe::1', '2002:808:808::1']],
    ['Teredo', ['2001::1', '2001:0:a9fe:a9fe::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2']],
    ['ISATAP', ['2606:4700::5efe:127.0.0.1', '2606:4700::200:5efe:169.254.169.254', '2606:4700:1:2:0:5efe:808:808']],
    ['ISATAP in a private network', ['fe80::5efe:10.0.0.1', 'fd00::200:5efe:10.0.0.1']],
    ['an address with a zone id', ['2606:4700::1%eth0', 'fe80::1%1', '8.8.8.8%1']],
    ['a string that is not an IP address', ['example.org', '', '8.8.8.8.8', '8.8.8.8:80', '[2606:4700::1111]']],
  ])('is not %s', (_, addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
  });
});
