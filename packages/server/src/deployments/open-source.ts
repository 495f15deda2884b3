import type { createBearerReader, TeamCaller } from '../auth/bearer.ts';
import type { Usage } from '../auth/usage.ts';
import { type OpenSourceHandlers, openSourceOperations } from '../generated/open-source.ts';
import type { Deployment, Handler } from '../http/deployment.ts';
import type { ChartQueries } from '../resources/charts/service.ts';
import type { ResourceServices } from './observability.ts';
import { observabilityHandlers, type TenantRequest } from './observability.ts';

/** The services that the open source deployment needs. */
export interface OpenSourceServices extends ResourceServices {
  readonly charts: ChartQueries;
  readonly readBearer: ReturnType<typeof createBearerReader>;
  readonly recordUsage: Usage['record'];
}

/** The open source deployment: a team's personal access key as Bearer token, `{ data }` around every answer. */
export function openSource(service: OpenSourceServices): Deployment<TeamCaller> {
  const handlers: OpenSourceHandlers<TenantRequest> = {
    ...observabilityHandlers(service),
    queryChartSeries: ({ tenant, body, signal }) => service.charts.series(tenant, body, signal()),
  };
  return {
    name: 'open-source',
    prefix: '/api/v2/',
    operations: openSourceOperations,
    handlers: { ...handlers } as Record<string, Handler>,
    challenge: 'Bearer realm="observability-api"',
    readCredential: ({ authorization }) => service.readBearer(authorization),
    authorize: () => {},
    recordUsage: ({ keyId }) => service.recordUsage('personal_keys', keyId),
    resolveTenant: async ({ tenant }) => ({ tenant }),
    logFields: ({ tenant, keySuffix }) => ({ tenant: tenant.id, keySuffix }),
    envelope: ({ content, meta }) => ({ data: content, meta }),
    errorBody: ({ message, issues }, requestId) => ({
      message,
      requestId,
      issues: issues.length > 0 ? issues : undefined,
    }),
  };
}
