import type { AliasTable } from '@observability-api/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { managed } from '../deployments/managed.ts';
import { openSource } from '../deployments/open-source.ts';
import { packageVersion } from '../domain/package-version.ts';
import type { SystemRoutes } from '../http/add-system-routes.ts';
import { BodyMemory } from '../http/body/body-memory.ts';
import { createHttp } from '../http/create-http.ts';
import type { Deployment } from '../http/deployment.ts';
import { addDocsRoutes, docsRoutes } from '../http/docs/docs-routes.ts';
import { loadSiteFiles } from '../http/docs/site-files.ts';
import { type Cors, createCors } from '../http/headers/cors.ts';
import { createHostCheck } from '../http/headers/loopback-host.ts';
import { parseTrustedProxies, type TrustedProxies } from '../http/headers/trusted-proxies.ts';
import { addMcpRoutes, MCP_METHODS, MCP_PATH } from '../http/mcp/mcp-routes.ts';
import { metricsRoute } from '../http/metrics-route.ts';
import { createSystemRoutes } from '../http/system-routes.ts';
import { addViewerRoutes, viewerRoutes } from '../http/viewer/viewer-routes.ts';
import { parseRateLimits, type RateLimits } from '../limits/rate-limit-option.ts';
import { createRateLimiters } from '../limits/rate-limiter.ts';
import type { GatherMetrics } from '../monitoring/gather-metrics.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Service } from './open-service.ts';
import { readAliases } from './read-aliases.ts';
import { otlpHttpPort } from './serve-otlp.ts';
import type { Settings } from './server-options.ts';
import type { Viewer } from './viewer-host.ts';

/** The parsed HTTP options. */
export interface HttpSettings {
  readonly limits: RateLimits;
  readonly trustedProxies: TrustedProxies | undefined;
  readonly cors: Cors | undefined;
  readonly aliases: AliasTable | undefined;
}

/** The dependencies of {@link createApp}. */
export interface AppContext {
  readonly service: Service;
  readonly settings: Settings;
  readonly http: HttpSettings;
  readonly log: Logger;
  readonly metrics: Metrics | undefined;
  readonly gatherMetrics: GatherMetrics | undefined;
  /** Undefined if the viewer is not served. */
  readonly viewer: Viewer | undefined;
}

/** Parses the HTTP options. Throws StartupError. */
export function readHttpSettings({ rateLimit, trustedProxies, corsOrigin, aliases }: Settings): HttpSettings {
  return {
    limits: parseRateLimits(rateLimit),
    trustedProxies: parseTrustedProxies(trustedProxies),
    cors: createCors(corsOrigin),
    aliases: aliases === undefined ? undefined : readAliases(aliases),
  };
}

/**
 * Creates the HTTP server with the routes of the deployments, the system routes, the viewer, the reference and the tools for agents
 * (MCP). It does not listen yet.
 */
export async function createApp(context: AppContext): Promise<FastifyInstance> {
  const { service, settings, http, log, metrics, viewer } = context;
  const deployments = selectDeployments(service, settings.deployment);
  const createLimiter = await createRateLimiters(http.limits, service.store.pool);
  const limiters = Object.fromEntries(deployments.map(({ name }) => [name, createLimiter(name)]));
  const bodies = new BodyMemory();
  const app = createHttp(deployments, systemRoutes(context, deployments), {
    maxBodyBytes: settings.maxBodyBytes,
    checkResponses: settings.checkResponses,
    trustedProxies: http.trustedProxies,
    maxConnectionsPerAddress: settings.maxConnectionsPerAddress,
    cors: http.cors,
    aliases: http.aliases,
    metrics,
    otherRoutes: [
      { method: 'GET', path: '/' },
      ...docsRoutes,
      ...(viewer ? viewerRoutes : []),
      ...(settings.mcp === 'off' ? [] : MCP_METHODS.map((method) => ({ method, path: MCP_PATH }))),
    ],
    log,
    limiter: (name) => limiters[name],
    bodies,
    transaction: service.store.transaction,
    idempotency: service.idempotency,
  });
  if (viewer) addViewerRoutes(app, viewer.host);
  app.get('/', (_, reply) => reply.redirect(viewer ? '/view/' : '/docs/', 302));
  addDocsRoutes(app, await loadSiteFiles(), knownOtlpPort(settings));
  if (settings.mcp !== 'off') {
    const readOnly = settings.mcp === 'read-only';
    addMcpRoutes(app, { deployments, limiters, bodies, version: packageVersion(), readOnly });
  }
  return app;
}

/** Returns the port of OTLP over HTTP; undefined if telemetry is off, or if the system selects the port. */
function knownOtlpPort(settings: Settings): number | undefined {
  return settings.telemetry === 'off' ? undefined : otlpHttpPort(settings) || undefined;
}

function selectDeployments(service: Service, selected: Settings['deployment']): Deployment[] {
  const deployments = [openSource(service), managed(service)] as Deployment[];
  return deployments.filter(({ name }) => selected === 'both' || selected === name);
}

/** Returns the system routes, such as `/health`. The routes for operators, `/ready` and `/metrics`, also check the `Host` header. */
function systemRoutes(
  { service, settings, http: { trustedProxies }, metrics, gatherMetrics }: AppContext,
  deployments: Deployment[],
): SystemRoutes {
  const { '/ready': readyRoute, ...publicRoutes } = createSystemRoutes(service, deployments);
  const operatorRoutes: SystemRoutes = {
    '/ready': readyRoute,
    ...(metrics && { '/metrics': metricsRoute(metrics, settings.metrics === 'public', gatherMetrics) }),
  };
  const checkHost = createHostCheck({ allowedHosts: [...settings.allowedHosts, settings.host], trustedProxies });
  const checkedRoutes = Object.entries(operatorRoutes).map(([path, respond]) => [
    path,
    async (request: FastifyRequest) => checkHost(request) ?? (await respond(request)),
  ]);
  return { ...publicRoutes, ...Object.fromEntries(checkedRoutes) };
}
