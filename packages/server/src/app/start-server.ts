import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Credentials } from '../accounts/credentials.ts';
import { requireLinkTemplate } from '../alerting/outbox/dashboard-link.ts';
import { managed } from '../deployments/managed.ts';
import { openSource } from '../deployments/open-source.ts';
import type { SystemRoutes } from '../http/add-system-routes.ts';
import { createHttp } from '../http/create-http.ts';
import type { Deployment } from '../http/deployment.ts';
import { addDocsRoutes, docsPaths } from '../http/docs/docs-routes.ts';
import { loadSiteFiles } from '../http/docs/site-files.ts';
import { GRACE_MS } from '../http/graceful-shutdown.ts';
import { createCors } from '../http/headers/cors.ts';
import { createHostCheck } from '../http/headers/loopback-host.ts';
import { parseTrustedProxies } from '../http/headers/trusted-proxies.ts';
import { listeningOrigin, resolveHost } from '../http/listen.ts';
import { metricsRoute } from '../http/metrics-route.ts';
import type { RunningOtlp } from '../http/otlp/start-otlp.ts';
import { createSystemRoutes } from '../http/system-routes.ts';
import { parseRateLimits } from '../limits/rate-limit-option.ts';
import { createRateLimiters } from '../limits/rate-limiter.ts';
import { createLog } from '../monitoring/create-log.ts';
import type { GatherMetrics } from '../monitoring/gather-metrics.ts';
import { createMetrics, type Metrics } from '../monitoring/metrics.ts';
import type { EngineOptions } from '../telemetry/clickhouse/engine-options.ts';
import { databaseOfTenant, databasesOfTenants, firstTeam } from '../telemetry/schema/tenant-database.ts';
import { observeRequests } from '../telemetry/self/observe-requests.ts';
import type { SelfTelemetry } from '../telemetry/self/self-telemetry.ts';
import { closeInOrder } from './close-in-order.ts';
import { serveOtlp } from './serve-otlp.ts';
import { rejectUnknownOptions, type ServerOptions, type Settings, withDefaults } from './server-options.ts';
import { openService, type Service } from './service.ts';
import { type RunningAlerting, startAlerting } from './start-alerting.ts';
import { telemetryOptions, writesItself } from './telemetry-options.ts';

/** A service that answers. */
export interface RunningServer {
  /** The origin that it answers on. */
  readonly url: string;
  /** The origin that takes telemetry in; absent where telemetry is switched off. */
  readonly otlpUrl?: string;
  /** Credentials of the first tenants; `undefined` when their file is gone. */
  readonly credentials: Credentials | undefined;
  /** Sentences for the person who started it. */
  readonly notices: readonly string[];
  /**
   * Evaluates the alerts that are due now, and waits until their notifications are delivered or given up. The service
   * does so every minute by itself; this is for tests that do not want to wait. Nothing where telemetry is switched off.
   */
  evaluateAlerts(): Promise<void>;
  /** Stops listening, gives what is in flight 10 seconds, writes what is pending. Closing again waits for the same. */
  close(): Promise<void>;
}

/** What the process around a server brings. */
export interface StartupHooks {
  /** Puts the metrics together when the service is several processes. */
  readonly gatherMetrics?: GatherMetrics;
}

/**
 * Starts the service in this process.
 * Throws StartError, also for an option that there is not; the error of `listen` when the port is taken; and errors of options
 * that do not make sense.
 */
export async function startServer(options: ServerOptions = {}, hooks: StartupHooks = {}): Promise<RunningServer> {
  rejectUnknownOptions(options);
  const settings = withDefaults(options);
  const http = readHttpSettings(settings);
  const telemetry = telemetryOptions(settings);
  if (settings.dashboardUrl !== undefined) requireLinkTemplate(settings.dashboardUrl);
  const { dataDir, databaseUrl, webhookAllow, clock } = settings;
  const service = await openService({
    dataDir,
    webhookAllow,
    bounds: settings,
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(telemetry && { telemetry: watched(telemetry, settings.logLevel) }),
    ...(clock && { clock }),
  });
  let app: FastifyInstance | undefined;
  let self: SelfTelemetry | undefined;
  let otlp: RunningOtlp | undefined;
  let alerting: RunningAlerting | undefined;
  let closing: Promise<void> | undefined;
  const closeOnce = () => {
    // Whoever still waits for the engine of telemetry by then is told that it does not answer.
    const end = setTimeout(() => service.telemetry?.close(0).catch(() => undefined), GRACE_MS);
    return closeInOrder(
      [() => app?.close(), () => otlp?.close(), () => alerting?.close()],
      [() => self?.close()],
      [service.close],
    ).finally(() => clearTimeout(end));
  };
  const close = () => {
    closing ??= closeOnce();
    return closing;
  };
  try {
    const metrics = settings.metrics === 'off' ? undefined : createMetrics(service.store, settings);
    app = await serve(service, settings, http, metrics, hooks);
    addDocsRoutes(app, await loadSiteFiles());
    self = await observeItself(app, service, settings);
    await app.listen({ host: await resolveHost(settings.host), port: settings.port });
    otlp = await serveOtlp(service, { ...settings, trustedProxies: http.trustedProxies }, metrics?.registry);
    const url = listeningOrigin(app.server.address() as AddressInfo);
    if (dataDir !== ':memory:') service.telemetry?.warm(await databasesOfTenants(service.store));
    alerting = await startAlerting(service, settings, url, metrics?.registry);
    const credentials = service.announce(url);
    return {
      url,
      ...(otlp && { otlpUrl: otlp.url }),
      credentials,
      notices: service.notices,
      evaluateAlerts: async () => alerting?.evaluate(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What options mean that are texts. Read before anything is opened. Throws StartError. */
function readHttpSettings({ rateLimit, trustedProxies, corsOrigin }: Settings) {
  return {
    limits: parseRateLimits(rateLimit),
    trustedProxies: parseTrustedProxies(trustedProxies),
    crossOrigin: createCors(corsOrigin),
  };
}

/** An operator sees in the log that the embedded engine has ended: who asked it meanwhile may have been asked to wait, and no more. */
function watched(options: EngineOptions, logLevel: Settings['logLevel']): EngineOptions {
  if ('url' in options) return options;
  const log = createLog(logLevel);
  const onEnd = (how: string) => log.warn({ how }, 'the telemetry engine ended; it starts again when it is needed');
  return { ...options, onEnd };
}

/** Starts to write the service's own requests as telemetry, if the options enable it. */
async function observeItself(app: FastifyInstance, { telemetry, store }: Service, settings: Settings) {
  if (!telemetry || !writesItself(settings)) return undefined;
  const { createSelfTelemetry } = await import('../telemetry/self/self-telemetry.ts');
  const log = createLog(settings.logLevel);
  const self = createSelfTelemetry({
    engine: telemetry.engine,
    team: async () => {
      const tenant = await firstTeam(store);
      return tenant === undefined ? undefined : { tenant, database: await databaseOfTenant(store, tenant) };
    },
    onFailure: (err) => log.debug({ err }, 'own telemetry was not written'),
  });
  observeRequests(app, self);
  return self;
}

async function serve(
  service: Service,
  settings: Settings,
  { limits, trustedProxies, crossOrigin }: ReturnType<typeof readHttpSettings>,
  metrics: Metrics | undefined,
  { gatherMetrics }: StartupHooks,
): Promise<FastifyInstance> {
  const { deployment, maxBodyBytes, logLevel, checkResponses } = settings;
  const deployments = [openSource(service), managed(service)].filter(
    ({ name }) => deployment === 'both' || deployment === name,
  ) as Deployment[];
  const checkHost = createHostCheck({ allowedHosts: [...settings.allowedHosts, settings.host], trustedProxies });
  const { '/ready': ready, ...others } = createSystemRoutes(service, deployments);
  const operators: SystemRoutes = {
    '/ready': ready,
    ...(metrics && { '/metrics': metricsRoute(metrics, settings.metrics === 'public', gatherMetrics) }),
  };
  const checked = Object.entries(operators).map(
    ([path, respond]) =>
      [path, async (request: FastifyRequest) => checkHost(request) ?? (await respond(request))] as const,
  );
  const plain = { ...others, ...Object.fromEntries(checked) };
  return createHttp(deployments, plain, {
    maxBodyBytes,
    checkResponses,
    trustedProxies,
    maxConnectionsPerAddress: settings.maxConnectionsPerAddress,
    cors: crossOrigin,
    metrics,
    otherPaths: docsPaths,
    log: createLog(logLevel),
    limiter: await createRateLimiters(limits, service.store.pool),
    idempotency: service.idempotency,
  });
}
