import { openSourceOperations } from '../../../src/generated/open-source.ts';
import type { HttpOptions } from '../../../src/http/create-http.ts';
import type { Deployment, Handlers } from '../../../src/http/deployment.ts';
import type { Json } from './api.ts';

const { getDashboard } = openSourceOperations;

/** The options of an HTTP server without a store. Handlers get no transaction, and no result is stored for an `Idempotency-Key`. */
export const withoutStore: Pick<HttpOptions, 'transaction' | 'idempotency'> = {
  transaction: (work) => work(undefined as never),
  idempotency: { run: async (_, work) => ({ result: await work(undefined as never), replayed: false }) },
};

/** Returns a deployment with these handlers that accepts every client. The request header `tenant` selects the tenant, by default `t`. */
export function stubDeployment(handlers: Handlers, operations: Json = { getDashboard }): Deployment {
  return {
    name: 'open-source',
    prefix: '/api/v2/',
    operations,
    handlers,
    challenge: 'Bearer',
    readCredential: ({ tenant = 't' }) => ({ id: undefined, authenticate: async () => ({ tenant }) }),
    authorize: () => {},
    recordUsage: () => {},
    resolveTenant: async () => ({}),
    logFields: ({ tenant }) => ({ tenant, keySuffix: 'abcd' }),
    envelope: ({ content, meta }) => ({ data: content, meta }),
    errorBody: ({ status, message }, requestId) => ({ status, message, requestId }),
  };
}
