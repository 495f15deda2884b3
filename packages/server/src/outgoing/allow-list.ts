import ipaddr from 'ipaddr.js';
import { type AddressRange, unmapIPv4 } from '../domain/address-range.ts';
import { StartupError } from '../domain/startup-error.ts';

/** The targets that an operator opens to webhooks although their addresses are not public or their ports are restricted. */
export interface WebhookAllowList {
  /**
   * Returns true if the list opens a target.
   *
   * @param host A name, or an address without brackets.
   * @param address The address that the name resolved to.
   */
  allows(host: string, port: number, address?: string): boolean;
  /** Returns true if the list opens a name, or opens the port on some address that the name may resolve to. */
  mayAllow(name: string, port: number): boolean;
}

interface HostEntry {
  readonly host: string;
  readonly port: number | undefined;
}

function plain(host: string): string {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return ipaddr.isValid(name) ? ipaddr.process(name).toNormalizedString() : name;
}

function range(entry: string): AddressRange | undefined {
  return entry.includes('/') && ipaddr.isValidCIDR(entry) ? unmapIPv4(ipaddr.parseCIDR(entry)) : undefined;
}

function hostEntry(entry: string): HostEntry | undefined {
  if (ipaddr.IPv6.isValid(entry)) return { host: plain(entry), port: undefined };
  const parts = /^(\[[^\]]+\]|[^[\]:/?#@\s]+)(?::(\d{1,5}))?$/.exec(entry);
  const host = parts?.[1] && URL.parse(`http://${parts[1]}`)?.hostname;
  const port = parts?.[2] === undefined ? undefined : Number(parts[2]);
  return !host || (port !== undefined && (port < 1 || port > 65_535)) ? undefined : { host: plain(host), port };
}

/** Parses entries of the form `host`, `host:port`, address or CIDR range. Throws StartError for the first invalid entry. */
export function parseWebhookAllowList(entries: readonly string[]): WebhookAllowList {
  const ranges: AddressRange[] = [];
  const hosts: HostEntry[] = [];
  for (const entry of entries) {
    const cidr = range(entry);
    const host = cidr ? undefined : hostEntry(entry);
    if (cidr) ranges.push(cidr);
    else if (host) hosts.push(host);
    else throw new StartupError(`"${entry}" in --webhook-allow is neither a host, a host:port nor a CIDR range.`);
  }
  const inRange = (address: string): boolean => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
  };
  const opensPort = (entry: HostEntry, port: number): boolean => entry.port === undefined || entry.port === port;
  const listed = (host: string, port: number): boolean =>
    hosts.some((entry) => entry.host === plain(host) && opensPort(entry, port));
  return {
    allows: (host, port, address) =>
      listed(host, port) || inRange(host) || (address !== undefined && (listed(address, port) || inRange(address))),
    mayAllow: (name, port) =>
      listed(name, port) ||
      ranges.length > 0 ||
      hosts.some((entry) => ipaddr.isValid(entry.host) && opensPort(entry, port)),
  };
}
