import * as managed from '@observability-api/managed';
import * as managedMsw from '@observability-api/managed/msw';
import * as managedQuery from '@observability-api/managed/query';
import { strict as managedStrict } from '@observability-api/managed/validation';
import * as managedWebhooks from '@observability-api/managed/webhooks';
import * as openSource from '@observability-api/open-source';
import * as openSourceMsw from '@observability-api/open-source/msw';
import * as openSourceQuery from '@observability-api/open-source/query';
import { strict } from '@observability-api/open-source/validation';
import * as openSourceWebhooks from '@observability-api/open-source/webhooks';

/** The options that the suites set. */
type Options = Pick<openSource.ClientOptions, 'baseUrl' | 'fetch' | 'retries'>;

/** A client with the entry points that the suites test. */
export interface TestedClient {
  /** The name of the package, without its scope. */
  readonly name: 'open-source' | 'managed';
  createClient(options?: Options): openSource.OpenSourceClient;
  /** Creates a client that validates requests and responses. */
  createStrictClient(options?: Options): openSource.OpenSourceClient;
  createQueries(options: Options, root?: string): ReturnType<typeof openSourceQuery.createQueries>;
  readonly handlers: typeof openSourceMsw.handlers;
  readonly webhooks: typeof openSourceWebhooks;
  /** The path before the name of a resource. */
  readonly basePath: string;
  /** Returns the body of a successful response. */
  envelope(data: unknown, meta?: object): object;
}

const BASE_URL = 'http://localhost:8000';

const openSourceOptions = { baseUrl: BASE_URL, apiKey: 'obsp_secret' };

const managedOptions = {
  baseUrl: BASE_URL,
  keyId: 'id',
  keySecret: 'secret',
  organizationId: '0b9c1f5e-7a0a-4c39-9a1e-2d3c4b5a6978',
  serviceId: 'svc-1',
};

/**
 * Both clients. The managed client is cast to the types of the open source client, so that suites can run with both. A suite checks `name`
 * before it calls an operation that the managed client does not have.
 */
export const clients: readonly TestedClient[] = [
  {
    name: 'open-source',
    createClient: (options) => openSource.createClient({ ...openSourceOptions, ...options }),
    createStrictClient: (options) => openSource.createClient({ ...openSourceOptions, ...options, validation: strict }),
    createQueries: (options, root) =>
      openSourceQuery.createQueries(openSource.createClient({ ...openSourceOptions, ...options }), root),
    handlers: openSourceMsw.handlers,
    webhooks: openSourceWebhooks,
    basePath: '/api/v2',
    envelope: (data, meta) => ({ data, meta }),
  },
  {
    name: 'managed',
    createClient: (options) => asOpenSource(managed.createClient({ ...managedOptions, ...options })),
    createStrictClient: (options) =>
      asOpenSource(managed.createClient({ ...managedOptions, ...options, validation: managedStrict })),
    createQueries: (options, root) =>
      asOpenSource(managedQuery.createQueries(managed.createClient({ ...managedOptions, ...options }), root)),
    handlers: managedMsw.handlers,
    webhooks: managedWebhooks,
    basePath: `/v1/organizations/${managedOptions.organizationId}/services/${managedOptions.serviceId}/observability`,
    envelope: (result, meta) => ({ status: 200, requestId: 'id', result, meta }),
  },
];

/** Gives a value of the managed client the type of the open source client. */
function asOpenSource<Type>(value: unknown): Type {
  return value as Type;
}
