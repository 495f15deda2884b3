import { lookup as resolveName } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from '../resources/webhook-addresses.ts';
import type { WebhookAllowList } from '../resources/webhook-allow-list.ts';
import { TargetRefused } from './target-refused.ts';

/** An address that a name has. */
export interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** Answers every address of a name; throws when it has none. */
export type Resolve = (name: string) => Promise<readonly Resolved[]>;

/** What connections are checked against. */
export interface CheckedConnections {
  readonly allowList: WebhookAllowList;
  /** Only tests bring their own. @default the resolver of the system */
  readonly resolve?: Resolve;
  /** How long it may take to connect. */
  readonly connectTimeoutMs: number;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

const systemResolve: Resolve = (name) => resolveName(name, { all: true });

/**
 * Connects only to public addresses and to what the allow-list opens. A name is resolved once for each connection, and
 * the socket is opened to one of the very addresses that were checked, so a name that changes in between changes
 * nothing. What is refused fails with TargetRefused.
 */
export const createCheckedConnector = (options: CheckedConnections): buildConnector.connector => {
  const { allowList, resolve = systemResolve, connectTimeoutMs } = options;
  return (target, callback) => {
    const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
    const port = Number(target.port) || (DEFAULT_PORTS[target.protocol] ?? 0);
    // An address with a zone belongs to one link of this machine, whatever else it says.
    const allowed = (address: string) =>
      !address.includes('%') && (isPublicAddress(address) || allowList.allows(host, port, address));

    const checkedLookup: LookupFunction = (name, { all }, answer) => {
      const give = (found: readonly Resolved[]) => {
        const usable = found.filter(({ address }) => allowed(address));
        const first = usable[0];
        if (!first) {
          const addresses = found.map(({ address }) => address).join(', ');
          answer(new TargetRefused(`${name} has no public address, only ${addresses || 'none'}`), '');
        } else if (all) answer(null, [...usable]);
        else answer(null, first.address, first.family);
      };
      resolve(name).then(give, (error: NodeJS.ErrnoException) => answer(error, ''));
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
