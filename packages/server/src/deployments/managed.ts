import type { createBasicReader, OrganizationCaller } from '../auth/basic.ts';
import { requireAddress, requireRole } from '../auth/permissions.ts';
import type { Tenants } from '../auth/tenants.ts';
import type { Usage } from '../auth/usage.ts';
import { NotFoundError } from '../domain/errors.ts';
import { type ManagedHandlers, managedOperations } from '../generated/managed.ts';
import type { Deployment, Handlers, ReadRequest, WriteRequest } from '../http/deployment.ts';
import type { KeyService } from '../resources/keys/service.ts';
import type { OrganizationService } from '../resources/organizations/service.ts';
import type { PipeSettingsService } from '../resources/pipe-settings/service.ts';
import { describeKey, observabilityHandlers, type ResourceServices, type TenantContext } from './observability.ts';

/** The context of a request to an organization. `tenant` is set only if the path contains a service. */
interface OrganizationContext extends TenantContext {
  readonly organizationId: string;
  /** The id of the caller's key. */
  readonly callerKeyId: string;
  /** The IP address of the caller. */
  readonly address: string;
}

/** The resource services, and the other dependencies of the managed deployment. */
export interface ManagedServices extends ResourceServices {
  readonly keys: KeyService;
  readonly pipeSettings: PipeSettingsService;
  readonly organizations: OrganizationService;
  readonly tenants: Tenants;
  readonly readBasic: ReturnType<typeof createBasicReader>;
  readonly usage: Usage;
}

/** Returns the managed deployment: Basic authentication with an API key, and `{ status, requestId, result }` envelopes. */
export function managed(service: ManagedServices): Deployment<OrganizationCaller> {
  const { keys, pipeSettings, organizations, tenants } = service;
  const handlers: ManagedHandlers<ReadRequest & OrganizationContext, WriteRequest & OrganizationContext> = {
    ...observabilityHandlers(service),

    listKeys: ({ organizationId, query }) => keys.list(organizationId, query),
    createKey: ({ tx, organizationId, body }) => keys.create(tx, organizationId, body),
    getKey: ({ organizationId, params }) => keys.get(organizationId, params.keyId),
    updateKey: ({ tx, organizationId, params, body, callerKeyId, address, precondition }) =>
      keys.update(tx, organizationId, params.keyId, body, { callerKeyId, address }, precondition),
    deleteKey: ({ tx, organizationId, params, callerKeyId, precondition }) =>
      keys.delete(tx, organizationId, params.keyId, { callerKeyId }, precondition),

    listOrganizations: ({ organizationId, query }) => organizations.list(organizationId, query),
    listServices: ({ organizationId, query }) => organizations.listServices(organizationId, query),
    getService: ({ organizationId, params }) => organizations.getService(organizationId, params.serviceId),
    listPipes: ({ tenant, query }) => organizations.listPipes(tenant, query),
    getPipe: ({ tenant, params }) => organizations.getPipe(tenant, params.pipeId),
    getPipeSettings: ({ tenant, params }) => pipeSettings.get(tenant, params.pipeId),
    updatePipeSettings: ({ tx, tenant, params, body, precondition }) =>
      pipeSettings.update(tx, tenant, params.pipeId, body, precondition),
  };
  return {
    name: 'managed',
    prefix: '/v1/',
    operations: managedOperations,
    handlers: { ...handlers } as Handlers,
    challenge: 'Basic realm="observability-api", charset="UTF-8"',
    readCredential: ({ authorization }) => service.readBasic(authorization),
    authorize: (caller, { roles }, address) => {
      if (roles) requireRole(caller, roles);
      requireAddress(caller, address);
    },
    recordUsage: ({ keyId }) => service.usage.record('api_keys', keyId),
    resolveTenant: async ({ organizationId, keyId, keySuffix }, params, address) => {
      // Of the ids in paths, only this one has the format `uuid`, which permits upper case.
      const idInPath = params['organizationId']?.toLowerCase();
      if (idInPath !== undefined && idInPath !== organizationId)
        throw new NotFoundError('No organization has this id.');
      const { serviceId } = params;
      const tenant = serviceId === undefined ? undefined : await tenants.service(organizationId, serviceId);
      return { organizationId, callerKeyId: keyId, address, tenant, callerName: describeKey({ keySuffix }) };
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
