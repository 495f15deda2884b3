import { createHash } from 'node:crypto';
import { basic } from '../../support/service.ts';
import { type Api, createApi, withCredentials } from './api.ts';
import { type Served, serve, startForTest } from './serve.ts';

/** The ids of the roles, the same in every installation. */
export const roleIds = {
  admin: '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e01',
  developer: '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e02',
  query_endpoints: '6d1e4a0b-3f57-4c92-8b6e-0a9d5c7f1e03',
};

/** Returns the digest of a key id or secret, as clients send it. */
export function digest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64');
}

/** Returns a client of the managed deployment whose paths are relative to the keys of its organization. */
export function keysOf(api: Api): Api {
  return createApi({ ...api, root: `${api.root.split('/services')[0]}/keys` });
}

interface Secret {
  readonly keyId: string;
  readonly keySecret: string;
}

/** The clients of the first organization of the managed deployment. */
export interface Organization {
  /** Returns a client that uses the key created at the first start. Paths are relative to the keys of the organization. */
  keys(): Api;
  /** Returns a client with another key. Paths are relative to the keys of the organization. */
  keysAs(secret: Secret): Api;
  /** Returns a client with another key. Paths are relative to the resources of the service. */
  callerOf(secret: Secret): Api;
}

function organizationOf(served: () => Served): Organization {
  const keys = () => keysOf(served().caller('managed'));
  return {
    keys,
    keysAs: ({ keyId, keySecret }) => withCredentials(keys(), basic(keyId, keySecret)),
    callerOf: ({ keyId, keySecret }) => withCredentials(served().caller('managed'), basic(keyId, keySecret)),
  };
}

/** Runs a service during the tests of the file or of the enclosing `describe`. Returns the clients of its organization. */
export function serveOrganization(): Served & Organization {
  const served = serve();
  return Object.assign(
    served,
    organizationOf(() => served),
  );
}

/** Starts a separate service, so that a test can fill its organization up to a limit. */
export async function startOrganization(): Promise<Organization & { close(): Promise<void> }> {
  const served = await startForTest();
  return { ...organizationOf(() => served), close: served.close };
}
