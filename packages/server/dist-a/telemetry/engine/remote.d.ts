import type { Engine } from '../engine.ts';
import type { RemoteOptions } from '../engine-options.ts';
/** Opens a ClickHouse server. It may be down for now: then queries say so. Throws StartError for an address that is none. */
export declare const openRemote: ({ url, user, password }: RemoteOptions) => Promise<Engine>;
