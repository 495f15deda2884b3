import ipaddr from 'ipaddr.js';
import { StartError } from '../store/start-error.js';
const plain = (host) => {
    const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
    return ipaddr.isValid(name) ? ipaddr.process(name).toNormalizedString() : name;
};
const range = (entry) => entry.includes('/') && ipaddr.isValidCIDR(entry) ? ipaddr.parseCIDR(entry) : undefined;
const hostEntry = (entry) => {
    if (ipaddr.IPv6.isValid(entry))
        return { host: plain(entry), port: undefined };
    const parts = /^(\[[^\]]+\]|[^[\]:/?#@\s]+)(?::(\d{1,5}))?$/.exec(entry);
    const host = parts?.[1] && URL.parse(`http://${parts[1]}`)?.hostname;
    const port = parts?.[2] === undefined ? undefined : Number(parts[2]);
    return !host || (port !== undefined && (port < 1 || port > 65_535)) ? undefined : { host: plain(host), port };
};
/** Reads `host`, `host:port`, an address, or a CIDR range from each entry. Throws StartError naming the first bad one. */
export const parseWebhookAllowList = (entries) => {
    const ranges = [];
    const hosts = [];
    for (const entry of entries) {
        const cidr = range(entry);
        const host = cidr ? undefined : hostEntry(entry);
        if (cidr)
            ranges.push(cidr);
        else if (host)
            hosts.push(host);
        else
            throw new StartError(`"${entry}" in --webhook-allow is neither a host, a host:port nor a CIDR range.`);
    }
    const inRange = (address) => {
        if (!ipaddr.isValid(address))
            return false;
        const parsed = ipaddr.process(address);
        return ranges.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
    };
    const listed = (host, port) => hosts.some((entry) => entry.host === plain(host) && (entry.port === undefined || entry.port === port));
    return {
        allows: (host, port, address) => listed(host, port) || inRange(host) || (address !== undefined && (listed(address, port) || inRange(address))),
    };
};
