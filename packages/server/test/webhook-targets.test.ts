import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../src/resources/webhook-addresses.ts';
import { parseWebhookAllowList } from '../src/resources/webhook-allow-list.ts';
import { urlIssues } from '../src/resources/webhook-rules.ts';
import { StartError } from '../src/store/start-error.ts';

const codes = (url: string, allowed: string[] = []) =>
  urlIssues({ name: 'n', service: 'generic', url }, parseWebhookAllowList(allowed)).map(({ code }) => code);

describe('the url of a webhook', () => {
  it.each([
    'https://hooks.example.org/x',
    'http://8.8.8.8/x',
    'HTTPS://HOOKS.EXAMPLE.ORG:8443/x?y=1',
    'http://[2606:4700::1111]/',
    'http://localhost/resolved-when-connected',
  ])('may be %s', (url) => expect(codes(url)).toEqual([]));

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://１２７.0.0.1/',
    'http://0/',
    'http://10.1.2.3:8080/',
    'http://172.31.0.1/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest',
    'http://100.64.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[2001:db8::1]/',
  ])('may not be %s', (url) => expect(codes(url)).toEqual(['condition']));

  it.each(['ftp://example.org/', 'http://', 'http://user:secret@example.org/', 'nonsense'])('may not be %s', (url) =>
    expect(codes(url)).toEqual(['format']),
  );
});

describe('the allow-list', () => {
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
  ])('%s opens %s: %s', (entry, url, expected) => {
    expect(codes(url, [entry])).toEqual(expected ? [] : ['condition']);
  });

  it('opens a name whatever it resolves to, and a range for every name that resolves into it', () => {
    const list = parseWebhookAllowList(['Hooks.internal:8080', '10.0.0.0/8', '::ffff:172.16.0.0/108']);
    expect(list.allows('hooks.internal', 8080, '192.168.0.1')).toBe(true);
    expect(list.allows('hooks.internal', 80, '192.168.0.1')).toBe(false);
    expect(list.allows('other.internal', 80, '10.0.0.1')).toBe(true);
    expect(list.allows('other.internal', 80, '::ffff:10.0.0.1')).toBe(true);
    expect(list.allows('other.internal', 80, '172.31.0.1')).toBe(true);
    expect(list.allows('other.internal', 80, '::ffff:172.31.0.1')).toBe(true);
  });

  it.each(['', 'a b', 'http://host', 'host:99999', 'host/path', '10.0.0.0/99', 'user@host'])(
    'has no entry "%s"',
    (entry) => expect(() => parseWebhookAllowList([entry])).toThrow(StartError),
  );
});

describe('a public address', () => {
  it('is not a name', () => expect(isPublicAddress('example.org')).toBe(false));
  it('may be mapped into IPv6', () => expect(isPublicAddress('::ffff:8.8.8.8')).toBe(true));
});
