import ipaddr from 'ipaddr.js';
import { type AddressRange, parseAddressRange } from '../domain/address-range.ts';
import { StartupError } from '../domain/errors.ts';

/**
 * The targets (host and port) that an operator allows for webhooks and database connections, although their address is private or their
 * port is restricted (see `isRestrictedPort`).
 */
export interface TargetAllowList {
  /**
   * Returns true if the list allows a target.
   *
   * @param host A host name, or an IP address without brackets.
   * @param address The address that the host name resolved to.
   */
  allows(host: string, port: number, address?: string): boolean;
  /** Returns true if the list allows a host name, or allows the port for some address that the name may resolve to. */
  mayAllow(name: string, port: number): boolean;
}

interface HostEntry {
  readonly host: string;
  readonly port: number | undefined;
}

/** Returns an address in its normal form, or a host name in lower case without the trailing dot of an absolute name. */
function normalizeHost(host: string): string {
  const name = host
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
  return ipaddr.isValid(name) ? ipaddr.process(name).toNormalizedString() : name;
}

function parseHostEntry(entry: string): HostEntry | undefined {
  if (ipaddr.IPv6.isValid(entry)) return { host: normalizeHost(entry), port: undefined };
  // A pattern such as `*.example.org` would never match a host.
  const parts = /^(\[[^\]]+\]|[^[\]:/?#@*\s]+)(?::(\d{1,5}))?$/.exec(entry);
  const host = parts?.[1] && URL.parse(`http://${parts[1]}`)?.hostname;
  const port = parts?.[2] === undefined ? undefined : Number(parts[2]);
  return !host || (port !== undefined && (port < 1 || port > 65_535)) ? undefined : { host: normalizeHost(host), port };
}

/** Parses entries of the form `host`, `host:port`, address or CIDR range. Throws StartupError for the first invalid entry. */
export function parseTargetAllowList(entries: readonly string[]): TargetAllowList {
  const ranges: AddressRange[] = [];
  const hosts: HostEntry[] = [];
  for (const entry of entries) {
    const cidr = entry.includes('/') ? parseAddressRange(entry) : undefined;
    const host = cidr ? undefined : parseHostEntry(entry);
    if (cidr) ranges.push(cidr);
    else if (host) hosts.push(host);
    else
      throw new StartupError(
        `Expected --webhook-allow to contain a host, host:port, address or CIDR range, without wildcards, received "${entry}".`,
      );
  }
  const inRange = (address: string): boolean => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
  };
  const allowsPort = (entry: HostEntry, port: number): boolean => entry.port === undefined || entry.port === port;
  const listed = (host: string, port: number): boolean =>
    hosts.some((entry) => entry.host === normalizeHost(host) && allowsPort(entry, port));
  return {
    allows: (host, port, address) =>
      listed(host, port) || inRange(host) || (address !== undefined && (listed(address, port) || inRange(address))),
    mayAllow: (name, port) =>
      listed(name, port) ||
      ranges.length > 0 ||
      hosts.some((entry) => ipaddr.isValid(entry.host) && allowsPort(entry, port)),
  };
}
