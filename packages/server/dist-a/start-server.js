import { requireTemplate } from './alerting/notifying/dashboard-link.js';
import { startAlerting } from './alerting/start-alerting.js';
import { closeInOrder } from './close-in-order.js';
import { managed } from './deployments/managed.js';
import { openSource } from './deployments/open-source.js';
import { addDocsRoutes, docsPaths } from './docs/docs-routes.js';
import { siteFiles } from './docs/site-files.js';
import { parseRateLimits } from './limits/rate-limit-option.js';
import { createRateLimiters } from './limits/rate-limiter.js';
import { createLog } from './log/create-log.js';
import { createMetrics } from './metrics/metrics.js';
import { metricsRoute } from './metrics/metrics-route.js';
import { closeHttp, GRACE_MS } from './openapi/close-http.js';
import { createCrossOrigin } from './openapi/cross-origin.js';
import { createHttp } from './openapi/http.js';
import { listeningOrigin } from './openapi/listening-origin.js';
import { parseTrustedProxies } from './openapi/trusted-proxies.js';
import { plainRoutes } from './plain-routes.js';
import { withDefaults } from './server-options.js';
import { openService } from './service.js';
import { serveOtlp } from './telemetry/ingest/serve-otlp.js';
import { observeRequests } from './telemetry/self/observe-requests.js';
import { createSelfTelemetry } from './telemetry/self/self-telemetry.js';
import { telemetryOptions, writesItself } from './telemetry/telemetry-options.js';
import { databasesOfTenants, firstTeam } from './telemetry/tenant-database.js';
/**
 * Starts the service in this process.
 * Throws StartError, the error of `listen` when the port is taken, and errors of options that do not make sense.
 */
export async function startServer(options = {}, around = {}) {
    const settings = withDefaults(options);
    const http = readHttpSettings(settings);
    const telemetry = telemetryOptions(settings);
    if (settings.dashboardUrl !== undefined)
        requireTemplate(settings.dashboardUrl);
    const { dataDir, databaseUrl, webhookAllow, clock } = settings;
    const service = await openService({
        dataDir,
        webhookAllow,
        ...(databaseUrl !== undefined && { databaseUrl }),
        ...(telemetry && { telemetry }),
        ...(clock && { clock }),
    });
    let app;
    let self;
    let otlp;
    let alerting;
    let closing;
    const closeOnce = () => {
        // Whoever still waits for the engine of telemetry by then is told that it does not answer.
        const end = setTimeout(() => service.telemetry?.close(0).catch(() => undefined), GRACE_MS);
        return closeInOrder([() => app && closeHttp(app), () => otlp?.close(), () => alerting?.close()], [() => self?.close()], [service.close]).finally(() => clearTimeout(end));
    };
    const close = () => {
        closing ??= closeOnce();
        return closing;
    };
    try {
        const metrics = settings.metrics === 'off' ? undefined : createMetrics(service.store);
        app = serve(service, settings, http, metrics, around);
        addDocsRoutes(app, await siteFiles());
        self = observeItself(app, service, settings);
        await app.listen({ host: settings.host, port: settings.port });
        otlp = await serveOtlp(service, settings, metrics?.registry);
        const url = listeningOrigin(app.server.address());
        if (dataDir !== ':memory:')
            service.telemetry?.warm(await databasesOfTenants(service.store));
        alerting = startAlerting(service, settings, url, metrics?.registry);
        const credentials = service.announce(url);
        return {
            url,
            ...(otlp && { otlpUrl: otlp.url }),
            credentials,
            notices: service.notices,
            evaluateAlerts: async () => alerting?.evaluate(),
            close,
        };
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** What options mean that are texts. Read before anything is opened. Throws StartError. */
function readHttpSettings({ rateLimit, trustedProxies, corsOrigin }) {
    return {
        limits: parseRateLimits(rateLimit),
        trustedProxies: parseTrustedProxies(trustedProxies),
        crossOrigin: createCrossOrigin(corsOrigin),
    };
}
/** Writes the service's own requests into its telemetry, where there is one and the options want it. */
function observeItself(app, { telemetry, store }, settings) {
    if (!telemetry || !writesItself(settings))
        return undefined;
    const log = createLog(settings.logLevel);
    const self = createSelfTelemetry({
        engine: telemetry.engine,
        database: async () => ((await firstTeam(store)) === undefined ? undefined : 'default'),
        onFailure: (err) => log.debug({ err }, 'own telemetry was not written'),
    });
    observeRequests(app, self);
    return self;
}
function serve(service, settings, { limits, trustedProxies, crossOrigin }, metrics, { gatherMetrics }) {
    const { deployment, maxBodyBytes, logLevel, checkResponses } = settings;
    const deployments = [openSource(service), managed(service)].filter(({ name }) => deployment === 'both' || deployment === name);
    const plain = {
        ...plainRoutes(service, deployments),
        ...(metrics && { '/metrics': metricsRoute(metrics, settings.metrics === 'public', gatherMetrics) }),
    };
    return createHttp(deployments, plain, {
        maxBodyBytes,
        checkResponses,
        trustedProxies,
        crossOrigin,
        metrics,
        otherPaths: docsPaths,
        log: createLog(logLevel),
        limiter: createRateLimiters(limits, service.store.pool),
        idempotency: service.idempotency,
    });
}
