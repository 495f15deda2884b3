import { nearest } from '@observability-api/schemas';
import { StartupError } from '../domain/errors.ts';
import { DEFAULT_BOUNDS } from '../domain/tenant.ts';
import type { Clock } from '../domain/timestamp.ts';

/** The values of `deployment`. */
export const DEPLOYMENTS = ['open-source', 'managed', 'both'] as const;

/** Log levels, from the most to the least verbose. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The values of `metrics`: the clients that may read `/metrics`. */
export const METRICS_ACCESS = ['loopback', 'public', 'off'] as const;

/** The values of `mcp`. */
export const MCP_MODES = ['on', 'read-only', 'off'] as const;

/** The values of `telemetry`, `selfTelemetry` and `viewer`. */
export const ON_OFF = ['on', 'off'] as const;

/** Options of `startServer`. All except `checkResponses` and `clock` are also options of the command line. */
export interface ServerOptions {
  /** The address to listen on. @default '127.0.0.1' */
  readonly host?: string;
  /** The port to listen on. 0 picks a free port. @default 8000 */
  readonly port?: number;
  /**
   * The directory of the store, the credentials and the embedded engine. With `:memory:`, the store and the credentials are in memory,
   * and the embedded engine uses a temporary directory. @default './data'
   */
  readonly dataDir?: string;
  /** A PostgreSQL URL. The database replaces the SQLite store, and any number of processes may share it. @default none */
  readonly databaseUrl?: string;
  /** The deployments to serve. @default 'both' */
  readonly deployment?: (typeof DEPLOYMENTS)[number];
  /** Maximum size of a request body in bytes. @default 8388608 */
  readonly maxBodyBytes?: number;
  /** Maximum size of a dashboard, in bytes of JSON. @default 4194304 */
  readonly maxDashboardBytes?: number;
  /** Maximum number of dashboards of a tenant. @default 10000 */
  readonly maxDashboards?: number;
  /** Maximum number of alerts of a tenant. @default 10000 */
  readonly maxAlerts?: number;
  /** Maximum number of webhooks of a tenant. @default 1000 */
  readonly maxWebhooks?: number;
  /** Maximum number of saved searches of a tenant. @default 10000 */
  readonly maxSavedSearches?: number;
  /**
   * Maximum number of bytes that a tenant stores: its resources and its results for idempotency keys.
   * @default 1073741824
   */
  readonly maxStoredBytes?: number;
  /** The minimum level of log lines. @default 'info' */
  readonly logLevel?: (typeof LOG_LEVELS)[number];
  /**
   * A file with the keys that encrypt the passwords of database connections. Required to store passwords with `databaseUrl`.
   * @default secrets.key in the data directory
   */
  readonly secretsKeyFile?: string;
  /**
   * Hosts, host:port and CIDR ranges that webhooks and database connections may reach in addition to public addresses on the ports 80,
   * 443 and 1024 to 65535.
   */
  readonly webhookAllow?: readonly string[];
  /** The mail server of e-mail channels, such as `smtp://user:password@mail.example.org:587`. @default no e-mails */
  readonly smtpUrl?: string;
  /** The address of the sender of e-mails. Required with `smtpUrl`. */
  readonly smtpFrom?: string;
  /**
   * Requests per credential: `off`, `default`, `<requests>/<seconds>` for both deployments, or
   * `open-source=<n>/<s>,managed=<n>/<s>`. In the last form, a deployment that is not named has its default limit. @default 'default'
   */
  readonly rateLimit?: string;
  /** Addresses and CIDR ranges of proxies whose `X-Forwarded-For` header is trusted. @default none */
  readonly trustedProxies?: readonly string[];
  /**
   * Further names that the `Host` header may have in requests for `/metrics` and `/ready` on a loopback address. Always accepted:
   * `localhost`, loopback addresses and `host`. @default none
   */
  readonly allowedHosts?: readonly string[];
  /**
   * Maximum number of open TCP connections per IPv4 address or IPv6 /64 network, for each listener of each process. Trusted proxies
   * have no limit. @default 512
   */
  readonly maxConnectionsPerAddress?: number;
  /** Origins that browsers may call the service from. `*` allows all. @default none */
  readonly corsOrigin?: readonly string[];
  /** A JSON file with aliases that requests may use for paths, properties and headers. @default none */
  readonly aliases?: string;
  /** The clients that may read `/metrics`. @default 'loopback' */
  readonly metrics?: (typeof METRICS_ACCESS)[number];
  /**
   * The tools for agents at `/mcp` (Model Context Protocol). `read-only` omits the tools that change something. @default 'on'
   */
  readonly mcp?: (typeof MCP_MODES)[number];
  /** `off` disables ingestion, charts, event search and alert evaluation. Queries return 503. @default 'on' */
  readonly telemetry?: (typeof ON_OFF)[number];
  /** The URL of a ClickHouse server for telemetry. It replaces the embedded engine. @default none */
  readonly clickhouseUrl?: string;
  /** The name of the ClickHouse user. @default 'default' */
  readonly clickhouseUser?: string;
  /** A file with the password of the ClickHouse user. */
  readonly clickhousePasswordFile?: string;
  /** The ClickHouse cluster to create tables on. */
  readonly clickhouseCluster?: string;
  /**
   * Total memory of the embedded engine in bytes: its process, all statements and caches.
   * @default half of the container's memory limit, but at least 512 MiB; 2 GiB without a limit
   */
  readonly engineMemory?: number;
  /**
   * `on` stores logs and traces of the requests to the service. Those of all requests are in a database that tenants cannot read. Those
   * of the requests of the first team are also in the database of the team. Under load, only a random sample is stored.
   * @default 'on' with the embedded engine and a data directory on disk, otherwise 'off'
   */
  readonly selfTelemetry?: (typeof ON_OFF)[number];
  /** `on` serves the viewer of dashboards at `/view/`. @default 'on' */
  readonly viewer?: (typeof ON_OFF)[number];
  /** The public URL of the service, for links. @default the address that the service listens on */
  readonly publicUrl?: string;
  /**
   * The template of the links to tiles in notifications, with `{dashboardId}`, `{tileId}`, and `{from}` and `{to}` in epoch
   * milliseconds. @default the tile in the viewer; if the viewer is off, the dashboard in the API
   */
  readonly dashboardUrl?: string;
  /** The time zone of times in notifications and previews, for example `Europe/Berlin`. @default 'UTC' */
  readonly timeZone?: string;
  /**
   * A folder with monitoring files, which declare dashboards, alerts and other resources as code. They are applied at startup to the
   * first team, or to the first service if `deployment` is `managed`. Requires the package `@observability-api/cli`. @default none
   */
  readonly provision?: string;
  /** The port of OTLP over HTTP. 0 picks a free port. @default 4318, or 0 if `port` is 0 */
  readonly otlpPort?: number;
  /**
   * The port of OTLP over gRPC, or `off`. 0 picks a free port. @default 'off' if `otlpPort` is set, otherwise 4317, or 0 if `port`
   * is 0
   */
  readonly otlpGrpcPort?: number | 'off';
  /** Validates the JSON responses of the operations against the spec and returns 500 if one differs. For tests. @default false */
  readonly checkResponses?: boolean;
  /** Returns the time in epoch milliseconds. For tests. @default Date.now */
  readonly clock?: Clock;
}

/** The default values of options, for the command line and for `startServer`. Other defaults are set where the options are used. */
export const defaults = {
  host: '127.0.0.1',
  port: 8000,
  dataDir: './data',
  deployment: 'both',
  maxBodyBytes: 8_388_608,
  ...DEFAULT_BOUNDS,
  logLevel: 'info',
  webhookAllow: [],
  rateLimit: 'default',
  trustedProxies: [],
  allowedHosts: [],
  maxConnectionsPerAddress: 512,
  corsOrigin: [],
  metrics: 'loopback',
  mcp: 'on',
  telemetry: 'on',
  viewer: 'on',
  checkResponses: false,
} as const satisfies ServerOptions;

/** The names of all options. The compiler rejects a missing name. */
const OPTION_NAMES = Object.keys({
  host: true,
  port: true,
  dataDir: true,
  databaseUrl: true,
  deployment: true,
  maxBodyBytes: true,
  maxDashboardBytes: true,
  maxDashboards: true,
  maxAlerts: true,
  maxWebhooks: true,
  maxSavedSearches: true,
  maxStoredBytes: true,
  logLevel: true,
  secretsKeyFile: true,
  webhookAllow: true,
  smtpUrl: true,
  smtpFrom: true,
  rateLimit: true,
  trustedProxies: true,
  allowedHosts: true,
  maxConnectionsPerAddress: true,
  corsOrigin: true,
  aliases: true,
  metrics: true,
  mcp: true,
  telemetry: true,
  clickhouseUrl: true,
  clickhouseUser: true,
  clickhousePasswordFile: true,
  clickhouseCluster: true,
  engineMemory: true,
  selfTelemetry: true,
  viewer: true,
  publicUrl: true,
  dashboardUrl: true,
  timeZone: true,
  provision: true,
  otlpPort: true,
  otlpGrpcPort: true,
  checkResponses: true,
  clock: true,
} satisfies Record<keyof ServerOptions, true>);

/** Throws StartupError for an unknown option, which callers without types may have misspelled. */
export function rejectUnknownOptions(options: object): void {
  const defined = Object.entries(options).filter(([, value]) => value !== undefined);
  const unknown = defined.map(([name]) => name).find((name) => !OPTION_NAMES.includes(name));
  if (unknown === undefined) return;
  const suggestion = nearest(unknown, OPTION_NAMES);
  const hint = suggestion === undefined ? `expected one of ${OPTION_NAMES.join(', ')}` : `did you mean ${suggestion}?`;
  throw new StartupError(`Unknown option ${JSON.stringify(unknown)} of startServer: ${hint}`);
}

/** Options with {@link defaults} applied. Other options may be absent. */
export type Settings = Required<Pick<ServerOptions, keyof typeof defaults>> & ServerOptions;

/** Returns the options with {@link defaults}. An option that is `undefined` counts as absent. */
export function withDefaults(options: ServerOptions): Settings {
  const defined = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...defaults, ...defined };
}
