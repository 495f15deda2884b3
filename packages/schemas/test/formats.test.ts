import { isIPv6 } from 'node:net';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { describe, expect, it } from 'vitest';
import * as runtime from '../src/runtime.ts';
import { Random } from './differential/random.ts';

/** Accepted differences from ajv-formats by format: each is a bug in ajv-formats, according to the RFC of the format. */
const exceptions: Readonly<Record<string, (text: string) => boolean>> = {
  // ajv-formats accepts a URN. The text form of RFC 9562 §4 has no prefix `urn:uuid:`.
  uuid: (text) => /^urn:uuid:/i.test(text),
  date: () => false,
  // ajv-formats accepts a space instead of `T`, and offsets without colon or minutes. The grammar of RFC 3339 §5.6 allows neither.
  'date-time': (text) => !/t/i.test(text.slice(10, 11)) || hasShortOffset(text) || isLeapSecond(text),
  time: (text) => hasShortOffset(text) || isLeapSecond(text),
  ipv4: () => false,
  ipv6: () => false,
};

function hasShortOffset(text: string): boolean {
  return /[+-]\d\d(?:\d\d)?$/.test(text);
}

/**
 * Returns true for a time with the second 60. With this second, ajv-formats also accepts hours above 23 and minutes above 59, such as
 * `00:60:60+01:01`.
 */
function isLeapSecond(text: string): boolean {
  return /:60(?:\.\d+)?(?:z|[+-]\d\d:\d\d)$/i.test(text);
}

const seeds: Readonly<Record<string, readonly string[]>> = {
  uuid: ['3f0d9c1e-9b1a-4c57-8e21-0a2b3c4d5e6f', 'FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFFFFF'],
  date: ['2026-01-12', '2024-02-29', '1999-12-31'],
  'date-time': [
    '2026-01-12T09:30:00.000Z',
    '2024-02-29T23:59:59+23:59',
    '1999-12-31t00:00:00.5z',
    '1998-12-31T23:59:59Z',
    '1998-12-31T00:58:59+00:59',
  ],
  time: ['09:30:00Z', '23:59:59.123-08:00', '00:00:00+00:00', '23:59:59Z'],
  ipv4: ['192.0.2.1', '255.249.199.99', '0.0.0.0'],
  ipv6: ['2001:db8::1', '::ffff:192.0.2.1', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', '::'],
  uri: [
    'https://user:p@example.com:80/a/b?c=d#e',
    'urn:isbn:0451450523',
    'file:///etc/hosts',
    'a://%41.b/',
    'ldap://u@[2001:db8::7]:1/c',
    'x://[v1.a:b]/',
    'a:b:c/d',
    'a:',
    'a:?q#f',
  ],
};

/** Returns a string with up to three changes. Each one removes, adds or replaces characters. */
function mutateText(text: string, random: Random): string {
  let result = text;
  for (let count = random.integer(0, 3); count > 0; count--) {
    const index = random.integer(0, result.length);
    const character = random.pick([...'0129aFfgz-:./%?#@+TtZ []', '\n', 'é', '\u0661', '::', '6', '5', '60']);
    const dropped = random.oneIn(2) ? 1 : 0;
    result = result.slice(0, index) + (random.oneIn(4) ? '' : character) + result.slice(index + dropped);
  }
  return result;
}

/**
 * Checks a URI with the grammar of RFC 3986, appendix A. ajv-formats is not a reference for URIs. It accepts an
 * invalid authority that is valid as a path, as in `http://a:b:c`. It rejects `a:`, whose path is empty.
 */
function isUriByGrammar(text: string): boolean {
  const [, authority, path = ''] = uri.exec(text) ?? [];
  if (authority === undefined) return uri.test(text) && pathWithoutAuthority.test(path);
  if (!pathAbempty.test(path)) return false;
  const literal = /^\[(.*)\](?::[0-9]*)?$/s.exec(authority.slice(authority.lastIndexOf('@') + 1))?.[1];
  const address = literal === undefined ? authority : authority.replace(`[${literal}]`, '');
  return hostAndPort.test(address) && (literal === undefined || ipvFuture.test(literal) || isPlainIpv6(literal));
}

const unreserved = 'A-Za-z0-9\\-._~';
const subDelims = "!$&'()*+,;=";
const encoded = '%[0-9A-Fa-f]{2}';
const pchar = `(?:[${unreserved}${subDelims}:@]|${encoded})`;
const queryAndFragment = `(?:\\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?`;
const uri = new RegExp(`^[A-Za-z][A-Za-z0-9+\\-.]*:(?://([^/?#]*))?([^?#]*)${queryAndFragment}$`);
const pathAbempty = new RegExp(`^(?:/${pchar}*)*$`);
const pathWithoutAuthority = new RegExp(`^(?:/?${pchar}+(?:/${pchar}*)*|/)?$`);
const hostAndPort = new RegExp(
  `^(?:(?:[${unreserved}${subDelims}:]|${encoded})*@)?(?:[${unreserved}${subDelims}]|${encoded})*(?::[0-9]*)?$`,
);
const ipvFuture = new RegExp(`^[vV][0-9A-Fa-f]+\\.[${unreserved}${subDelims}:]+$`);

/** Returns true for an IPv6 address without a zone. */
function isPlainIpv6(text: string): boolean {
  return isIPv6(text) && !text.includes('%');
}

function referenceAccepts(name: string, text: string): boolean {
  if (name === 'uri') return isUriByGrammar(text);
  const format = fullFormats[name as keyof typeof fullFormats] as unknown;
  if (format instanceof RegExp) return format.test(text);
  if (typeof format === 'function') return format(text) as boolean;
  return (format as { validate: (text: string) => boolean }).validate(text);
}

const ours: Readonly<Record<string, (text: string) => boolean>> = {
  uuid: runtime.uuid.test,
  date: runtime.date.test,
  'date-time': runtime.dateTime.test,
  time: runtime.time.test,
  ipv4: runtime.ipv4.test,
  ipv6: runtime.ipv6.test,
  uri: runtime.uri.test,
};

const { DIFFERENTIAL_SEED: givenSeed } = process.env;
const randomSeed = givenSeed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(givenSeed);

describe('formats agree with ajv-formats except for its known bugs, and URIs with the RFC grammar', () => {
  it.each(Object.keys(ours))('%s', (name) => {
    const seen = { true: 0, false: 0, skipped: 0 };
    for (const seed of [20_260_112, randomSeed]) {
      const random = new Random(seed);
      for (let count = 0; count < 5000; count++) {
        const text = mutateText(random.pick(seeds[name] ?? []), random);
        if (exceptions[name]?.(text)) {
          seen.skipped++;
          continue;
        }
        const verdict = ours[name]?.(text) ?? false;
        seen[`${verdict}`]++;
        expect(verdict, `${name} ${JSON.stringify(text)}, DIFFERENTIAL_SEED=${seed}`).toBe(
          referenceAccepts(name, text),
        );
      }
    }
    // The comparison needs enough valid and enough invalid texts.
    expect(Math.min(seen.true, seen.false), JSON.stringify(seen)).toBeGreaterThan(300);
    expect(seen.skipped).toBeLessThan(4000);
  });
});
