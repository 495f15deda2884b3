import type { OrganizationCaller } from '../access/basic.ts';
import { requireAddress, requireRole } from '../access/permissions.ts';
import { type ManagedHandlers, managedOperations } from '../generated/managed.ts';
import type { Deployment, Handler } from '../openapi/deployment.ts';
import { NotFound } from '../resources/errors.ts';
import type { Service } from '../service.ts';
import { observabilityHandlers, type TenantRequest } from './observability.ts';
import { basicCredential } from './presented-credential.ts';

/** What handlers get of a request to an organization; `tenant` only where the path names a service. */
interface OrganizationRequest extends TenantRequest {
  readonly organizationId: string;
  /** The record of the key that signs the request. */
  readonly signedBy: string;
  /** The IP address that the request comes from. */
  readonly address: string;
}

/** The managed deployment: an API key as Basic credentials, `{ status, requestId, result }` around every answer. */
export function managed(service: Service): Deployment<OrganizationCaller> {
  const { keys, pipeSettings, tenants } = service;
  const handlers: ManagedHandlers<OrganizationRequest> = {
    ...observabilityHandlers(service),

    listKeys: ({ organizationId, query }) => keys.list(organizationId, query),
    createKey: ({ organizationId, body }) => keys.create(organizationId, body),
    getKey: ({ organizationId, params }) => keys.get(organizationId, params.keyId),
    updateKey: ({ organizationId, params, body, signedBy, address, when }) =>
      keys.update(organizationId, params.keyId, body, { signedBy, address, when }),
    deleteKey: ({ organizationId, params, signedBy, when }) =>
      keys.delete(organizationId, params.keyId, { signedBy, when }),

    getPipeSettings: ({ tenant, params }) => pipeSettings.get(tenant, params.pipeId),
    updatePipeSettings: ({ tenant, params, body, when }) => pipeSettings.update(tenant, params.pipeId, body, when),
  };
  return {
    name: 'managed',
    prefix: '/v1/',
    operations: managedOperations,
    handlers: { ...handlers } as Record<string, Handler>,
    challenge: 'Basic realm="observability-api", charset="UTF-8"',
    credential: basicCredential,
    authenticate: ({ authorization }) => service.authenticateBasic(authorization),
    authorize: (caller, { roles }, address) => {
      if (roles) requireRole(caller, roles);
      requireAddress(caller, address);
    },
    noteUse: ({ keyId }) => service.noteUse('api_keys', keyId),
    enter: async ({ organizationId, keyId }, params, address) => {
      if (params['organizationId']?.toLowerCase() !== organizationId) throw new NotFound('No organization has this id');
      const { serviceId } = params;
      const tenant = serviceId === undefined ? undefined : await tenants.service(organizationId, serviceId);
      return { organizationId, signedBy: keyId, address, tenant };
    },
    log: ({ organizationId, keySuffix }) => ({ tenant: organizationId, keySuffix }),
    envelope: ({ content, meta }, requestId) => ({ status: 200, requestId, result: content, meta }),
    errorBody: ({ status, code, message, issues }, requestId) => ({
      status,
      error: `${code}: ${message}`,
      requestId,
      issues: issues.length > 0 ? issues : undefined,
    }),
  };
}
