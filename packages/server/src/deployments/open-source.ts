import type { createBearerReader, TeamCaller } from '../auth/bearer.ts';
import { requirePersonalRole } from '../auth/permissions.ts';
import type { Usage } from '../auth/usage.ts';
import { type OpenSourceHandlers, openSourceOperations } from '../generated/open-source.ts';
import type { Deployment, Handlers, ReadRequest, WriteRequest } from '../http/deployment.ts';
import {
  describeKey,
  observabilityHandlers,
  observabilityPreparations,
  type ResourceServices,
  type TenantContext,
} from './observability.ts';

/** The services that the open source deployment needs. */
export interface OpenSourceServices extends ResourceServices {
  readonly readBearer: ReturnType<typeof createBearerReader>;
  readonly usage: Usage;
}

/** Returns the open source deployment: Bearer authentication with a personal API access key, and `{ data }` envelopes. */
export function openSource(service: OpenSourceServices): Deployment<TeamCaller> {
  const handlers: OpenSourceHandlers<ReadRequest & TenantContext, WriteRequest & TenantContext> = {
    ...observabilityHandlers(service),
    queryChartSeries: ({ tenant, body, signal }) => service.charts.series(tenant, body, signal()),
  };
  return {
    name: 'open-source',
    prefix: '/api/v2/',
    operations: openSourceOperations,
    handlers: { ...handlers } as Handlers,
    preparations: observabilityPreparations(service),
    challenge: 'Bearer realm="observability-api"',
    readCredential: ({ authorization }) => service.readBearer(authorization),
    // An operation whose spec names no role is not for readers.
    authorize: (caller, { roles = ['editor'] }) => requirePersonalRole(caller, roles),
    recordUsage: ({ keyId }) => service.usage.record('personal_keys', keyId),
    resolveTenant: async ({ tenant, keySuffix }) => ({ tenant, callerName: describeKey({ keySuffix }) }),
    logFields: ({ tenant, keySuffix }) => ({ tenant: tenant.id, keySuffix }),
    envelope: ({ content, meta }) => ({ data: content, meta }),
    errorBody: ({ message, issues }, requestId) => ({
      message,
      requestId,
      issues: issues.length > 0 ? issues : undefined,
    }),
  };
}
