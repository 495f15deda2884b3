import { lookup as resolveName } from 'node:dns/promises';
import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from '../resources/webhook-addresses.js';
import { TargetRefused } from './target-refused.js';
const DEFAULT_PORTS = { 'http:': 80, 'https:': 443 };
const systemResolve = (name) => resolveName(name, { all: true });
/**
 * Connects only to public addresses and to what the allow-list opens. A name is resolved once for each connection, and
 * the socket is opened to one of the very addresses that were checked, so a name that changes in between changes
 * nothing. What is refused fails with TargetRefused.
 */
export const createCheckedConnector = (options) => {
    const { allowList, resolve = systemResolve, connectTimeoutMs } = options;
    return (target, callback) => {
        const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
        const port = Number(target.port) || (DEFAULT_PORTS[target.protocol] ?? 0);
        // An address with a zone belongs to one link of this machine, whatever else it says.
        const allowed = (address) => !address.includes('%') && (isPublicAddress(address) || allowList.allows(host, port, address));
        const checkedLookup = (name, { all }, answer) => {
            const give = (found) => {
                const usable = found.filter(({ address }) => allowed(address));
                const first = usable[0];
                if (!first) {
                    const addresses = found.map(({ address }) => address).join(', ');
                    answer(new TargetRefused(`${name} has no public address, only ${addresses || 'none'}`), '');
                }
                else if (all)
                    answer(null, [...usable]);
                else
                    answer(null, first.address, first.family);
            };
            resolve(name).then(give, (error) => answer(error, ''));
        };
        // An address is connected to without asking the lookup, so it is checked here.
        if (isIP(host) !== 0 && !allowed(host)) {
            callback(new TargetRefused(`${host} is not a public address`), null);
            return;
        }
        const connect = buildConnector({ lookup: checkedLookup, timeout: connectTimeoutMs, allowH2: false });
        connect({ ...target, hostname: host }, callback);
    };
};
