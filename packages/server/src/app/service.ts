import { type Credentials, withBaseUrl } from '../accounts/credentials.ts';
import { createCredentialsFile } from '../accounts/credentials-file.ts';
import { type FirstStart, firstStart, requireStoreOfCredentials } from '../accounts/first-start.ts';
import { sendSample } from '../alerting/delivery/send-sample.ts';
import { tryEvaluation } from '../alerting/evaluate/try-evaluation.ts';
import { stateOfAlert } from '../alerting/state/groups.ts';
import { EMPTY_STATE, parseState } from '../alerting/state/stored-state.ts';
import { createBasicReader } from '../auth/basic.ts';
import { createBearerReader } from '../auth/bearer.ts';
import { createTenants, type Tenants } from '../auth/tenants.ts';
import { Usage } from '../auth/usage.ts';
import { createIds } from '../domain/ids.ts';
import { DEFAULT_BOUNDS, type TenantBounds } from '../domain/tenant.ts';
import type { Clock } from '../domain/timestamp.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { Sweep } from '../idempotency/sweep.ts';
import { parseWebhookAllowList, type WebhookAllowList } from '../outgoing/allow-list.ts';
import type { CheckedTargets, Resolve } from '../outgoing/checked-connector.ts';
import { type CheckedFetch, createCheckedFetch } from '../outgoing/checked-fetch.ts';
import { AlertService } from '../resources/alerts/service.ts';
import { ChartService } from '../resources/charts/service.ts';
import { DashboardService } from '../resources/dashboards/service.ts';
import { KeyService } from '../resources/keys/service.ts';
import { PipeSettingsService } from '../resources/pipe-settings/service.ts';
import { Quotas } from '../resources/quotas.ts';
import { SourceService } from '../resources/sources/service.ts';
import { WebhookService } from '../resources/webhooks/service.ts';
import { notWritableError } from '../store/data-directory.ts';
import { findNewestId } from '../store/newest-id.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import type { EngineOptions } from '../telemetry/clickhouse/open-engine.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** Options of `openService`. */
export interface ServiceOptions {
  /** The directory of the store and the credentials. `:memory:` stores nothing on disk. */
  readonly dataDir: string;
  /** A PostgreSQL URL. The database replaces the SQLite store, and any number of processes may share it. */
  readonly databaseUrl?: string;
  /** Hosts, host:port and CIDR ranges that webhooks may use in addition to public addresses. */
  readonly webhookAllow?: readonly string[];
  /** Resolves the names in URLs of webhooks. For tests. @default the resolver of the system */
  readonly resolve?: Resolve;
  /** The telemetry engine. Absent if telemetry is disabled: charts then return 503. */
  readonly telemetry?: EngineOptions;
  readonly clock?: Clock;
  /** The bounds on what a tenant stores, where they are not the default. */
  readonly bounds?: Partial<TenantBounds>;
}

/** The service without HTTP: the rules of the API on a store. */
export interface Service {
  readonly dashboards: DashboardService;
  readonly alerts: AlertService;
  readonly sources: SourceService;
  readonly charts: ChartService;
  readonly webhooks: WebhookService;
  readonly keys: KeyService;
  readonly pipeSettings: PipeSettingsService;
  readonly tenants: Tenants;
  readonly idempotency: Idempotency;
  /** Reads the credential of an `Authorization` header of the open source deployment. */
  readonly readBearer: ReturnType<typeof createBearerReader>;
  /** Reads the credential of an `Authorization` header of the managed deployment. */
  readonly readBasic: ReturnType<typeof createBasicReader>;
  /** Records when keys were last used. */
  readonly usage: Usage;
  readonly store: Store;
  readonly clock: Clock;
  /** Creates time-ordered ids. */
  readonly newId: () => string;
  /** The non-public targets that webhooks may have. */
  readonly allowList: WebhookAllowList;
  /** Sends requests to targets that API clients have chosen. */
  readonly send: CheckedFetch;
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

/** The dependencies of the services of all resources. */
interface Context {
  readonly store: Store;
  readonly clock: Clock;
  readonly quotas: Quotas;
  readonly newId: () => string;
}

/** Opens and migrates the store, and creates the first tenants if there are none. Closes the store after an error. */
async function openContext(options: ServiceOptions): Promise<{ context: Context; start: FirstStart }> {
  const { dataDir, databaseUrl, clock = Date.now } = options;
  if (databaseUrl === undefined) requireStoreOfCredentials(dataDir);
  const store = await openStore({ dataDir, clock, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    const quotas = new Quotas({ ...DEFAULT_BOUNDS, ...options.bounds });
    const context = { store, clock, quotas, newId: createIds(clock, await findNewestId(store.db)) };
    return { context, start: await firstStart(context) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function createResourceServices(
  context: Context,
  {
    usage,
    telemetry,
    allowList,
    send,
    resolve,
  }: Pick<Service, 'usage' | 'telemetry' | 'allowList' | 'send'> & CheckedTargets,
) {
  const dashboards = new DashboardService(context);
  return {
    dashboards,
    alerts: new AlertService({
      ...context,
      tryEvaluation: telemetry && ((tenant, input) => tryEvaluation({ ...context, telemetry }, tenant, input)),
      stateOfGroups: (groups = EMPTY_STATE) => stateOfAlert(parseState(groups).groups),
    }),
    sources: new SourceService(context),
    charts: new ChartService({ store: context.store, telemetry, dashboards }),
    webhooks: new WebhookService({
      ...context,
      allowList,
      sendSample: (webhook) => sendSample(webhook, { ...context, send }),
      ...(resolve && { resolve }),
    }),
    keys: new KeyService({ ...context, usage }),
    pipeSettings: new PipeSettingsService(context),
  };
}

/** Opens the store and telemetry, and creates the services. Throws StartupError for errors that the operator can fix. */
export async function openService(options: ServiceOptions): Promise<Service> {
  const allowList = parseWebhookAllowList(options.webhookAllow ?? []);
  // Telemetry opens no directory and no connection before first use, so it need not be closed if the store fails to open.
  const telemetry = options.telemetry && (await openTelemetry(options.telemetry));
  const { context, start } = await openContext(options);
  const { store, clock, newId } = context;
  const targets: CheckedTargets = { allowList, ...(options.resolve && { resolve: options.resolve }) };
  const send = createCheckedFetch(targets);
  const usage = new Usage(context);
  const sweep = new Sweep(context);
  let { credentials } = start;
  return {
    ...createResourceServices(context, { usage, telemetry, send, ...targets }),
    tenants: createTenants(context),
    idempotency: new Idempotency(context),
    readBearer: createBearerReader({ store }),
    readBasic: createBasicReader({ store, clock }),
    usage,
    store,
    clock,
    newId,
    allowList,
    send,
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
        await send.close();
        await sweep.close();
        await usage.close();
        await telemetry?.close();
      } finally {
        await store.close();
      }
    },
  };
}
