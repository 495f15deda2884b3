import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { parseAddressRange } from '../access/address-list.js';
import { StartError } from '../store/start-error.js';
/** Reads addresses and CIDR ranges; `undefined` for none. Throws StartError. */
export function parseTrustedProxies(sources) {
    if (sources.length === 0)
        return undefined;
    const ranges = sources.map((source) => {
        const range = parseAddressRange(source);
        if (range)
            return range;
        throw new StartError(`"${source}" in --trusted-proxies is neither an IP address nor a range of them such as 10.0.0.0/8.`);
    });
    return (address) => {
        if (isIP(address) === 0)
            return false;
        const proxy = ipaddr.process(address);
        return ranges.some(([network, bits]) => network.kind() === proxy.kind() && proxy.match(network, bits));
    };
}
/**
 * The address that a request comes from: what the nearest proxy that is not trusted says of itself, else the other end
 * of the connection, also where a trusted proxy forwards something that is no address.
 */
export function clientAddress({ ip, socket }) {
    // Without trusted proxies Fastify answers the socket's address itself.
    return ip === socket.remoteAddress || isIP(ip) !== 0 ? ip : (socket.remoteAddress ?? '');
}
