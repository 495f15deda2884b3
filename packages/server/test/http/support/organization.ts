import { basic } from '../../support/service.ts';
import { type Api, callAs, createApi } from './api.ts';
import { type Served, serve, startForTest } from './serve.ts';

interface Secret {
  readonly keyId: string;
  readonly keySecret: string;
}

/** The callers of the managed deployment's organization. */
export interface Organization {
  /** The caller with the first key; paths are relative to the organization's keys. */
  keys(): Api;
  /** The same with another key. */
  keysAs(secret: Secret): Api;
  /** A caller with another key; paths are relative to the service's dashboards and so on. */
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
    keysAs: ({ keyId, keySecret }) => callAs(keys(), basic(keyId, keySecret)),
    callerOf: ({ keyId, keySecret }) => callAs(served().caller('managed'), basic(keyId, keySecret)),
  };
}

/** Serves one organization for the length of the test file. */
export function serveKeys(): Served & Organization {
  const served = serve();
  const organization = organizationOf(() => served);
  return {
    ...organization,
    get url() {
      return served.url;
    },
    get credentials() {
      return served.credentials;
    },
    get clock() {
      return served.clock;
    },
    caller: served.caller,
  };
}

/** An organization of its own, for a test that fills it up. */
export async function createOrganization(): Promise<Organization & { close(): Promise<void> }> {
  const served = await startForTest();
  return { ...organizationOf(() => served), close: served.close };
}
