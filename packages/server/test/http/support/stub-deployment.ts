import { openSourceOperations } from '../../../src/generated/open-source.ts';
import type { Deployment, Handler } from '../../../src/http/deployment.ts';
import type { Json } from './api.ts';

const { getDashboard } = openSourceOperations;

/** Returns a deployment with these handlers that accepts every client. */
export function stubDeployment(handlers: Record<string, Handler>, operations: Json = { getDashboard }): Deployment {
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
