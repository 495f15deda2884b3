import ipaddr from 'ipaddr.js';

/** The IPv6 addresses that IANA assigns for global unicast. IPv4-mapped, IPv4-compatible and NAT64 addresses are outside this range. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Addresses of cloud platforms that only their own machines can reach, although no IANA registry lists them as special:
 *
 * - 168.63.129.16: Azure's host agent, DNS and health probes
 * - 161.26.0.0/16 and 166.8.0.0/14: private endpoints of IBM Cloud
 *
 * Other cloud platforms use addresses in special-purpose ranges of IANA for such services, for example link-local addresses.
 */
const CLOUD_PLATFORM_RANGES = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
);

/** The ports below 1024 that every request may use. */
const WEB_PORTS: readonly number[] = [80, 443];

/**
 * Returns true if an address belongs to the public internet. Returns false for:
 *
 * - the special-purpose ranges of the IANA registries (RFC 6890): private, loopback, link-local, shared, documentation …
 * - IPv6 addresses that embed an IPv4 address: mapped, compatible, translated (NAT64), 6to4, Teredo and ISATAP
 * - multicast addresses, and IPv6 addresses outside of 2000::/3
 * - addresses of cloud platforms, such as 168.63.129.16
 * - addresses with a zone id, which belong to one link of this machine
 * - text that is not an IP address
 */
export function isPublicAddress(text: string): boolean {
  if (text.includes('%') || !ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return !CLOUD_PLATFORM_RANGES.some((range) => address.match(range));
  return address.match(GLOBAL_UNICAST) && !isIsatap(address);
}

/** Returns true for a port that requests may use only if `--webhook-allow` permits it. */
export function isRestrictedPort(port: number): boolean {
  return port < 1024 && !WEB_PORTS.includes(port);
}

/** Returns true for an interface identifier of ISATAP, `0:5efe:a.b.c.d` or `200:5efe:a.b.c.d` (RFC 5214, section 6.1). */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
}
