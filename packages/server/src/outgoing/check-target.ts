import type { WriteWarning } from '@observability-api/schemas';
import ipaddr from 'ipaddr.js';
import type { InputIssue } from '../domain/errors.ts';
import { settlesWithin } from '../domain/settles-within.ts';
import { issue } from '../domain/validation-issue.ts';
import type { TargetAllowList } from './allow-list.ts';
import type { CheckedTargets } from './checked-connector.ts';
import { isPublicAddress, isRestrictedPort } from './public-addresses.ts';
import { type Resolve, type ResolvedAddress, systemResolve } from './resolve-names.ts';
import { hasCredentials, hostOf, parseHttpUrl, portOf } from './target-url.ts';

/** A URL in a request body, to which the service will connect. */
export interface Target {
  readonly url: string;
  /** The property that contains the URL. */
  readonly property: string;
  /** The end of the message for a URL with credentials: how to send them instead. */
  readonly credentialsHint: string;
  /** The end of the warning for a host name that does not resolve: a sentence that says what fails. */
  readonly consequence: string;
}

const ACCEPTED: TargetCheck = { issues: [], warnings: [] };

/**
 * Returns the issues of the URL of a target. Checks the protocol, the port and a literal address, and that there are no credentials. The
 * URL parser has already normalized decimal, octal, hexadecimal and shortened IPv4 addresses. {@link checkTargetName} checks host names.
 */
export function targetIssues({ url, property, credentialsHint }: Target, allowList: TargetAllowList): InputIssue[] {
  const target = parseHttpUrl(url);
  if (!target) return [issue([property], 'format', 'expected an http or https URL')];
  if (hasCredentials(target)) {
    return [issue([property], 'format', `expected a URL without a user name or password: ${credentialsHint}`)];
  }
  const host = hostOf(target);
  const port = portOf(target);
  const isAddress = ipaddr.isValid(host);
  if (isAddress ? allowList.allows(host, port) : allowList.mayAllow(host, port)) return [];
  if (isAddress && !isPublicAddress(host)) {
    return [
      issue(
        [property],
        'condition',
        `expected a public address, received ${host}, which is private or reserved: use another address, or ask the operator of the service to add it to --webhook-allow`,
      ),
    ];
  }
  return isRestrictedPort(port) ? [restrictedPortIssue(property, port)] : [];
}

function restrictedPortIssue(property: string, port: number): InputIssue {
  const message = `expected port 80, 443 or a port from 1024 to 65535, received ${port}: use another port, or ask the operator of the service to add the host with this port to --webhook-allow`;
  return issue([property], 'condition', message);
}

/** The host names that always belong to this machine (RFC 6761), whether or not the system resolves them. */
const LOCALHOST = /(^|\.)localhost\.?$/i;
const LOOPBACK: readonly ResolvedAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** The maximum time that a write waits for DNS. */
const RESOLVE_TIMEOUT_MS = 2_000;

/** Returns the addresses of a host name, or an empty list if it does not resolve in time. */
async function addressesOf(name: string, tenant: string, resolve: Resolve): Promise<readonly ResolvedAddress[]> {
  const signal = AbortSignal.timeout(RESOLVE_TIMEOUT_MS);
  let resolved: readonly ResolvedAddress[] = [];
  const lookup = Promise.resolve(resolve(name, tenant, signal)).then((addresses) => {
    resolved = addresses;
  });
  await settlesWithin(lookup, RESOLVE_TIMEOUT_MS);
  return resolved;
}

/** The result of {@link checkTargetName}: at most one issue, which rejects the request, or at most one warning. */
export interface TargetCheck {
  readonly issues: readonly InputIssue[];
  readonly warnings: readonly WriteWarning[];
}

/**
 * Resolves the host name in the URL of a target. Unless the allow-list contains the target, a host name with only private addresses is
 * an issue, and so is a restricted port that {@link targetIssues} does not report. A host name that does not resolve is a warning, because
 * it may resolve later. `connectChecked` checks the addresses again for each network connection.
 */
export async function checkTargetName(
  { url, property, consequence }: Target,
  tenant: string,
  { allowList, resolve = systemResolve }: CheckedTargets,
): Promise<TargetCheck> {
  const target = parseHttpUrl(url);
  if (!target) return ACCEPTED;
  const host = hostOf(target);
  const port = portOf(target);
  // `targetIssues` checks addresses and the protocol.
  if (ipaddr.isValid(host)) return ACCEPTED;
  if (allowList.allows(host, port)) return ACCEPTED;
  const addresses = LOCALHOST.test(host) ? LOOPBACK : await addressesOf(host, tenant, resolve);
  if (addresses.length === 0) {
    const message = `${host} does not resolve at the moment. ${consequence}`;
    return { issues: [], warnings: [{ pointer: `/${property}`, message }] };
  }
  const isAllowed = ({ address }: ResolvedAddress) =>
    (isPublicAddress(address) && !isRestrictedPort(port)) || allowList.allows(host, port, address);
  if (addresses.some(isAllowed)) return ACCEPTED;
  if (addresses.some(({ address }) => isPublicAddress(address))) {
    // Without an entry that may allow the port, `targetIssues` reports it.
    return allowList.mayAllow(host, port) ? { issues: [restrictedPortIssue(property, port)], warnings: [] } : ACCEPTED;
  }
  const message = `expected a host name with a public address, but ${host} resolves to private or reserved addresses: use another host name, or ask the operator of the service to add it to --webhook-allow`;
  return { issues: [issue([property], 'condition', message)], warnings: [] };
}
