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

/** A running service. */
export interface RunningServer {
  /** The origin of the API. */
  readonly url: string;
  /** The origin of the OTLP receiver. Absent if telemetry is disabled. */
  readonly otlpUrl?: string;
  /** Credentials of the first tenants. `undefined` if the credentials file is missing or not valid. */
  readonly credentials: Credentials | undefined;
  /** Messages for the operator. */
  readonly notices: readonly string[];
  /**
   * Evaluates the due alerts and waits until their notifications are delivered or abandoned. The service does this every
   * minute; call it in tests that do not wait. Does nothing if telemetry is disabled.
   */
  evaluateAlerts(): Promise<void>;
  /** Stops listening, waits up to 10 seconds for requests in flight and writes pending data. Further calls wait for the first. */
  close(): Promise<void>;
}

/** Hooks of the process that runs the server. */
export interface StartupHooks {
  /** Gathers the metrics of all processes of the service. */
  readonly gatherMetrics?: GatherMetrics;
}

/**
 * Starts the service in this process.
 * Throws StartupError for unknown and invalid options, and the error of `listen` if the port is in use.
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
    ...(telemetry && { telemetry: withExitWarning(telemetry, settings.logLevel) }),
    ...(clock && { clock }),
  });
  let app: FastifyInstance | undefined;
  let self: SelfTelemetry | undefined;
  let otlp: RunningOtlp | undefined;
  let alerting: RunningAlerting | undefined;
  let closing: Promise<void> | undefined;
  const closeOnce = () => {
    // Queries that are still running after the grace period fail.
    const timeout = setTimeout(() => service.telemetry?.close(0).catch(() => undefined), GRACE_MS);
    return closeInOrder(
      [() => app?.close(), () => otlp?.close(), () => alerting?.close()],
      [() => self?.close()],
      [service.close],
    ).finally(() => clearTimeout(timeout));
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

/** Parses the HTTP options. Call it before opening anything. Throws StartupError. */
function readHttpSettings({ rateLimit, trustedProxies, corsOrigin }: Settings) {
  return {
    limits: parseRateLimits(rateLimit),
    trustedProxies: parseTrustedProxies(trustedProxies),
    crossOrigin: createCors(corsOrigin),
  };
}

/** Returns engine options that log a warning if the embedded engine exits. Callers only see a retryable error. */
function withExitWarning(options: EngineOptions, logLevel: Settings['logLevel']): EngineOptions {
  if ('url' in options) return options;
  const log = createLog(logLevel);
  const onEnd = (how: string) => log.warn({ how }, 'the telemetry engine exited; it restarts with the next query');
  return { ...options, onEnd };
}

/** Starts storing the service's own requests as telemetry, if the options enable it. */
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
    onFailure: (err) => log.debug({ err }, 'self-telemetry was not written'),
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
  const operatorRoutes: SystemRoutes = {
    '/ready': ready,
    ...(metrics && { '/metrics': metricsRoute(metrics, settings.metrics === 'public', gatherMetrics) }),
  };
  const checked = Object.entries(operatorRoutes).map(
    ([path, respond]) =>
      [path, async (request: FastifyRequest) => checkHost(request) ?? (await respond(request))] as const,
  );
  const systemRoutes = { ...others, ...Object.fromEntries(checked) };
  return createHttp(deployments, systemRoutes, {
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
