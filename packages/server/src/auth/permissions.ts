import { isAddressAllowed } from '../domain/address-range.ts';
import { ForbiddenError } from '../domain/errors.ts';
import type { OrganizationCaller } from './basic.ts';

/** Throws ForbiddenError unless the caller has one of the roles that the operation allows. */
export function requireRole(caller: OrganizationCaller, allowed: readonly string[]): void {
  if (caller.roles.some((role) => allowed.includes(role))) return;
  const needed = allowed.length === 1 ? `the role ${allowed[0]}` : `one of the roles ${allowed.join(', ')}`;
  throw new ForbiddenError(
    `The roles of this API key (${caller.roles.join(', ')}) do not allow this operation. It requires ${needed}.`,
  );
}

/** Throws ForbiddenError unless the IP access list of the caller's key contains the address. */
export function requireAddress(caller: OrganizationCaller, address: string): void {
  if (isAddressAllowed(caller.ipAccessList, address)) return;
  throw new ForbiddenError(`The caller's IP address is not in the IP access list of this API key.`);
}
