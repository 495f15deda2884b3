import { openSourceOperations } from '../generated/open-source.js';
import { observabilityHandlers } from './observability.js';
import { bearerCredential } from './presented-credential.js';
/** The open source deployment: a team's personal access key as Bearer token, `{ data }` around every answer. */
export function openSource(service) {
    const handlers = {
        ...observabilityHandlers(service),
        queryChartSeries: ({ tenant, body }) => service.charts.series(tenant, body),
    };
    return {
        name: 'open-source',
        prefix: '/api/v2/',
        operations: openSourceOperations,
        handlers: { ...handlers },
        challenge: 'Bearer realm="observability-api"',
        credential: bearerCredential,
        authenticate: ({ authorization }) => service.authenticateBearer(authorization),
        authorize: () => { },
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
