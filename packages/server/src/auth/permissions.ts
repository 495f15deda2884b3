import { isAddressAllowed } from '../domain/address-range.ts';
import { ForbiddenError } from '../domain/errors.ts';
import type { OrganizationCaller } from './basic.ts';
import type { TeamCaller } from './bearer.ts';

/** Throws ForbiddenError unless the caller has one of the roles that the operation allows. */
export function requireRole(caller: OrganizationCaller, allowed: readonly string[]): void {
  if (caller.roles.some((role) => allowed.includes(role))) return;
  throw new ForbiddenError(
    `The roles of this API key (${caller.roles.join(', ')}) do not allow this operation. It requires ${anyOf(allowed)}.`,
  );
}

/** Throws ForbiddenError unless the operation allows the role of the personal API access key. */
export function requirePersonalRole({ role }: TeamCaller, allowed: readonly string[]): void {
  if (allowed.includes(role)) return;
  throw new ForbiddenError(
    `The role of this API key (${role}) does not allow this operation. It requires ${anyOf(allowed)}.`,
  );
}

function anyOf(roles: readonly string[]): string {
  return roles.length === 1 ? `the ${roles[0]} role` : `one of the roles ${roles.join(', ')}`;
}

/** Throws ForbiddenError unless the IP access list of the caller's key contains the address. */
export function requireAddress(caller: OrganizationCaller, address: string): void {
  if (isAddressAllowed(caller.ipAccessList, address)) return;
  throw new ForbiddenError(`The caller's IP address is not in the IP access list of this API key.`);
}
