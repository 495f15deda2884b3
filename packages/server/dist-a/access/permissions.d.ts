import type { OrganizationCaller } from './basic.ts';
/** Throws Forbidden unless the caller has one of the roles that an operation asks for. */
export declare const requireRole: (caller: OrganizationCaller, allowed: readonly string[]) => void;
/** Throws Forbidden unless the key may be used from the address. */
export declare const requireAddress: (caller: OrganizationCaller, address: string) => void;
