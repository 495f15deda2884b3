import { nearest } from '@observability-api/schemas';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { linkTemplateError } from '../alerting/outbox/alert-link.ts';
import { parsePublicUrl } from '../app/public-url.ts';
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
import { redactPasswords } from '../domain/secrets.ts';
import { isTimeZone } from '../domain/time-zone.ts';
import { parseRateLimits } from '../limits/rate-limit-option.ts';

/** The options of the service from the command line and the environment. */
export interface Options extends Omit<Settings, 'checkResponses' | 'clock'> {
  /** The number of worker processes. */
  readonly workers: number;
}

/** A parsed command line: the options of a service to start, or text to print, such as the help. */
export type CommandLine = { readonly serve: Options } | { readonly print: string };

const ENVIRONMENT_PREFIX = 'OBSERVABILITY_API_';

/** Returns a parser of the choices. It throws InvalidArgumentError with the most similar choice. */
export function parseChoice(choices: readonly string[]) {
  return (value: string): string => {
    if (choices.includes(value)) return value;
    const suggestion = nearest(value, choices);
    throw new InvalidArgumentError(
      `expected ${choices.join(', ')}${suggestion ? `; did you mean ${suggestion}?` : ''}`,
    );
  };
}

function parseInteger(minimum: number, maximum: number) {
  return (value: string): number => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    throw new InvalidArgumentError(`expected an integer from ${minimum} to ${maximum}`);
  };
}

function portOrOff(value: string): number | 'off' {
  if (value === 'off') return value;
  try {
    return parseInteger(0, 65_535)(value);
  } catch {
    throw new InvalidArgumentError('expected off or an integer from 0 to 65535');
  }
}

/** Returns the value. Throws InvalidArgumentError if it is blank. */
export function notEmpty(value: string): string {
  if (value.trim() !== '') return value;
  throw new InvalidArgumentError('expected a non-empty value');
}

/** Returns the value. Throws InvalidArgumentError if it is not a PostgreSQL URL. */
export function databaseUrl(value: string): string {
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('expected a URL such as postgres://host:5432/database');
}

/** Returns the value. Throws InvalidArgumentError if it is not an HTTP URL. */
export function clickhouseUrl(value: string): string {
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('expected a URL such as http://host:8123');
}

/** Returns the origin of a URL. Throws InvalidArgumentError if it is not the origin of an HTTP URL. */
export function publicUrl(value: string): string {
  try {
    return parsePublicUrl(value);
  } catch {
    throw new InvalidArgumentError('expected an origin such as https://observability.example.org');
  }
}

/** Returns the value. Throws InvalidArgumentError if it is not a template of dashboard links. */
export function dashboardUrl(value: string): string {
  const message = linkTemplateError(value);
  if (message === undefined) return value;
  throw new InvalidArgumentError(message);
}

/** Creates the option `--time-zone`. */
export function timeZoneOption(): Option {
  return option(
    '--time-zone <name>',
    'Time zone of the times in notifications, for example Europe/Berlin. Default: UTC',
  ).argParser((value: string) => {
    if (isTimeZone(value)) return value;
    throw new InvalidArgumentError('expected an IANA time zone such as UTC or Europe/Berlin');
  });
}

/** Creates the option `--smtp-url`. */
export function smtpUrlOption(): Option {
  return option(
    '--smtp-url <url>',
    'Mail server of e-mail channels: smtp://user:password@mail.example.org:587, or smtps:// for TLS from the start. Requires --smtp-from. Default: no e-mails',
  ).argParser((value: string) => {
    if (/^smtps?:\/\/[^/?#]/.test(value) && URL.canParse(value)) return value;
    throw new InvalidArgumentError('expected a URL such as smtp://user:password@mail.example.org:587');
  });
}

/** Creates the option `--smtp-from`. */
export function smtpFromOption(): Option {
  return option('--smtp-from <address>', 'Address of the sender of e-mails').argParser((value: string) => {
    if (/^[^\s@]+@[^\s@]+$/.test(value)) return value;
    throw new InvalidArgumentError('expected an address such as alerts@example.org');
  });
}

const BYTE_UNITS: Readonly<Record<string, number>> = { K: 1024, M: 1024 ** 2, G: 1024 ** 3 };

/** Parses a number of bytes such as `1536MiB`, `2GiB` or `2G`. Units are powers of 1024. */
function byteSize(value: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,15})(?:([KMG])(?:i?B)?)?$/i.exec(value) ?? [];
  const size = Number(digits) * (BYTE_UNITS[unit.toUpperCase()] ?? 1);
  if (digits !== '' && Number.isSafeInteger(size)) return size;
  throw new InvalidArgumentError('expected a number of bytes such as 2GiB or 1536MiB');
}

function rateLimit(value: string): string {
  try {
    parseRateLimits(value);
    return value;
  } catch {
    throw new InvalidArgumentError(
      'expected off, default, <requests>/<seconds>, or open-source=<requests>/<seconds>,managed=<requests>/<seconds>',
    );
  }
}

/** Parses a comma-separated list. Trims the items and skips empty ones. */
export function list(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Creates an option that can also be set by the environment variable `OBSERVABILITY_API_<NAME>`. */
export function option(flags: string, description: string): Option {
  const result = new Option(flags, description);
  return result.env(ENVIRONMENT_PREFIX + result.name().replaceAll('-', '_').toUpperCase());
}

function command(): Command {
  return new Command('observability-api')
    .description('Serves the observability API: the open source and the managed deployment.')
    .addOption(option('--host <address>', 'Address to listen on').default(defaults.host).argParser(notEmpty))
    .addOption(
      option('--port <number>', 'Port to listen on. 0 picks a free port')
        .default(defaults.port)
        .argParser(parseInteger(0, 65_535)),
    )
    .addOption(
      option('--data-dir <path>', 'Directory of the store, the credentials and the embedded engine')
        .default(defaults.dataDir)
        .argParser(notEmpty),
    )
    .addOption(
      option(
        '--database-url <url>',
        'PostgreSQL database of the store, for example postgres://host:5432/database. Default: SQLite in the data directory',
      ).argParser(databaseUrl),
    )
    .addOption(
      option('--deployment <name>', `Deployments to serve: ${DEPLOYMENTS.join(', ')}`)
        .default(defaults.deployment)
        .argParser(parseChoice(DEPLOYMENTS)),
    )
    .addOption(
      option('--max-body-bytes <number>', 'Maximum size of a request body in bytes')
        .default(defaults.maxBodyBytes)
        .argParser(parseInteger(1, 1_073_741_824)),
    )
    .addOption(
      option('--max-dashboard-bytes <number>', 'Maximum size of a dashboard in bytes of JSON')
        .default(defaults.maxDashboardBytes)
        .argParser(parseInteger(1, 1_073_741_824)),
    )
    .addOption(
      option('--max-dashboards <number>', 'Maximum number of dashboards of a tenant')
        .default(defaults.maxDashboards)
        .argParser(parseInteger(0, 1_000_000_000)),
    )
    .addOption(
      option('--max-alerts <number>', 'Maximum number of alerts of a tenant')
        .default(defaults.maxAlerts)
        .argParser(parseInteger(0, 1_000_000_000)),
    )
    .addOption(
      option('--max-webhooks <number>', 'Maximum number of webhooks of a tenant')
        .default(defaults.maxWebhooks)
        .argParser(parseInteger(0, 1_000_000_000)),
    )
    .addOption(
      option('--max-saved-searches <number>', 'Maximum number of saved searches of a tenant')
        .default(defaults.maxSavedSearches)
        .argParser(parseInteger(0, 1_000_000_000)),
    )
    .addOption(
      option('--max-stored-bytes <number>', 'Maximum number of bytes that a tenant stores')
        .default(defaults.maxStoredBytes)
        .argParser(parseInteger(0, 999_999_999_999_999)),
    )
    .addOption(
      option(
        '--rate-limit <limits>',
        'Requests per credential: off, default, <requests>/<seconds>, or open-source=1000/60,managed=100/10',
      )
        .default(defaults.rateLimit)
        .argParser(rateLimit),
    )
    .addOption(
      option('--trusted-proxies <list>', 'Addresses and CIDR ranges of proxies whose X-Forwarded-For header is trusted')
        .default(defaults.trustedProxies, 'none')
        .argParser(list),
    )
    .addOption(
      option(
        '--allowed-hosts <list>',
        'Host names, in addition to localhost, that may request /metrics and /ready on a loopback address',
      )
        .default(defaults.allowedHosts, 'none')
        .argParser(list),
    )
    .addOption(
      option(
        '--max-connections-per-address <number>',
        'Maximum number of open connections of one client address. Trusted proxies have no limit',
      )
        .default(defaults.maxConnectionsPerAddress)
        .argParser(parseInteger(1, 1_000_000)),
    )
    .addOption(
      option('--cors-origin <list>', 'Origins that browsers may call the service from. * allows all')
        .default(defaults.corsOrigin, 'none')
        .argParser(list),
    )
    .addOption(
      option(
        '--aliases <file>',
        'JSON file with another spelling of paths, properties and headers that requests may use',
      ).argParser(notEmpty),
    )
    .addOption(
      option('--mcp <mode>', `Tools for agents at /mcp: ${MCP_MODES.join(', ')}`)
        .default(defaults.mcp)
        .argParser(parseChoice(MCP_MODES)),
    )
    .addOption(
      option('--metrics <who>', `Clients that may read /metrics: ${METRICS_ACCESS.join(', ')}`)
        .default(defaults.metrics)
        .argParser(parseChoice(METRICS_ACCESS)),
    )
    .addOption(
      option('--telemetry <switch>', 'off disables ingestion, charts and alert evaluation')
        .default(defaults.telemetry)
        .argParser(parseChoice(ON_OFF)),
    )
    .addOption(
      option(
        '--clickhouse-url <url>',
        'ClickHouse server for telemetry, for example http://localhost:8123. Default: embedded engine',
      ).argParser(clickhouseUrl),
    )
    .addOption(option('--clickhouse-user <name>', 'ClickHouse user. Default: default').argParser(notEmpty))
    .addOption(
      option('--clickhouse-password-file <path>', 'File with the password of the ClickHouse user').argParser(notEmpty),
    )
    .addOption(option('--clickhouse-cluster <name>', 'ClickHouse cluster to create tables on').argParser(notEmpty))
    .addOption(
      option(
        '--engine-memory <bytes>',
        'Memory limit of the embedded engine, for example 2GiB. Default: half of the container limit, or 2GiB',
      ).argParser(byteSize),
    )
    .addOption(
      option(
        '--self-telemetry <switch>',
        'on stores the requests of the service as logs and traces, for the first team and the operator',
      ).argParser(parseChoice(ON_OFF)),
    )
    .addOption(
      option('--otlp-port <number>', 'Port of OTLP over HTTP. 0 picks a free port. Default: 4318').argParser(
        parseInteger(0, 65_535),
      ),
    )
    .addOption(
      option(
        '--otlp-grpc-port <number>',
        'Port of OTLP over gRPC, or off. 0 picks a free port. Default: 4317, or off if only --otlp-port is set',
      ).argParser(portOrOff),
    )
    .addOption(
      option(
        '--workers <number>',
        'Number of worker processes. More than 1 requires --database-url and --clickhouse-url',
      )
        .default(1)
        .argParser(parseInteger(1, 256)),
    )
    .addOption(
      option('--log-level <level>', `Minimum level of log lines: ${LOG_LEVELS.join(', ')}`)
        .default(defaults.logLevel)
        .argParser(parseChoice(LOG_LEVELS)),
    )
    .addOption(
      option(
        '--secrets-key-file <path>',
        'File with the keys for the passwords of connections. Default: secrets.key in the data directory; required for passwords with --database-url',
      ).argParser(notEmpty),
    )
    .addOption(
      option(
        '--webhook-allow <list>',
        'Hosts, host:port and CIDR ranges that webhooks and connections may reach in addition to public addresses',
      )
        .default(defaults.webhookAllow, 'public addresses on ports 80, 443 and 1024 to 65535')
        .argParser(list),
    )
    .addOption(smtpUrlOption())
    .addOption(smtpFromOption())
    .addOption(
      option(
        '--dashboard-url <template>',
        'Template of links in notifications: https://…/{dashboardId}?tile={tileId}&from={from}&to={to}',
      ).argParser(dashboardUrl),
    )
    .addOption(
      option('--viewer <switch>', 'off does not serve the viewer of dashboards at /view/')
        .default(defaults.viewer)
        .argParser(parseChoice(ON_OFF)),
    )
    .addOption(
      option(
        '--public-url <url>',
        'public URL of the service, for links. Default: the address that the service listens on',
      ).argParser(publicUrl),
    )
    .addOption(timeZoneOption())
    .addOption(
      option(
        '--provision <folder>',
        'Folder with monitoring files to apply to the first team at the start and on SIGHUP',
      ).argParser(notEmpty),
    )
    .version(packageVersion(), '--version', 'Print the version')
    .helpOption('--help', 'Print this help')
    .addHelpText(
      'after',
      '\nCommands:\n  observability-api admin --help     Manage teams, keys, sources and backups\n  observability-api evaluate --once  Evaluate due alerts once, with or without a running service',
    )
    .allowExcessArguments(false)
    .exitOverride();
}

/** Removes the received value of URL options from a message, because an invalid URL may contain a password anywhere. */
function withoutAddress(message: string): string {
  return message.replace(
    /(option '--\w+-url <url>') (?:value|argument) '.*?'( from env '\w+')? is invalid/s,
    '$1$2 is invalid',
  );
}

/** Returns a usage error of Commander as one line without the prefix `error:`, without passwords. */
export function usageMessage({ code, message }: CommanderError): string {
  if (code === 'commander.excessArguments') return 'Unexpected argument. This command has only options. See --help.';
  const text = redactPasswords(withoutAddress(message))
    .replace(/^error: /, '')
    .replace(/\n\((Did you mean .*\?)\)$/, (_, hint: string) => `: ${hint.replace('Did', 'did')}`)
    .replace('is invalid. ', 'is invalid: ')
    .replace(/ argument missing$/, ' requires a value');
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.?]$/.test(text) ? '' : '.');
}

/** Parses the arguments (without program and script) and the environment. Throws StartupError for invalid options. */
export function readOptions(argv: readonly string[]): CommandLine {
  const printed: string[] = [];
  const program = command().configureOutput({
    writeOut: (text) => printed.push(text),
    writeErr: () => undefined,
  });
  try {
    program.parse(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { print: printed.join('') };
    // Omits the cause: its message contains the received value, which may be a password.
    throw new StartupError(usageMessage(error));
  }
  const options = program.opts<Options>();
  if (options.workers > 1 && options.databaseUrl === undefined) {
    throw new StartupError('More than one worker requires a shared store. Set --database-url, or remove --workers.');
  }
  if (options.workers > 1 && options.telemetry === 'on' && options.clickhouseUrl === undefined) {
    throw new StartupError(
      'More than one worker requires a shared telemetry store. Set --clickhouse-url, or --telemetry off.',
    );
  }
  return { serve: options };
}
