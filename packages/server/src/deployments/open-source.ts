import type { ConnectionInput } from '@observability-api/schemas';
import type { createBearerReader, TeamCaller } from '../auth/bearer.ts';
import { requirePersonalRole } from '../auth/permissions.ts';
import type { Usage } from '../auth/usage.ts';
import { type OpenSourceHandlers, openSourceOperations } from '../generated/open-source.ts';
import {
  type Deployment,
  type Handlers,
  type ReadRequest,
  type WriteRequest,
  withPreparation,
} from '../http/deployment.ts';
import type { ConnectionService } from '../resources/connections/service.ts';
import type { TeamService } from '../resources/teams/service.ts';
import { describeKey, observabilityHandlers, type ResourceServices, type TenantContext } from './observability.ts';

/** The context of a request to the open source deployment. */
interface TeamContext extends TenantContext {
  /** The id of the caller's key. */
  readonly keyId: string;
}

/** The resource services, and the other dependencies of the open source deployment. */
export interface OpenSourceServices extends ResourceServices {
  readonly connections: ConnectionService;
  readonly teams: TeamService;
  readonly readBearer: ReturnType<typeof createBearerReader>;
  readonly usage: Usage;
}

/** Returns the open source deployment: Bearer authentication with a personal API access key, and `{ data }` envelopes. */
export function openSource(service: OpenSourceServices): Deployment<TeamCaller> {
  const { connections, teams } = service;
  const checkConnection = ({ tenant, body }: TeamContext & { readonly body: ConnectionInput }) =>
    connections.check(tenant, body);
  const handlers: OpenSourceHandlers<ReadRequest & TeamContext, WriteRequest & TeamContext> = {
    ...observabilityHandlers(service),
    getApiIdentity: ({ keyId }) => teams.identify(keyId),
    getTeam: ({ tenant }) => teams.get(tenant),
    listConnections: ({ tenant, query }) => connections.list(tenant, query),
    createConnection: withPreparation(checkConnection, ({ tx, tenant, body }, checked) =>
      connections.create(tx, tenant, body, checked),
    ),
    getConnection: ({ tenant, params }) => connections.get(tenant, params.connectionId),
    updateConnection: withPreparation(checkConnection, ({ tx, tenant, params, body, precondition }, checked) =>
      connections.replace(tx, tenant, params.connectionId, body, precondition, checked),
    ),
    deleteConnection: ({ tx, tenant, params, precondition }) =>
      connections.delete(tx, tenant, params.connectionId, precondition),
    queryChartSeries: ({ tenant, body, signal }) => service.charts.series(tenant, body, signal()),
  };
  return {
    name: 'open-source',
    // Without a slash at the end, because `GET /api/v2` is an operation.
    prefix: '/api/v2',
    operations: openSourceOperations,
    handlers: { ...handlers } as Handlers,
    challenge: 'Bearer realm="observability-api"',
    readCredential: ({ authorization }) => service.readBearer(authorization),
    // Readers cannot call an operation whose spec declares no roles.
    authorize: (caller, { roles = ['editor'] }) => requirePersonalRole(caller, roles),
    recordUsage: ({ keyId }) => service.usage.record('personal_keys', keyId),
    resolveTenant: async ({ tenant, keyId, keySuffix }) => ({ tenant, keyId, callerName: describeKey({ keySuffix }) }),
    logFields: ({ tenant, keySuffix }) => ({ tenant: tenant.id, keySuffix }),
    envelope: ({ content, meta }) => ({ data: content, meta }),
    errorBody: ({ message, issues }, requestId, route) => ({
      message,
      // Existing clients of the chart endpoints read `error` instead of `message`.
      ...(route?.startsWith('/api/v2/charts/') && { error: message }),
      requestId,
      issues: issues.length > 0 ? issues : undefined,
    }),
  };
}
