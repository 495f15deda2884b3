import type { Clock } from './store/clock.ts';
/** The deployments that a service can serve. */
export declare const DEPLOYMENTS: readonly ['open-source', 'managed', 'both'];
/** How much is logged, from everything to nothing. */
export declare const LOG_LEVELS: readonly ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
/** Who may read `/metrics`. */
export declare const METRICS: readonly ['loopback', 'public', 'off'];
/** Whether telemetry can be queried and taken in. */
export declare const TELEMETRY: readonly ['on', 'off'];
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
    /** @default 'info' */
    readonly logLevel?: (typeof LOG_LEVELS)[number];
    /** Hosts, host:port and CIDR ranges that webhooks may name although they are not public. */
    readonly webhookAllow?: readonly string[];
    /**
     * `off`, `default`, `<requests>/<seconds>` for both deployments, or `open-source=<n>/<s>,managed=<n>/<s>`; requests
     * for each credential. @default 'default'
     */
    readonly rateLimit?: string;
    /** Addresses and CIDR ranges of proxies whose `X-Forwarded-For` is believed. @default none */
    readonly trustedProxies?: readonly string[];
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
     * Whether the service writes its own requests into the logs and traces of the first team.
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
export declare const defaults: {
    readonly host: '127.0.0.1';
    readonly port: 8000;
    readonly dataDir: './data';
    readonly deployment: 'both';
    readonly maxBodyBytes: 8388608;
    readonly logLevel: 'info';
    readonly webhookAllow: readonly [];
    readonly rateLimit: 'default';
    readonly trustedProxies: readonly [];
    readonly corsOrigin: readonly [];
    readonly metrics: 'loopback';
    readonly telemetry: 'on';
    readonly checkResponses: false;
};
/** Options with everything filled in that has a default; one that is `undefined` was not given. */
export type Settings = Required<Pick<ServerOptions, keyof typeof defaults>> & ServerOptions;
/** Fills in the defaults. */
export declare function withDefaults(options: ServerOptions): Settings;
