import { type Credentials, withBaseUrl } from '../accounts/credentials.ts';
import { createCredentialsFile } from '../accounts/credentials-file.ts';
import { firstStart, requireStoreOfCredentials } from '../accounts/first-start.ts';
import { createBasicReader } from '../auth/basic.ts';
import { createBearerReader } from '../auth/bearer.ts';
import { createTenants, type Tenants } from '../auth/tenants.ts';
import { createUsage, type Usage } from '../auth/usage.ts';
import type { Clock } from '../domain/clock.ts';
import { createIds } from '../domain/ids.ts';
import { DEFAULT_BOUNDS, type TenantBounds } from '../domain/tenant-bounds.ts';
import { createIdempotency, type Idempotency } from '../idempotency/idempotency.ts';
import { createSweep } from '../idempotency/sweep.ts';
import { parseWebhookAllowList, type WebhookAllowList } from '../outgoing/allow-list.ts';
import { type Alerts, createAlerts } from '../resources/alerts/service.ts';
import { type ChartQueries, createChartQueries } from '../resources/charts/service.ts';
import { createDashboards, type Dashboards } from '../resources/dashboards/service.ts';
import { createKeys, type Keys } from '../resources/keys/service.ts';
import { createPipeSettings, type PipeSettingsService } from '../resources/pipe-settings/service.ts';
import { Quotas } from '../resources/quotas.ts';
import { createSources, type Sources } from '../resources/sources/service.ts';
import { createWebhooks, type Webhooks } from '../resources/webhooks/service.ts';
import { notWritableError } from '../store/data-directory.ts';
import { findNewestId } from '../store/newest-id.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import type { EngineOptions } from '../telemetry/clickhouse/engine-options.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** Options of `openService`. */
export interface ServiceOptions {
  /** The directory of the store and the credentials. `:memory:` stores nothing on disk. */
  readonly dataDir: string;
  /** A PostgreSQL URL. The database replaces the SQLite store, and any number of processes may share it. */
  readonly databaseUrl?: string;
  /** Hosts, host:port and CIDR ranges that webhooks may use in addition to public addresses. */
  readonly webhookAllow?: readonly string[];
  /** The telemetry engine. Absent if telemetry is disabled: charts then return 503. */
  readonly telemetry?: EngineOptions;
  readonly clock?: Clock;
  /** The bounds on what a tenant stores, where they are not the default. */
  readonly bounds?: Partial<TenantBounds>;
}

/** The service without HTTP: the rules of the API on a store. */
export interface Service {
  readonly dashboards: Dashboards;
  readonly alerts: Alerts;
  readonly sources: Sources;
  readonly charts: ChartQueries;
  readonly webhooks: Webhooks;
  readonly keys: Keys;
  readonly pipeSettings: PipeSettingsService;
  readonly tenants: Tenants;
  readonly idempotency: Idempotency;
  /** Reads the credential of an `Authorization` header of the open source deployment. */
  readonly readBearer: ReturnType<typeof createBearerReader>;
  /** Reads the credential of an `Authorization` header of the managed deployment. */
  readonly readBasic: ReturnType<typeof createBasicReader>;
  /** Records that a key is used now. Rejected requests do not count. */
  readonly recordUsage: Usage['record'];
  readonly store: Store;
  readonly clock: Clock;
  /** Creates time-ordered ids. */
  readonly newId: () => string;
  /** The non-public targets that webhooks may have. */
  readonly allowList: WebhookAllowList;
  /** Undefined if telemetry is disabled. */
  readonly telemetry: Telemetry | undefined;
  /** The credentials of the first tenants. Undefined if the credentials file is missing or not valid. */
  readonly credentials: Credentials | undefined;
  /** Messages for the operator. */
  readonly notices: readonly string[];
  /**
   * Writes the origin of the service to the credentials file and returns the credentials. Before the first call their
   * `baseUrl` is empty. Throws StartupError.
   */
  announce(baseUrl: string): Credentials | undefined;
  /** Returns why the store cannot be read or written, or undefined if it can. */
  unavailability: Store['unavailability'];
  /** Writes pending data, closes the store and unlocks the data directory. */
  close(): Promise<void>;
}

function updateBaseUrl(store: Store, credentials: Credentials | undefined, baseUrl: string): Credentials | undefined {
  if (!credentials) return undefined;
  const current = withBaseUrl(credentials, baseUrl);
  const isCurrent = credentials.openSource.baseUrl === baseUrl && credentials.managed.baseUrl === baseUrl;
  if (store.directory !== undefined && !isCurrent) {
    try {
      createCredentialsFile(store.directory).replace(current);
    } catch (error) {
      throw notWritableError(store.directory, error);
    }
  }
  return current;
}

/** Loads and opens telemetry. Loaded lazily, so that a service without telemetry starts faster. Throws StartupError. */
async function openTelemetry(options: EngineOptions): Promise<Telemetry> {
  return (await import('../telemetry/telemetry.ts')).openTelemetry(options);
}

/**
 * Opens and migrates the store, creates the first tenants if there are none, and creates the services. Throws
 * StartupError for errors that the operator can fix.
 */
export async function openService(options: ServiceOptions): Promise<Service> {
  const { dataDir, databaseUrl, webhookAllow = [], clock = Date.now } = options;
  const allowList = parseWebhookAllowList(webhookAllow);
  // Telemetry opens no directory and no connection before first use, so it need not be closed if the store fails to open.
  const telemetry = options.telemetry && (await openTelemetry(options.telemetry));
  if (databaseUrl === undefined) requireStoreOfCredentials(dataDir);
  const store = await openStore({ dataDir, clock, ...(databaseUrl !== undefined && { databaseUrl }) });
  const prepare = async () => {
    const context = {
      store,
      clock,
      quotas: new Quotas({ ...DEFAULT_BOUNDS, ...options.bounds }),
      newId: createIds(clock, await findNewestId(store.db)),
    };
    return { context, start: await firstStart(context) };
  };
  const { context, start } = await prepare().catch(async (error: unknown) => {
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
    readBearer: createBearerReader({ store }),
    readBasic: createBasicReader({ store, clock }),
    recordUsage: usage.record,
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
      credentials = updateBaseUrl(store, credentials, url);
      return credentials;
    },
    unavailability: store.unavailability,
    async close() {
      try {
        await sweep.close();
        await usage.close();
        await telemetry?.close();
      } finally {
        await store.close();
      }
    },
  };
}
