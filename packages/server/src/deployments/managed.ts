import type { createBasicReader, OrganizationCaller } from '../auth/basic.ts';
import { requireAddress, requireRole } from '../auth/permissions.ts';
import type { Tenants } from '../auth/tenants.ts';
import type { Usage } from '../auth/usage.ts';
import { NotFoundError } from '../domain/errors.ts';
import { type ManagedHandlers, managedOperations } from '../generated/managed.ts';
import type { Deployment, Handler } from '../http/deployment.ts';
import type { Keys } from '../resources/keys/service.ts';
import type { PipeSettingsService } from '../resources/pipe-settings/service.ts';
import type { ResourceServices } from './observability.ts';
import { observabilityHandlers, type TenantRequest } from './observability.ts';

/** What handlers get of a request to an organization; `tenant` only where the path names a service. */
interface OrganizationRequest extends TenantRequest {
  readonly organizationId: string;
  /** The record of the key that signs the request. */
  readonly callerKeyId: string;
  /** The IP address that the request comes from. */
  readonly address: string;
}

/** The services that the managed deployment needs. */
export interface ManagedServices extends ResourceServices {
  readonly keys: Keys;
  readonly pipeSettings: PipeSettingsService;
  readonly tenants: Tenants;
  readonly readBasic: ReturnType<typeof createBasicReader>;
  readonly recordUsage: Usage['record'];
}

/** The managed deployment: an API key as Basic credentials, `{ status, requestId, result }` around every answer. */
export function managed(service: ManagedServices): Deployment<OrganizationCaller> {
  const { keys, pipeSettings, tenants } = service;
  const handlers: ManagedHandlers<OrganizationRequest> = {
    ...observabilityHandlers(service),

    listKeys: ({ organizationId, query }) => keys.list(organizationId, query),
    createKey: ({ organizationId, body }) => keys.create(organizationId, body),
    getKey: ({ organizationId, params }) => keys.get(organizationId, params.keyId),
    updateKey: ({ organizationId, params, body, callerKeyId, address, precondition }) =>
      keys.update(organizationId, params.keyId, body, { callerKeyId, address, precondition }),
    deleteKey: ({ organizationId, params, callerKeyId, precondition }) =>
      keys.delete(organizationId, params.keyId, { callerKeyId, precondition }),

    getPipeSettings: ({ tenant, params }) => pipeSettings.get(tenant, params.pipeId),
    updatePipeSettings: ({ tenant, params, body, precondition }) =>
      pipeSettings.update(tenant, params.pipeId, body, precondition),
  };
  return {
    name: 'managed',
    prefix: '/v1/',
    operations: managedOperations,
    handlers: { ...handlers } as Record<string, Handler>,
    challenge: 'Basic realm="observability-api", charset="UTF-8"',
    readCredential: ({ authorization }) => service.readBasic(authorization),
    authorize: (caller, { roles }, address) => {
      if (roles) requireRole(caller, roles);
      requireAddress(caller, address);
    },
    recordUsage: ({ keyId }) => service.recordUsage('api_keys', keyId),
    resolveTenant: async ({ organizationId, keyId }, params, address) => {
      if (params['organizationId']?.toLowerCase() !== organizationId)
        throw new NotFoundError('No organization has this id');
      const { serviceId } = params;
      const tenant = serviceId === undefined ? undefined : await tenants.service(organizationId, serviceId);
      return { organizationId, callerKeyId: keyId, address, tenant };
    },
    logFields: ({ organizationId, keySuffix }) => ({ tenant: organizationId, keySuffix }),
    envelope: ({ content, meta }, requestId) => ({ status: 200, requestId, result: content, meta }),
    errorBody: ({ status, code, message, issues }, requestId) => ({
      status,
      error: `${code}: ${message}`,
      requestId,
      issues: issues.length > 0 ? issues : undefined,
    }),
  };
}
