import { createBasicAuthentication } from './access/basic.js';
import { createBearerAuthentication } from './access/bearer.js';
import { withBaseUrl } from './access/credentials.js';
import { createCredentialsFile } from './access/credentials-file.js';
import { firstStart } from './access/first-start.js';
import { createTenants } from './access/tenants.js';
import { createUsage } from './access/usage.js';
import { createIdempotency } from './idempotency/idempotency.js';
import { createSweep } from './idempotency/sweep.js';
import { createAlerts } from './resources/alerts.js';
import { createChartQueries } from './resources/charts.js';
import { createDashboards } from './resources/dashboards.js';
import { createKeys } from './resources/keys.js';
import { createPipeSettings } from './resources/pipe-settings.js';
import { createSources } from './resources/sources.js';
import { parseWebhookAllowList } from './resources/webhook-allow-list.js';
import { createWebhooks } from './resources/webhooks.js';
import { unwritable } from './store/data-directory.js';
import { createIds } from './store/ids.js';
import { newestId } from './store/newest-id.js';
import { openStore } from './store/store.js';
import { openTelemetry } from './telemetry/telemetry.js';
const announceIn = (store, credentials, baseUrl) => {
    if (!credentials)
        return undefined;
    const current = withBaseUrl(credentials, baseUrl);
    const known = credentials.openSource.baseUrl === baseUrl && credentials.managed.baseUrl === baseUrl;
    if (store.directory !== undefined && !known) {
        try {
            createCredentialsFile(store.directory).replace(current);
        }
        catch (error) {
            throw unwritable(store.directory, error);
        }
    }
    return current;
};
/**
 * Opens the store, brings it up to date, makes the first tenants when there are none, and builds everything on it.
 * Throws StartError, with one sentence, for what the person who starts the service can mend.
 */
export const openService = async (options) => {
    const { dataDir, databaseUrl, webhookAllow = [], clock = Date.now } = options;
    const allowList = parseWebhookAllowList(webhookAllow);
    // It takes no directory and no connection before it is used, so there is nothing to close if the store cannot be opened.
    const telemetry = options.telemetry && (await openTelemetry(options.telemetry));
    const store = await openStore({ dataDir, clock, ...(databaseUrl !== undefined && { databaseUrl }) });
    const prepare = async () => {
        const context = { store, clock, newId: createIds(clock, await newestId(store.db)) };
        return { context, start: await firstStart(context) };
    };
    const { context, start } = await prepare().catch(async (error) => {
        await store.close();
        throw error;
    });
    const usage = createUsage(context);
    const sweep = createSweep(context);
    let { credentials } = start;
    return {
        dashboards: createDashboards(context),
        alerts: createAlerts(context),
        sources: createSources(context),
        charts: createChartQueries({ ...context, telemetry }),
        webhooks: createWebhooks({ ...context, allowList }),
        keys: createKeys({ ...context, usage }),
        pipeSettings: createPipeSettings(context),
        tenants: createTenants(context),
        idempotency: createIdempotency(context),
        authenticateBearer: createBearerAuthentication({ store }),
        authenticateBasic: createBasicAuthentication({ store, clock }),
        noteUse: usage.note,
        store,
        clock,
        newId: context.newId,
        allowList,
        telemetry,
        get credentials() {
            return credentials;
        },
        notices: start.notices,
        announce(url) {
            credentials = announceIn(store, credentials, url);
            return credentials;
        },
        isReady: store.isReady,
        async close() {
            try {
                await sweep.close();
                await usage.close();
                await telemetry?.close();
            }
            finally {
                await store.close();
            }
        },
    };
};
