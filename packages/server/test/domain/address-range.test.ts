import { describe, expect, it } from 'vitest';
import { isAddressAllowed, parseAddressRange } from '../../src/domain/address-range.ts';

function allows(sources: string[], address: string) {
  return isAddressAllowed(
    sources.map((source) => ({ source })),
    address,
  );
}

describe('an access list', () => {
  it('allows no address if it is empty', () => {
    expect(allows([], '203.0.113.7')).toBe(false);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['0.0.0.0/0', '8.8.8.8', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['2001:DB8::1', '2001:db8:0:0::1', true],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['::ffff:203.0.113.7', '203.0.113.7', true],
    ['::ffff:203.0.113.0/120', '203.0.113.9', true],
    ['::1', '::1', true],
  ])('with the entry %s allows %s: %s', (source, address, expected) => {
    expect(allows([source], address)).toBe(expected);
  });

  it('allows an address that matches any entry', () => {
    expect(allows(['10.0.0.0/8', '2001:db8::/32'], '2001:db8::9')).toBe(true);
  });

  it('does not allow a value that is not an address', () => {
    expect(allows(['0.0.0.0/0', '::/0'], 'unknown')).toBe(false);
  });

  it.each([
    '',
    'localhost',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '010.0.0.1',
    '0x7f.0.0.1',
    '::ffff:010.0.0.1',
    '::ffff:0x7f.0.0.1/120',
    '1.2.3.4/33',
    '1.2.3.4/',
    '::/129',
    'fe80::1%eth0',
    '1.2.3.4 ',
  ])('rejects the entry "%s"', (source) => expect(parseAddressRange(source)).toBeUndefined());
});
