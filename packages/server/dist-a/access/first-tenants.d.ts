import type { Credentials } from './credentials.ts';
import type { Making } from './making.ts';
/** The secrets and ids of a first start, before anything is stored under them; the base address is still empty. */
export declare const newCredentials: () => Credentials;
/** Stores one tenant of each deployment with the keys of `credentials`, by digest. */
export declare const storeFirstTenants: (making: Making, credentials: Credentials) => Promise<void>;
