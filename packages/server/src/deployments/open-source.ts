import type { TeamCaller } from '../access/bearer.ts';
import { type OpenSourceHandlers, openSourceOperations } from '../generated/open-source.ts';
import type { Deployment, Handler } from '../openapi/deployment.ts';
import type { Service } from '../service.ts';
import { observabilityHandlers, type TenantRequest } from './observability.ts';
import { bearerCredential } from './presented-credential.ts';

/** The open source deployment: a team's personal access key as Bearer token, `{ data }` around every answer. */
export function openSource(service: Service): Deployment<TeamCaller> {
  const handlers: OpenSourceHandlers<TenantRequest> = {
    ...observabilityHandlers(service),
    queryChartSeries: ({ tenant, body, untilLeft }) => service.charts.series(tenant, body, untilLeft()),
  };
  return {
    name: 'open-source',
    prefix: '/api/v2/',
    operations: openSourceOperations,
    handlers: { ...handlers } as Record<string, Handler>,
    challenge: 'Bearer realm="observability-api"',
    credential: bearerCredential,
    authenticate: ({ authorization }) => service.authenticateBearer(authorization),
    authorize: () => {},
    noteUse: ({ keyId }) => service.noteUse('personal_keys', keyId),
    enter: async ({ tenant }) => ({ tenant }),
    log: ({ tenant, keySuffix }) => ({ tenant: tenant.id, keySuffix }),
    envelope: ({ content, meta }) => ({ data: content, meta }),
    errorBody: ({ message, issues }, requestId) => ({
      message,
      requestId,
      issues: issues.length > 0 ? issues : undefined,
    }),
  };
}
