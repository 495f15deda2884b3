import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Credentials } from '../accounts/credentials.ts';
import { requireLinkTemplate } from '../alerting/outbox/dashboard-link.ts';
import { GRACE_MS } from '../http/graceful-shutdown.ts';
import { listeningOrigin, resolveHost } from '../http/listen.ts';
import type { RunningOtlp } from '../http/otlp/start-otlp.ts';
import { addAlertGauges } from '../monitoring/alert-gauges.ts';
import { addBuildInfo } from '../monitoring/build-info.ts';
import { createLog } from '../monitoring/create-log.ts';
import type { GatherMetrics } from '../monitoring/gather-metrics.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { MEMORY } from '../store/store.ts';
import type { EngineOptions } from '../telemetry/clickhouse/open-engine.ts';
import { databasesOfTenants } from '../telemetry/schema/tenant-database.ts';
import type { SelfTelemetry } from '../telemetry/self/self-telemetry.ts';
import { closeInOrder } from './close-in-order.ts';
import { createApp, type HttpSettings, readHttpSettings } from './create-app.ts';
import { serveOtlp } from './serve-otlp.ts';
import { rejectUnknownOptions, type ServerOptions, type Settings, withDefaults } from './server-options.ts';
import { openService, type Service, type ServiceOptions } from './service.ts';
import { type RunningAlerting, startAlerting } from './start-alerting.ts';
import { startSelfTelemetry } from './start-self-telemetry.ts';
import { telemetryOptions } from './telemetry-options.ts';

/** A running service. */
export interface RunningServer {
  /** The origin of the API. */
  readonly url: string;
  /** The origin of OTLP over HTTP. Absent if telemetry is disabled. */
  readonly otlpUrl?: string;
  /** The origin of OTLP over gRPC. Absent if telemetry is disabled or the port is `off`. */
  readonly otlpGrpcUrl?: string;
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

/** The parts of a server that have been started. */
interface Parts {
  app?: FastifyInstance;
  selfTelemetry?: SelfTelemetry | undefined;
  otlp?: RunningOtlp | undefined;
  alerting?: RunningAlerting | undefined;
}

/** The dependencies of all parts. */
interface Context {
  readonly service: Service;
  readonly settings: Settings;
  readonly http: HttpSettings;
  readonly log: Logger;
  readonly gatherMetrics: GatherMetrics | undefined;
}

/**
 * Starts the service in this process.
 * Throws StartupError for unknown and invalid options, and the error of `listen` if the port is in use.
 */
export async function startServer(options: ServerOptions = {}, hooks: StartupHooks = {}): Promise<RunningServer> {
  rejectUnknownOptions(options);
  const settings = withDefaults(options);
  // All options are checked before anything is opened.
  const http = readHttpSettings(settings);
  const telemetry = telemetryOptions(settings);
  if (settings.dashboardUrl !== undefined) requireLinkTemplate(settings.dashboardUrl);
  const log = createLog(settings.logLevel);
  const service = await openService(serviceOptions(settings, telemetry && withExitWarning(telemetry, log)));
  const parts: Parts = {};
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeParts(parts, service);
    return closing;
  };
  try {
    const url = await startParts(parts, { service, settings, http, log, gatherMetrics: hooks.gatherMetrics });
    return {
      url,
      ...(parts.otlp && { otlpUrl: parts.otlp.url }),
      ...(parts.otlp?.grpcUrl !== undefined && { otlpGrpcUrl: parts.otlp.grpcUrl }),
      credentials: service.announce(url),
      notices: service.notices,
      evaluateAlerts: async () => parts.alerting?.evaluate(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function serviceOptions(settings: Settings, telemetry: EngineOptions | undefined): ServiceOptions {
  const { dataDir, databaseUrl, webhookAllow, clock } = settings;
  return {
    dataDir,
    webhookAllow,
    bounds: settings,
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(telemetry && { telemetry }),
    ...(clock && { clock }),
  };
}

/** Returns engine options that log a warning if the embedded engine exits. Callers only see a retryable error. */
function withExitWarning(options: EngineOptions, log: Logger): EngineOptions {
  if ('url' in options) return options;
  const onEnd = (how: string) => log.warn({ how }, 'the telemetry engine exited; it restarts with the next query');
  return { ...options, onEnd };
}

/** Starts the HTTP server, the OTLP receiver and alerting. Adds each to `parts` as soon as it is started. Returns the origin. */
async function startParts(parts: Parts, context: Context): Promise<string> {
  const { service, settings, http, log } = context;
  const metrics = settings.metrics === 'off' ? undefined : createMetrics(service.store, settings);
  if (metrics) {
    addBuildInfo(metrics.registry);
    addAlertGauges(service, metrics.registry);
  }
  parts.app = await createApp({ ...context, metrics });
  parts.selfTelemetry = await startSelfTelemetry(parts.app, service, settings, log);
  await parts.app.listen({ host: await resolveHost(settings.host), port: settings.port });
  parts.otlp = await serveOtlp(service, { ...settings, trustedProxies: http.trustedProxies, log }, metrics?.registry);
  const url = listeningOrigin(parts.app.server.address() as AddressInfo);
  if (settings.dataDir !== MEMORY) service.telemetry?.warm(await databasesOfTenants(service.store));
  parts.alerting = await startAlerting(
    service,
    { dashboardUrl: settings.dashboardUrl, origin: url, log },
    metrics?.registry,
  );
  return url;
}

/** Closes the parts that have been started, then the service. */
async function closeParts({ app, otlp, alerting, selfTelemetry }: Parts, service: Service): Promise<void> {
  // Queries that are still running after the grace period fail.
  const timeout = setTimeout(() => service.telemetry?.close(0).catch(() => undefined), GRACE_MS);
  try {
    await closeInOrder(
      [() => app?.close(), () => otlp?.close(), () => alerting?.close()],
      [() => selfTelemetry?.close()],
      [service.close],
    );
  } finally {
    clearTimeout(timeout);
  }
}
