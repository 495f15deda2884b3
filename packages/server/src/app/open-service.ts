import { isDeepStrictEqual } from 'node:util';
import { type Addresses, type Credentials, withAddresses } from '../accounts/credentials.ts';
import { createCredentialsFile } from '../accounts/credentials-file.ts';
import { type FirstStart, firstStart, requireStoreOfCredentials } from '../accounts/first-start.ts';
import { createMailer, type Mailer, type MailerOptions } from '../alerting/delivery/mailer.ts';
import { sendSample } from '../alerting/delivery/send-sample.ts';
import { describeFailure } from '../alerting/evaluate/execution-error.ts';
import { previewAlert } from '../alerting/evaluate/preview-alert.ts';
import { subjectIdsOf } from '../alerting/evaluate/read-alert-query.ts';
import { tryEvaluation } from '../alerting/evaluate/try-evaluation.ts';
import { createLinkTo, type LinkTo } from '../alerting/outbox/alert-link.ts';
import { stateOfAlert } from '../alerting/state/groups.ts';
import { EMPTY_STATE, parseState, withoutUnnotifiedFailure } from '../alerting/state/stored-state.ts';
import { nounOf } from '../alerting/state/subject.ts';
import { createBasicReader } from '../auth/basic.ts';
import { createBearerReader } from '../auth/bearer.ts';
import { createTenants, type Tenants } from '../auth/tenants.ts';
import { Usage } from '../auth/usage.ts';
import { createIds } from '../domain/ids.ts';
import { DEFAULT_BOUNDS, type TenantBounds } from '../domain/tenant.ts';
import { DEFAULT_TIME_ZONE } from '../domain/time-zone.ts';
import type { Clock } from '../domain/timestamp.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { Sweep } from '../idempotency/sweep.ts';
import { parseTargetAllowList, type TargetAllowList } from '../outgoing/allow-list.ts';
import { type CheckedTargets, connectChecked } from '../outgoing/checked-connector.ts';
import { type CheckedFetch, createCheckedFetch } from '../outgoing/checked-fetch.ts';
import type { Resolve } from '../outgoing/resolve-names.ts';
import { AlertService } from '../resources/alerts/service.ts';
import { QueryRunner } from '../resources/charts/query-runner.ts';
import { ChartService } from '../resources/charts/service.ts';
import { ConnectionService } from '../resources/connections/service.ts';
import { DashboardService } from '../resources/dashboards/service.ts';
import { KeyService } from '../resources/keys/service.ts';
import { OrganizationService } from '../resources/organizations/service.ts';
import { PipeSettingsService } from '../resources/pipe-settings/service.ts';
import { Quotas } from '../resources/quotas.ts';
import { SavedSearchService } from '../resources/saved-searches/service.ts';
import { SearchService } from '../resources/search/service.ts';
import { SourceService } from '../resources/sources/service.ts';
import { TeamService } from '../resources/teams/service.ts';
import { WebhookService } from '../resources/webhooks/service.ts';
import { notWritableError } from '../store/data-directory.ts';
import { findNewestId } from '../store/newest-id.ts';
import { openStore } from '../store/open-store.ts';
import { openSecrets, requireKeys } from '../store/secrets/open-secrets.ts';
import type { SecretCipher } from '../store/secrets/stored-secrets.ts';
import type { Store } from '../store/store.ts';
import type { EngineOptions } from '../telemetry/clickhouse/open-engine.ts';
import type { TenantCharts } from '../telemetry/connections/tenant-charts.ts';
import { findSqlSyntaxError } from '../telemetry/filter/sql-expression.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { closeInOrder } from './close-in-order.ts';

/** Options of `openService`. */
export interface ServiceOptions {
  /** The directory of the store and the credentials. With `:memory:`, both are only in memory. */
  readonly dataDir: string;
  /** A PostgreSQL URL. The database replaces the SQLite store, and any number of processes may share it. */
  readonly databaseUrl?: string;
  /** Hosts, host:port and CIDR ranges that webhooks and database connections may use in addition to public addresses. */
  readonly webhookAllow?: readonly string[];
  /**
   * The file with the keys that encrypt the passwords of database connections. @default secrets.key in the data directory; none with
   * PostgreSQL
   */
  readonly secretsKeyFile?: string;
  /** Resolves the host names in the URLs of webhooks and database connections. For tests. @default the system resolver */
  readonly resolve?: Resolve;
  /** The telemetry engine. Absent if telemetry is disabled: charts then return 503. */
  readonly telemetry?: EngineOptions;
  /** The template of the links to tiles in notifications. @default links to the viewer or to the API */
  readonly dashboardUrl?: string;
  /** The origin of links. @default the origin of {@link Service.announce} */
  readonly publicUrl?: string | undefined;
  /** True if links lead to the viewer instead of the API. @default false */
  readonly hasViewer?: boolean;
  /** The mail server of e-mail channels. Absent if the service sends no e-mails. */
  readonly mail?: MailerOptions;
  /** The time zone of the times in notifications. @default 'UTC' */
  readonly timeZone?: string;
  readonly clock?: Clock;
  /** The storage limits of a tenant that differ from the default. */
  readonly bounds?: Partial<TenantBounds>;
}

/**
 * The service without its HTTP server. It has an object for the operations of each resource, the store, telemetry, and their shared
 * dependencies.
 */
export interface Service {
  readonly dashboards: DashboardService;
  readonly alerts: AlertService;
  readonly savedSearches: SavedSearchService;
  readonly sources: SourceService;
  readonly charts: ChartService;
  readonly search: SearchService;
  readonly webhooks: WebhookService;
  readonly connections: ConnectionService;
  readonly keys: KeyService;
  readonly pipeSettings: PipeSettingsService;
  readonly organizations: OrganizationService;
  readonly teams: TeamService;
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
  /** The targets that webhooks and database connections may have although their address is private or their port is restricted. */
  readonly allowList: TargetAllowList;
  /** Sends requests to targets that API clients have chosen. */
  readonly send: CheckedFetch;
  /** Undefined if telemetry is disabled. */
  readonly telemetry: Telemetry | undefined;
  /** Sends e-mails. Undefined if the service sends none. */
  readonly mailer: Mailer | undefined;
  /** The time zone of the times in notifications. */
  readonly timeZone: string;
  /** Creates the links of notifications. */
  readonly linkTo: LinkTo;
  /** Runs chart queries on the database connections of all tenants. Undefined if telemetry is disabled. */
  readonly tenantCharts: TenantCharts | undefined;
  /** The credentials of the first tenants. Undefined if {@link FirstStart.credentials} is absent. */
  readonly credentials: Credentials | undefined;
  /** True if this start created the first tenants. */
  readonly isFirstStart: boolean;
  /** Messages for the operator. */
  readonly notices: readonly string[];
  /**
   * Writes the addresses of the service to the credentials file. Returns {@link Service.credentials}. Before the call, they have the
   * addresses of the previous start, or an empty `baseUrl` if there was none. Throws StartupError.
   */
  announce(addresses: Addresses): Credentials | undefined;
  /** Returns the reason why the store cannot be read or written, or undefined if it can. */
  unavailability: Store['unavailability'];
  /** Returns the reason why the process must be restarted, or undefined. */
  restartReason: Store['restartReason'];
  /** Writes pending data, closes telemetry and the store, and unlocks the data directory. An error of one step does not stop the others. */
  close(): Promise<void>;
}

function updateAddresses(
  store: Store,
  credentials: Credentials | undefined,
  addresses: Addresses,
): Credentials | undefined {
  if (!credentials) return undefined;
  const current = withAddresses(credentials, addresses);
  if (store.directory !== undefined && !isDeepStrictEqual(current, credentials)) {
    try {
      createCredentialsFile(store.directory).replace(current);
    } catch (error) {
      throw notWritableError(store.directory, error);
    }
  }
  return current;
}

/** Opens telemetry. Imports it on demand, so that a service without telemetry starts faster. Throws StartupError. */
async function openTelemetry(options: EngineOptions): Promise<Telemetry> {
  return (await import('../telemetry/telemetry.ts')).openTelemetry(options);
}

/** Creates {@link TenantCharts}. Imports the class on demand, like telemetry. */
async function openTenantCharts(
  context: Context,
  telemetry: Telemetry,
  targets: CheckedTargets,
): Promise<TenantCharts> {
  const { TenantCharts } = await import('../telemetry/connections/tenant-charts.ts');
  return new TenantCharts({ ...context, telemetry, connect: (url, tenant) => connectChecked(url, tenant, targets) });
}

/** The dependencies that the services of all resources share. */
interface Context {
  readonly store: Store;
  readonly clock: Clock;
  readonly quotas: Quotas;
  readonly newId: () => string;
  readonly secrets: SecretCipher;
}

/** Opens and migrates the store, and creates the first tenants if there are none. Closes the store after an error. */
async function openContext(options: ServiceOptions): Promise<{ context: Context; start: FirstStart }> {
  const { dataDir, databaseUrl, clock = Date.now } = options;
  if (databaseUrl === undefined) requireStoreOfCredentials(dataDir);
  const store = await openStore({ dataDir, clock, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    const secrets = openSecrets(store, options.secretsKeyFile);
    await requireKeys(store, secrets);
    const quotas = new Quotas({ ...DEFAULT_BOUNDS, ...options.bounds });
    const context = { store, clock, quotas, secrets, newId: createIds(clock, await findNewestId(store.db)) };
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
    tenantCharts,
    targets,
    send,
    mailer,
    linkTo,
    telemetry,
    timeZone,
  }: Pick<Service, 'usage' | 'tenantCharts' | 'send' | 'mailer' | 'linkTo' | 'telemetry' | 'timeZone'> & {
    readonly targets: CheckedTargets;
  },
) {
  const dashboards = new DashboardService({
    ...context,
    findSqlError:
      telemetry &&
      ((text, { id }, signal) =>
        findSqlSyntaxError(telemetry.engine, text, { queue: { workload: 'charts', tenant: id }, signal })),
  });
  const runner = new QueryRunner(tenantCharts);
  return {
    dashboards,
    alerts: new AlertService({
      ...context,
      tryEvaluation:
        tenantCharts && ((tenant, columns) => tryEvaluation({ ...context, tenantCharts }, tenant, columns)),
      previewer: tenantCharts && {
        evaluate: (request) => previewAlert({ ...context, tenantCharts, linkTo, timeZone }, request),
        describeFailure: (error, alert) => describeFailure(error, nounOf(subjectIdsOf(alert))),
      },
      sendsMail: mailer !== undefined,
      stateOfGroups: (groups = EMPTY_STATE) => stateOfAlert(parseState(groups).groups),
      withoutUnnotifiedFailure,
    }),
    savedSearches: new SavedSearchService(context),
    sources: new SourceService({
      ...context,
      findMissingTables: tenantCharts && ((tenant, source) => tenantCharts.findMissingTables(tenant, source)),
    }),
    connections: new ConnectionService({ ...context, ...targets }),
    charts: new ChartService({ store: context.store, runner, dashboards }),
    search: new SearchService({ ...context, runner }),
    webhooks: new WebhookService({
      ...context,
      ...targets,
      sendSample: (webhook) => sendSample(webhook, { ...context, send, timeZone }),
    }),
    keys: new KeyService({ ...context, usage }),
    pipeSettings: new PipeSettingsService(context),
    organizations: new OrganizationService(context),
    teams: new TeamService(context),
  };
}

/** Opens the store and telemetry, and creates the services. Throws StartupError for errors that the operator can fix. */
export async function openService(options: ServiceOptions): Promise<Service> {
  const allowList = parseTargetAllowList(options.webhookAllow ?? []);
  // Telemetry opens no directory and no connection before first use, so it need not be closed if the store fails to open.
  const telemetry = options.telemetry && (await openTelemetry(options.telemetry));
  const { context, start } = await openContext(options);
  const { store, clock, newId } = context;
  const targets: CheckedTargets = { allowList, ...(options.resolve && { resolve: options.resolve }) };
  const send = createCheckedFetch(targets);
  const tenantCharts = telemetry && (await openTenantCharts(context, telemetry, targets));
  const usage = new Usage(context);
  const sweep = new Sweep(context);
  let { credentials } = start;
  let origin = credentials?.openSource.baseUrl || 'http://localhost:8000';
  const linkTo = createLinkTo(
    {
      template: options.dashboardUrl,
      origin: () => options.publicUrl ?? origin,
      hasViewer: options.hasViewer ?? false,
    },
    store,
  );
  const { timeZone = DEFAULT_TIME_ZONE } = options;
  const mailer = options.mail && createMailer(options.mail);
  return {
    ...createResourceServices(context, {
      usage,
      tenantCharts,
      send,
      mailer,
      linkTo,
      telemetry,
      timeZone,
      targets,
    }),
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
    mailer,
    timeZone,
    telemetry,
    linkTo,
    tenantCharts,
    get credentials() {
      return credentials;
    },
    isFirstStart: start.isFirst ?? false,
    notices: start.notices,
    announce(addresses) {
      origin = addresses.baseUrl;
      credentials = updateAddresses(store, credentials, addresses);
      return credentials;
    },
    unavailability: store.unavailability,
    restartReason: store.restartReason,
    close: () =>
      closeInOrder(
        [() => send.close(), () => mailer?.close(), () => sweep.close(), () => usage.close()],
        [() => tenantCharts?.close()],
        [() => telemetry?.close()],
        [() => store.close()],
      ),
  };
}
