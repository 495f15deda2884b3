import ipaddr from 'ipaddr.js';

/** A network address and the length of its prefix in bits. */
export type AddressRange = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** The length of the prefix of IPv4-mapped IPv6 addresses, `::ffff:0:0/96`. */
const MAPPED_BITS = 96;

/** Converts a range of IPv4-mapped IPv6 addresses to the IPv4 range. Returns other ranges unchanged. */
function unmapIPv4([network, bits]: AddressRange): AddressRange {
  return network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= MAPPED_BITS
    ? [network.toIPv4Address(), bits - MAPPED_BITS]
    : [network, bits];
}

/**
 * Parses an IPv4 or IPv6 address, or a range in CIDR notation. Returns undefined for any other text, and for an IPv6 address with a zone,
 * such as `fe80::1%eth0`. Also returns undefined for the short, octal and hexadecimal forms of IPv4, even at the end of an IPv6 address:
 * people may misread these forms.
 */
export function parseAddressRange(source: string): AddressRange | undefined {
  const ipv6 = source.includes(':');
  const decimal = /[^:/]*\.[^/]*/.exec(source)?.[0];
  if (source.includes('%') || (decimal && !ipaddr.IPv4.isValidFourPartDecimal(decimal))) return undefined;
  if (source.includes('/')) {
    const valid = ipv6 ? ipaddr.IPv6.isValidCIDR(source) : ipaddr.IPv4.isValidCIDRFourPartDecimal(source);
    return valid ? unmapIPv4(ipaddr.parseCIDR(source)) : undefined;
  }
  const valid = ipv6 ? ipaddr.IPv6.isValid(source) : ipaddr.IPv4.isValidFourPartDecimal(source);
  return valid ? unmapIPv4([ipaddr.parse(source), ipv6 ? 128 : 32]) : undefined;
}

/** Maximum number of cached ranges. */
const MAX_CACHED_RANGES = 10_000;

const cachedRanges = new Map<string, AddressRange | undefined>();

/** Parses a range once, because each request of a key checks up to 100 ranges. */
function cachedRange(source: string): AddressRange | undefined {
  if (cachedRanges.has(source)) return cachedRanges.get(source);
  if (cachedRanges.size >= MAX_CACHED_RANGES) cachedRanges.clear();
  const range = parseAddressRange(source);
  cachedRanges.set(source, range);
  return range;
}

/** Returns true if the list contains the address. An IPv4-mapped IPv6 address is treated as the IPv4 address. */
export function isAddressAllowed(list: readonly { readonly source: string }[], address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return list.some(({ source }) => {
    const range = cachedRange(source);
    return range !== undefined && range[0].kind() === parsed.kind() && parsed.match(range[0], range[1]);
  });
}
