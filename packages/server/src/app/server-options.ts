import { nearest } from '@observability-api/schemas';
import type { Clock } from '../domain/clock.ts';
import { StartupError } from '../domain/startup-error.ts';
import { DEFAULT_BOUNDS } from '../domain/tenant-bounds.ts';

/** The deployments that a service can serve. */
export const DEPLOYMENTS = ['open-source', 'managed', 'both'] as const;

/** How much is logged, from everything to nothing. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Who may read `/metrics`. */
export const METRICS = ['loopback', 'public', 'off'] as const;

/** Whether telemetry can be queried and taken in. */
export const TELEMETRY = ['on', 'off'] as const;

/** Options of `startServer`; each but the last two is also an option of the command line. */
export interface ServerOptions {
  /** The address to listen on. @default '127.0.0.1' */
  readonly host?: string;
  /** 0 picks a free one. @default 8000 */
  readonly port?: number;
  /** Where everything is kept; `:memory:` keeps nothing. @default './data' */
  readonly dataDir?: string;
  /** `postgres://…`: everything but `credentials.json` is kept there, and any number of processes may share it. */
  readonly databaseUrl?: string;
  /** @default 'both' */
  readonly deployment?: (typeof DEPLOYMENTS)[number];
  /** The largest body that is accepted, in bytes. @default 8388608 */
  readonly maxBodyBytes?: number;
  /** The largest dashboard, in bytes of JSON. @default 4194304 */
  readonly maxDashboardBytes?: number;
  /** Dashboards of a tenant. @default 10000 */
  readonly maxDashboards?: number;
  /** Alerts of a tenant. @default 10000 */
  readonly maxAlerts?: number;
  /** Webhooks of a tenant. @default 1000 */
  readonly maxWebhooks?: number;
  /** Bytes that a tenant stores in dashboards, alerts, webhooks and idempotency records. @default 1073741824 */
  readonly maxStoredBytes?: number;
  /** @default 'info' */
  readonly logLevel?: (typeof LOG_LEVELS)[number];
  /** Hosts, host:port and CIDR ranges that webhooks may reach besides public addresses on unrestricted ports. */
  readonly webhookAllow?: readonly string[];
  /**
   * `off`, `default`, `<requests>/<seconds>` for both deployments, or `open-source=<n>/<s>,managed=<n>/<s>`; requests
   * for each credential. @default 'default'
   */
  readonly rateLimit?: string;
  /** Addresses and CIDR ranges of proxies whose `X-Forwarded-For` is believed. @default none */
  readonly trustedProxies?: readonly string[];
  /**
   * Host names, besides `localhost` and loopback addresses, under which `/metrics` and `/ready` can be read on a loopback
   * address. @default none
   */
  readonly allowedHosts?: readonly string[];
  /**
   * Maximum number of open connections of one IPv4 address or /64 network of IPv6, for each listener of each process.
   * Trusted proxies have no limit. @default 512
   */
  readonly maxConnectionsPerAddress?: number;
  /** Origins whose pages may call the service from a browser; `*` is any. @default none */
  readonly corsOrigin?: readonly string[];
  /** Who may read `/metrics`. @default 'loopback' */
  readonly metrics?: (typeof METRICS)[number];
  /** `off`: nothing is taken in, and charts answer that it is switched off. @default 'on' */
  readonly telemetry?: (typeof TELEMETRY)[number];
  /** `http://…` or `https://…`: telemetry is in this ClickHouse, and not in one embedded in the service. */
  readonly clickhouseUrl?: string;
  /** @default 'default' */
  readonly clickhouseUser?: string;
  /** A file with the password of the user, so that no command line shows it. */
  readonly clickhousePasswordFile?: string;
  /** The cluster that tables are made on. */
  readonly clickhouseCluster?: string;
  /**
   * Total memory of the embedded engine in bytes: its process, all statements and caches.
   * @default half of the container's memory limit, or 2 GiB without a limit
   */
  readonly engineMemory?: number;
  /**
   * Whether the service writes its own requests as logs and traces: those of the first team to its database, and all to the
   * database of the operator.
   * @default 'on' with the embedded engine and a directory, otherwise 'off'
   */
  readonly selfTelemetry?: (typeof TELEMETRY)[number];
  /**
   * Where a notification of an alert links to, with `{dashboardId}`, `{tileId}`, and `{from}` and `{to}` in epoch
   * milliseconds. @default the address of the dashboard in the API
   */
  readonly dashboardUrl?: string;
  /** The port that takes telemetry in by OTLP; 0 picks a free one. @default 4318, and 0 when `port` is 0 */
  readonly otlpPort?: number;
  /** Compare every response with the spec and answer 500 when it differs; for tests. @default false */
  readonly checkResponses?: boolean;
  /** The time in epoch milliseconds; for tests. @default Date.now */
  readonly clock?: Clock;
}

/** What holds where an option is not given, for the command line and in a program alike. */
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
  telemetry: 'on',
  checkResponses: false,
} as const satisfies ServerOptions;

/** Every name that an option has; the compiler says so when one is missing. */
const names = Object.keys({
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
  maxStoredBytes: true,
  logLevel: true,
  webhookAllow: true,
  rateLimit: true,
  trustedProxies: true,
  allowedHosts: true,
  maxConnectionsPerAddress: true,
  corsOrigin: true,
  metrics: true,
  telemetry: true,
  clickhouseUrl: true,
  clickhouseUser: true,
  clickhousePasswordFile: true,
  clickhouseCluster: true,
  engineMemory: true,
  selfTelemetry: true,
  dashboardUrl: true,
  otlpPort: true,
  checkResponses: true,
  clock: true,
} satisfies Record<keyof ServerOptions, true>);

/** Refuses an option that there is not, which a caller without types has misspelt. Throws StartError. */
export function rejectUnknownOptions(options: object): void {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const unknown = given.map(([name]) => name).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const near = nearest(unknown, names);
  const hint = near === undefined ? `expected one of ${names.join(', ')}` : `did you mean ${near}?`;
  throw new StartupError(`Unknown option ${JSON.stringify(unknown)} of startServer: ${hint}`);
}

/** Options with everything filled in that has a default; one that is `undefined` was not given. */
export type Settings = Required<Pick<ServerOptions, keyof typeof defaults>> & ServerOptions;

/** Fills in the defaults. */
export function withDefaults(options: ServerOptions): Settings {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...defaults, ...given };
}
