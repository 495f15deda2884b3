import { Forbidden } from '../resources/errors.js';
import { isAddressAllowed } from './address-list.js';
/** Throws Forbidden unless the caller has one of the roles that an operation asks for. */
export const requireRole = (caller, allowed) => {
    if (caller.roles.some((role) => allowed.includes(role)))
        return;
    const needed = allowed.length === 1 ? `the role ${allowed[0]}` : `one of the roles ${allowed.join(', ')}`;
    throw new Forbidden(`The key's role does not allow this: it needs ${needed}, and has ${caller.roles.join(', ')}`);
};
/** Throws Forbidden unless the key may be used from the address. */
export const requireAddress = (caller, address) => {
    if (isAddressAllowed(caller.ipAccessList, address))
        return;
    throw new Forbidden(`The caller's IP address is not in the key's access list`);
};
