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

interface Secret {
  readonly keyId: string;
  readonly keySecret: string;
}

/** The clients of the managed deployment's organization. */
export interface Organization {
  /** Returns the client with the first key. Paths are relative to the keys of the organization. */
  keys(): Api;
  /** Returns a client with another key. Paths are relative to the keys of the organization. */
  keysAs(secret: Secret): Api;
  /** Returns a client with another key. Paths are relative to the resources of the service. */
  callerOf(secret: Secret): Api;
}

function organizationOf(served: () => Served): Organization {
  const keys = () => {
    const caller = served().caller('managed');
    const { organizationId } = served().credentials.managed;
    return createApi({ ...caller, root: `/v1/organizations/${organizationId}/keys` });
  };
  return {
    keys,
    keysAs: ({ keyId, keySecret }) => withCredentials(keys(), basic(keyId, keySecret)),
    callerOf: ({ keyId, keySecret }) => withCredentials(served().caller('managed'), basic(keyId, keySecret)),
  };
}

/** Starts a service for the tests of the file and returns the clients of its organization. */
export function serveOrganization(): Served & Organization {
  const served = serve();
  return Object.assign(
    served,
    organizationOf(() => served),
  );
}

/** Starts another service, whose organization a test can fill up to a limit. */
export async function startOrganization(): Promise<Organization & { close(): Promise<void> }> {
  const served = await startForTest();
  return { ...organizationOf(() => served), close: served.close };
}
