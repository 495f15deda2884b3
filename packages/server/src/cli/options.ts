import { Command, CommanderError, type Option } from 'commander';
import {
  DEPLOYMENTS,
  defaults,
  LOG_LEVELS,
  MCP_MODES,
  METRICS_ACCESS,
  ON_OFF,
  type Settings,
} from '../app/server-options.ts';
import { StartupError } from '../domain/errors.ts';
import { packageVersion } from '../domain/package-version.ts';
import {
  parseByteSize,
  parseChoice,
  parseClickhouseUrl,
  parseDatabaseUrl,
  parseInteger,
  parseList,
  parseNonEmpty,
  parsePortOrOff,
  parseRateLimit,
} from './option-parsers.ts';
import {
  clickhousePasswordFileOption,
  clickhouseUserOption,
  dashboardUrlOption,
  option,
  publicUrlOption,
  smtpFromOption,
  smtpUrlOption,
  timeZoneOption,
  webhookAllowOption,
} from './shared-options.ts';
import { usageMessage } from './usage-message.ts';

/** The options of the service from the command line and the environment. */
export interface Options extends Omit<Settings, 'checkResponses' | 'clock'> {
  /** The number of worker processes. */
  readonly workers: number;
}

/** A parsed command line: the options of a service to start, or text to print, such as the help. */
export type CommandLine = { readonly serve: Options } | { readonly print: string };

const MAX_PORT = 65_535;

/** The upper bound of the options that limit a number of bytes in one request. */
const MAX_REQUEST_BYTES = 1_073_741_824;

/** The upper bound of the options that limit a number of resources. */
const MAX_RESOURCES = 1_000_000_000;

/** The largest integer that {@link parseInteger} accepts. */
const MAX_INTEGER = 999_999_999_999_999;

/** Returns the options of the listener, the data directory, the store and the served deployments. */
function storeOptions(): Option[] {
  return [
    option('--host <address>', 'Address to listen on').default(defaults.host).argParser(parseNonEmpty),
    option('--port <number>', 'Port to listen on. 0 picks a free port')
      .default(defaults.port)
      .argParser(parseInteger(0, MAX_PORT)),
    option('--data-dir <path>', 'Directory of the store, the credentials and the embedded engine')
      .default(defaults.dataDir)
      .argParser(parseNonEmpty),
    option(
      '--database-url <url>',
      'PostgreSQL database of the store, for example postgres://host:5432/database. Default: SQLite in the data directory',
    ).argParser(parseDatabaseUrl),
    option('--deployment <name>', `Deployments to serve: ${DEPLOYMENTS.join(', ')}`)
      .default(defaults.deployment)
      .argParser(parseChoice(DEPLOYMENTS)),
  ];
}

/** Returns the options that limit requests and the storage of tenants. */
function limitOptions(): Option[] {
  return [
    option('--max-body-bytes <number>', 'Maximum size of a request body in bytes')
      .default(defaults.maxBodyBytes)
      .argParser(parseInteger(1, MAX_REQUEST_BYTES)),
    option('--max-dashboard-bytes <number>', 'Maximum size of a dashboard in bytes of JSON')
      .default(defaults.maxDashboardBytes)
      .argParser(parseInteger(1, MAX_REQUEST_BYTES)),
    option('--max-dashboards <number>', 'Maximum number of dashboards of a tenant')
      .default(defaults.maxDashboards)
      .argParser(parseInteger(0, MAX_RESOURCES)),
    option('--max-alerts <number>', 'Maximum number of alerts of a tenant')
      .default(defaults.maxAlerts)
      .argParser(parseInteger(0, MAX_RESOURCES)),
    option('--max-webhooks <number>', 'Maximum number of webhooks of a tenant')
      .default(defaults.maxWebhooks)
      .argParser(parseInteger(0, MAX_RESOURCES)),
    option('--max-saved-searches <number>', 'Maximum number of saved searches of a tenant')
      .default(defaults.maxSavedSearches)
      .argParser(parseInteger(0, MAX_RESOURCES)),
    option('--max-stored-bytes <number>', 'Maximum number of bytes that a tenant stores')
      .default(defaults.maxStoredBytes)
      .argParser(parseInteger(0, MAX_INTEGER)),
    option(
      '--rate-limit <limits>',
      'Requests per credential: off, default, <requests>/<seconds>, or open-source=1000/60,managed=100/10',
    )
      .default(defaults.rateLimit)
      .argParser(parseRateLimit),
  ];
}

/** Returns the options that determine which clients may send requests, and in which form. */
function accessOptions(): Option[] {
  return [
    option('--trusted-proxies <list>', 'Addresses and CIDR ranges of proxies whose X-Forwarded-For header is trusted')
      .default(defaults.trustedProxies, 'none')
      .argParser(parseList),
    option(
      '--allowed-hosts <list>',
      'Host names to accept in requests for /metrics and /ready on a loopback address. Always accepted: localhost, loopback addresses and --host',
    )
      .default(defaults.allowedHosts, 'none')
      .argParser(parseList),
    option(
      '--max-connections-per-address <number>',
      'Maximum number of open connections of one client address. Trusted proxies have no limit',
    )
      .default(defaults.maxConnectionsPerAddress)
      .argParser(parseInteger(1, 1_000_000)),
    option('--cors-origin <list>', 'Origins that browsers may call the service from. * allows all')
      .default(defaults.corsOrigin, 'none')
      .argParser(parseList),
    option(
      '--aliases <file>',
      'JSON file with aliases that requests may use for paths, properties and headers',
    ).argParser(parseNonEmpty),
    option('--mcp <mode>', `Tools for agents at /mcp: ${MCP_MODES.join(', ')}`)
      .default(defaults.mcp)
      .argParser(parseChoice(MCP_MODES)),
    option('--metrics <access>', `Clients that may read /metrics: ${METRICS_ACCESS.join(', ')}`)
      .default(defaults.metrics)
      .argParser(parseChoice(METRICS_ACCESS)),
  ];
}

/** Returns the options of the telemetry engine and of the OTLP listeners. */
function telemetryOptions(): Option[] {
  return [
    option('--telemetry <switch>', 'off disables ingestion, charts, event search and alert evaluation')
      .default(defaults.telemetry)
      .argParser(parseChoice(ON_OFF)),
    option(
      '--clickhouse-url <url>',
      'ClickHouse server for telemetry, for example http://localhost:8123. Default: embedded engine',
    ).argParser(parseClickhouseUrl),
    clickhouseUserOption(),
    clickhousePasswordFileOption(),
    option('--clickhouse-cluster <name>', 'ClickHouse cluster to create tables on').argParser(parseNonEmpty),
    option(
      '--engine-memory <bytes>',
      'Memory limit of the embedded engine, for example 2GiB. Default: half of the container limit but at least 512MiB, or 2GiB without a limit',
    ).argParser(parseByteSize),
    option(
      '--self-telemetry <switch>',
      'on stores logs and traces of the requests to the service, for the first team and the operator. Default: on with the embedded engine and a data directory on disk, otherwise off',
    ).argParser(parseChoice(ON_OFF)),
    option(
      '--otlp-port <number>',
      'Port of OTLP over HTTP. 0 picks a free port. Default: 4318, or 0 if --port is 0',
    ).argParser(parseInteger(0, MAX_PORT)),
    option(
      '--otlp-grpc-port <number>',
      'Port of OTLP over gRPC, or off. 0 picks a free port. Default: off if --otlp-port is set, otherwise 4317, or 0 if --port is 0',
    ).argParser(parsePortOrOff),
  ];
}

/** Returns the options of the processes and their log. */
function processOptions(): Option[] {
  return [
    option(
      '--workers <number>',
      'Number of worker processes. More than 1 requires --database-url, and --clickhouse-url unless --telemetry is off',
    )
      .default(1)
      .argParser(parseInteger(1, 256)),
    option('--log-level <level>', `Minimum level of log lines: ${LOG_LEVELS.join(', ')}`)
      .default(defaults.logLevel)
      .argParser(parseChoice(LOG_LEVELS)),
  ];
}

/** Returns the options of database connections, notifications, the viewer and provisioning. */
function resourceOptions(): Option[] {
  return [
    option(
      '--secrets-key-file <path>',
      'File with the keys that encrypt the passwords of database connections. Default: secrets.key in the data directory. With --database-url there is no default, and storing a password requires this option',
    ).argParser(parseNonEmpty),
    webhookAllowOption(),
    smtpUrlOption(),
    smtpFromOption(),
    dashboardUrlOption(
      'Template of links in notifications of alerts on tiles: https://…/{dashboardId}?tile={tileId}&from={from}&to={to}. Default: the viewer, or the API if the viewer is off',
    ),
    option('--viewer <switch>', 'off does not serve the viewer of dashboards at /view/')
      .default(defaults.viewer)
      .argParser(parseChoice(ON_OFF)),
    publicUrlOption('Public URL of the service, for links. Default: the address that the service listens on'),
    timeZoneOption(),
    option(
      '--provision <folder>',
      'Folder with files of dashboards, alerts and other resources. They are applied at the start and on SIGHUP, to the first team or, if --deployment is managed, to the first service',
    ).argParser(parseNonEmpty),
  ];
}

/** Creates the command that starts the service, with all its options. */
export function createCommand(): Command {
  const command = new Command('observability-api').description(
    'Serves the observability API: the open source and the managed deployment.',
  );
  const options = [
    ...storeOptions(),
    ...limitOptions(),
    ...accessOptions(),
    ...telemetryOptions(),
    ...processOptions(),
    ...resourceOptions(),
  ];
  for (const item of options) command.addOption(item);
  return command
    .version(packageVersion(), '--version', 'Print the version')
    .helpOption('--help', 'Print this help')
    .addHelpText(
      'after',
      '\nCommands:\n  observability-api admin --help     Manage teams, keys, sources and backups\n  observability-api evaluate --once  Evaluate due alerts once, with or without a running service',
    )
    .allowExcessArguments(false)
    .exitOverride();
}

/** Throws StartupError if several workers would not share the store and the telemetry engine. */
function requireSharedStores({ workers, databaseUrl, telemetry, clickhouseUrl }: Options): void {
  if (workers === 1) return;
  if (databaseUrl === undefined) {
    throw new StartupError('More than one worker requires a shared store. Set --database-url, or remove --workers.');
  }
  if (telemetry === 'on' && clickhouseUrl === undefined) {
    throw new StartupError(
      'More than one worker requires a shared telemetry store. Set --clickhouse-url, or --telemetry off.',
    );
  }
}

/** Parses the arguments (without program and script) and the environment. Throws StartupError for invalid options. */
export function readOptions(argv: readonly string[]): CommandLine {
  const printed: string[] = [];
  const command = createCommand().configureOutput({
    writeOut: (text) => printed.push(text),
    writeErr: () => undefined,
  });
  try {
    command.parse(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { print: printed.join('') };
    // Omits the cause: its message contains the received value, which may be a password.
    throw new StartupError(usageMessage(error, command.args[0]));
  }
  const options = command.opts<Options>();
  requireSharedStores(options);
  return { serve: options };
}
