import ipaddr from 'ipaddr.js';

/** A network and how many of its bits count. */
export type AddressRange = [ipaddr.IPv4 | ipaddr.IPv6, number];

const MAPPED_BITS = 96;

/** An IPv4 range that is written as a mapped IPv6 one means the IPv4 addresses. */
export function unmapIPv4([network, bits]: AddressRange): AddressRange {
  return network.kind() === 'ipv6' && (network as ipaddr.IPv6).isIPv4MappedAddress() && bits >= MAPPED_BITS
    ? [(network as ipaddr.IPv6).toIPv4Address(), bits - MAPPED_BITS]
    : [network, bits];
}

/**
 * Reads an IPv4 or IPv6 address, or a range of them in CIDR notation; undefined when it is neither. The short, octal and
 * hexadecimal spellings of IPv4 are refused: people read them differently than machines do.
 */
export function parseAddressRange(source: string): AddressRange | undefined {
  const ipv6 = source.includes(':');
  if (source.includes('%')) return undefined;
  if (source.includes('/')) {
    const valid = ipv6 ? ipaddr.IPv6.isValidCIDR(source) : ipaddr.IPv4.isValidCIDRFourPartDecimal(source);
    return valid ? unmapIPv4(ipaddr.parseCIDR(source)) : undefined;
  }
  const valid = ipv6 ? ipaddr.IPv6.isValid(source) : ipaddr.IPv4.isValidFourPartDecimal(source);
  return valid ? unmapIPv4([ipaddr.parse(source), ipv6 ? 128 : 32]) : undefined;
}

/** Whether `address` is in the list. An empty list does not restrict; an IPv4 address mapped into IPv6 is the IPv4 one. */
export function isAddressAllowed(list: readonly { readonly source: string }[], address: string): boolean {
  if (list.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const caller = ipaddr.process(address);
  return list.some(({ source }) => {
    const range = parseAddressRange(source);
    return range !== undefined && range[0].kind() === caller.kind() && caller.match(range[0], range[1]);
  });
}
