import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Credentials } from '../accounts/credentials.ts';
import { mailerOptions } from '../alerting/delivery/mailer.ts';
import { requireLinkTemplate } from '../alerting/outbox/alert-link.ts';
import { messageOf } from '../domain/describe-error.ts';
import { requireTimeZone } from '../domain/time-zone.ts';
import { GRACE_MS } from '../http/graceful-shutdown.ts';
import { listeningOrigin, requireFreePorts, resolveHost } from '../http/listen.ts';
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
import { createFirstDashboard } from './first-dashboard.ts';
import { openService, type Service, type ServiceOptions } from './open-service.ts';
import { openProvisioning, type Provision } from './provisioning.ts';
import { parsePublicUrl } from './public-url.ts';
import { otlpPorts, serveOtlp } from './serve-otlp.ts';
import { rejectUnknownOptions, type ServerOptions, type Settings, withDefaults } from './server-options.ts';
import { type RunningAlerting, startAlerting } from './start-alerting.ts';
import { startSelfTelemetry } from './start-self-telemetry.ts';
import { isSelfTelemetryEnabled, telemetryOptions } from './telemetry-options.ts';
import { loadViewer, type Viewer } from './viewer-host.ts';

/** A running service. */
export interface RunningServer {
  /** The origin of the API. */
  readonly url: string;
  /** The origin of OTLP over HTTP. Absent if telemetry is disabled. */
  readonly otlpUrl?: string;
  /** The origin of OTLP over gRPC. Absent if telemetry is disabled or the port is `off`. */
  readonly otlpGrpcUrl?: string;
  /** The address of the viewer. Absent if the viewer is off or not built. */
  readonly viewerUrl?: string;
  /**
   * Credentials of the first tenants. Undefined if an earlier start created the tenants, and the credentials file cannot be used: it is
   * missing or not valid, or the store does not have its API key.
   */
  readonly credentials: Credentials | undefined;
  /** Messages for the operator. */
  readonly notices: readonly string[];
  /**
   * Returns a link to the viewer that signs in with the API key of {@link credentials}. It works once, within ten minutes. Returns
   * undefined without a viewer or without credentials.
   */
  createSignInUrl(): string | undefined;
  /**
   * Evaluates the due alerts, without a grace period for late rows. Waits until their notifications are delivered, have failed or are
   * postponed. Does nothing if telemetry is disabled. For tests: the service itself evaluates due alerts every 30 seconds, with a grace
   * period.
   */
  evaluateAlerts(): Promise<void>;
  /** Applies the monitoring files of `--provision`. Absent without the option. */
  readonly provision?: Provision;
  /** Stops listening, waits up to 10 seconds for requests in flight and writes pending data. Further calls wait for the first. */
  close(): Promise<void>;
}

/** Hooks of the process that runs the server. */
export interface StartupHooks {
  /** Gathers the metrics of all processes of the service. */
  readonly gatherMetrics?: GatherMetrics;
  /** True applies the monitoring files of `--provision` at startup. False for workers: one worker applies them later. @default true */
  readonly provisionsAtStart?: boolean;
}

/** The parts of a server that have been started. */
interface Parts {
  app?: FastifyInstance;
  selfTelemetry?: SelfTelemetry | undefined;
  otlp?: RunningOtlp | undefined;
  alerting?: RunningAlerting | undefined;
}

/** The dependencies of the parts. */
interface Context {
  readonly service: Service;
  readonly settings: Settings;
  readonly http: HttpSettings;
  readonly log: Logger;
  readonly viewer: Viewer | undefined;
  readonly gatherMetrics: GatherMetrics | undefined;
}

/**
 * Starts the service in this process. Throws StartupError for an unknown or invalid option, and for an OTLP port in use. If the port of
 * the API is in use, throws the error of `listen`. If a port is in use, a first start creates no data directory.
 */
export async function startServer(options: ServerOptions = {}, hooks: StartupHooks = {}): Promise<RunningServer> {
  rejectUnknownOptions(options);
  const settings = withDefaults(options);
  // Options are checked before the store is opened, except the content of the secrets key file.
  const http = readHttpSettings(settings);
  const telemetry = telemetryOptions(settings);
  if (settings.dashboardUrl !== undefined) requireLinkTemplate(settings.dashboardUrl);
  if (settings.timeZone !== undefined) requireTimeZone(settings.timeZone);
  const publicUrl = settings.publicUrl === undefined ? undefined : parsePublicUrl(settings.publicUrl);
  const provisioning = await openProvisioning(settings);
  if (settings.dataDir !== MEMORY && !existsSync(settings.dataDir)) {
    // This check runs before the data directory is created, so that a failed first start leaves no directory behind.
    await requireFreePorts(settings.host, [{ port: settings.port }, ...otlpPorts(settings)]);
  }
  const log = createLog(settings.logLevel);
  const engine = telemetry && withExitWarning(telemetry, log);
  const service = await openService(serviceOptions(settings, { engine, publicUrl }));
  const parts: Parts = {};
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeParts(parts, service);
    return closing;
  };
  try {
    if (service.isFirstStart && telemetry && isSelfTelemetryEnabled(settings)) await createFirstDashboard(service);
    const viewer = await loadViewer(service, settings);
    const context = { service, settings, http, log, viewer, gatherMetrics: hooks.gatherMetrics };
    const url = await startParts(parts, context);
    const provision = provisioning?.connect(url, service.credentials);
    const notices = [...service.notices];
    if (provision && hooks.provisionsAtStart !== false) notices.push(...(await provisionAtStart(provision, log)));
    const viewerUrl = viewer && `${publicUrl ?? url}/view/`;
    return {
      url,
      ...(parts.otlp && { otlpUrl: parts.otlp.url }),
      ...(parts.otlp?.grpcUrl !== undefined && { otlpGrpcUrl: parts.otlp.grpcUrl }),
      ...(viewerUrl !== undefined && { viewerUrl }),
      credentials: service.credentials,
      notices,
      createSignInUrl() {
        const code = viewer?.createCode();
        return code === undefined ? undefined : `${viewerUrl}#code=${code}`;
      },
      evaluateAlerts: async () => parts.alerting?.evaluate(),
      ...(provision && { provision }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Applies the monitoring files. An error, such as a conflict with stored resources, does not stop the service: alerts must still be
 * evaluated.
 */
async function provisionAtStart(provision: Provision, log: Logger): Promise<string[]> {
  try {
    const { notes, ...result } = await provision();
    log.info(result, 'provisioned');
    return notes.map((note) => `Provisioning: ${note}`);
  } catch (error) {
    return [`The folder of --provision was not applied. ${messageOf(error)}`];
  }
}

function serviceOptions(
  settings: Settings,
  { engine, publicUrl }: { readonly engine: EngineOptions | undefined; readonly publicUrl: string | undefined },
): ServiceOptions {
  const { dataDir, databaseUrl, webhookAllow, secretsKeyFile, dashboardUrl, timeZone, clock } = settings;
  const mail = mailerOptions(settings);
  return {
    dataDir,
    webhookAllow,
    bounds: settings,
    publicUrl,
    hasViewer: settings.viewer === 'on',
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(secretsKeyFile !== undefined && { secretsKeyFile }),
    ...(engine && { telemetry: engine }),
    ...(mail && { mail }),
    ...(dashboardUrl !== undefined && { dashboardUrl }),
    ...(timeZone !== undefined && { timeZone }),
    ...(clock && { clock }),
  };
}

/**
 * Returns engine options that log a warning if the embedded engine exits or is replaced. A warning is sufficient, because API clients
 * receive at most a retryable error.
 */
function withExitWarning(options: EngineOptions, log: Logger): EngineOptions {
  if ('url' in options) return options;
  const onExit = (exit: string) => log.warn({ exit }, 'the telemetry engine exited and will be restarted');
  return { ...options, onExit };
}

/**
 * Starts the HTTP server, self-telemetry, the OTLP listeners and alerting. Adds each to `parts`, so that the caller can close it after an
 * error. Returns the origin of the API.
 */
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
  service.announce({ baseUrl: url, ...(parts.otlp && { otlpUrl: parts.otlp.url }) });
  parts.alerting = await startAlerting(service, log, metrics?.registry);
  return url;
}

/** Closes the parts that have been started, then the service. */
async function closeParts({ app, otlp, alerting, selfTelemetry }: Parts, service: Service): Promise<void> {
  // Queries that are still running after the grace period fail.
  const timeout = setTimeout(() => service.telemetry?.close(0).catch(() => undefined), GRACE_MS);
  try {
    await closeInOrder(
      [() => app?.close(), () => otlp?.close(), () => alerting?.close()],
      [() => selfTelemetry?.flush()],
      [service.close],
    );
  } finally {
    clearTimeout(timeout);
  }
}
