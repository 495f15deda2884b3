import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { TargetAllowList } from './allow-list.ts';
import { isPublicAddress, isRestrictedPort } from './public-addresses.ts';
import { type Resolve, type ResolvedAddress, systemResolve } from './resolve-names.ts';
import { hostOf, portOf } from './target-url.ts';

/** Thrown when a request has a target that is not allowed. Nothing was sent. */
export class TargetBlockedError extends Error {
  override readonly name = 'TargetBlockedError';
}

/** Determines the targets to which {@link connectChecked} connects. */
export interface CheckedTargets {
  readonly allowList: TargetAllowList;
  /** Tests inject their own. @default the resolver of the system */
  readonly resolve?: Resolve;
}

/**
 * Connects to the host of an http or https URL for a tenant. The target must have a public address and an unrestricted port, or be on
 * the allow-list. Otherwise, throws TargetBlockedError if the host is an IP address. For a host name, the socket emits this error.
 *
 * A host name is resolved once for each connection. The socket connects to one of the addresses that were checked, so DNS rebinding has
 * no effect.
 */
export function connectChecked(
  url: URL,
  tenant: string,
  { allowList, resolve = systemResolve }: CheckedTargets,
): Socket {
  const host = hostOf(url);
  const port = portOf(url);
  const isRestricted = isRestrictedPort(port);
  // An address with a zone id, such as `fe80::1%eth0`, belongs to a link of this machine.
  const isAllowed = (address: string) =>
    !address.includes('%') && ((isPublicAddress(address) && !isRestricted) || allowList.allows(host, port, address));

  const lookup: LookupFunction = (name, { all }, callback) => {
    const returnAllowed = (resolved: readonly ResolvedAddress[]) => {
      const allowed = resolved.filter(({ address }) => isAllowed(address));
      const first = allowed[0];
      if (!first) {
        const addresses = resolved.map(({ address }) => address).join(', ') || 'none';
        const reason = isRestricted
          ? `Port ${port} of ${name} (addresses: ${addresses}) is not on the allow-list`
          : `${name} has no public address (addresses: ${addresses})`;
        callback(new TargetBlockedError(reason), '');
      } else if (all) callback(null, [...allowed]);
      else callback(null, first.address, first.family);
    };
    resolve(name, tenant).then(returnAllowed, (error: NodeJS.ErrnoException) => callback(error, ''));
  };

  // Node does not call `lookup` for an address.
  if (isIP(host) !== 0 && !isAllowed(host)) {
    throw new TargetBlockedError(
      isPublicAddress(host) ? `Port ${port} is not on the allow-list` : `${host} is not a public address`,
    );
  }
  if (url.protocol === 'http:') return connect({ host, port, lookup });
  return connectTls({ host, port, lookup, servername: isIP(host) === 0 ? host : '' });
}
