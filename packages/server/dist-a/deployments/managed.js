import { requireAddress, requireRole } from '../access/permissions.js';
import { managedOperations } from '../generated/managed.js';
import { NotFound } from '../resources/errors.js';
import { observabilityHandlers } from './observability.js';
import { basicCredential } from './presented-credential.js';
/** The managed deployment: an API key as Basic credentials, `{ status, requestId, result }` around every answer. */
export function managed(service) {
    const { keys, pipeSettings, tenants } = service;
    const handlers = {
        ...observabilityHandlers(service),
        listKeys: ({ organizationId, query }) => keys.list(organizationId, query),
        createKey: ({ organizationId, body }) => keys.create(organizationId, body),
        getKey: ({ organizationId, params }) => keys.get(organizationId, params.keyId),
        updateKey: ({ organizationId, params, body, signedBy, address, when }) => keys.update(organizationId, params.keyId, body, { signedBy, address, when }),
        deleteKey: ({ organizationId, params, signedBy, when }) => keys.delete(organizationId, params.keyId, { signedBy, when }),
        getPipeSettings: ({ tenant, params }) => pipeSettings.get(tenant, params.pipeId),
        updatePipeSettings: ({ tenant, params, body, when }) => pipeSettings.update(tenant, params.pipeId, body, when),
    };
    return {
        name: 'managed',
        prefix: '/v1/',
        operations: managedOperations,
        handlers: { ...handlers },
        challenge: 'Basic realm="observability-api", charset="UTF-8"',
        credential: basicCredential,
        authenticate: ({ authorization }) => service.authenticateBasic(authorization),
        authorize: (caller, { roles }, address) => {
            if (roles)
                requireRole(caller, roles);
            requireAddress(caller, address);
        },
        noteUse: ({ keyId }) => service.noteUse('api_keys', keyId),
        enter: async ({ organizationId, keyId }, params, address) => {
            if (params['organizationId']?.toLowerCase() !== organizationId)
                throw new NotFound('No organization has this id');
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
