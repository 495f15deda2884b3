import { readFileSync } from 'node:fs';
import { nearest } from '@observability-api/schemas';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { linkTemplateError } from '../alerting/outbox/dashboard-link.ts';
import { DEPLOYMENTS, defaults, LOG_LEVELS, METRICS, type Settings, TELEMETRY } from '../app/server-options.ts';
import { StartupError } from '../domain/startup-error.ts';
import { parseRateLimits } from '../limits/rate-limit-option.ts';
import { redactPasswords } from './without-passwords.ts';

/** What the command line and the environment say. */
export interface Options extends Omit<Settings, 'checkResponses' | 'clock'> {
  /** How many processes serve. */
  readonly workers: number;
}

/** What the command line asks for: a service, or only a text such as the help. */
export type CommandLine = { readonly serve: Options } | { readonly print: string };

const ENVIRONMENT_PREFIX = 'OBSERVABILITY_API_';

function oneOf(choices: readonly string[]) {
  return (value: string): string => {
    if (choices.includes(value)) return value;
    const near = nearest(value, choices);
    throw new InvalidArgumentError(`expected ${choices.join(', ')}${near ? `; did you mean ${near}?` : ''}`);
  };
}

function wholeNumber(low: number, high: number) {
  return (value: string): number => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= low && number <= high) return number;
    throw new InvalidArgumentError(`expected a whole number from ${low} to ${high}`);
  };
}

/** Reads a text that is not blank. */
export function notEmpty(value: string): string {
  if (value.trim() !== '') return value;
  throw new InvalidArgumentError('expected a value that is not empty');
}

/** Reads the address of a PostgreSQL database. */
export function databaseUrl(value: string): string {
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('expected an address such as postgres://host:5432/database');
}

/** Reads the address of a ClickHouse. */
export function clickhouseUrl(value: string): string {
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('expected an address such as http://host:8123');
}

/** Reads a template of links to dashboards. */
export function dashboardUrl(value: string): string {
  const fault = linkTemplateError(value);
  if (fault === undefined) return value;
  throw new InvalidArgumentError(fault);
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

/** Reads what commas separate. */
export function list(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** An option that the environment can set too, under its name in capitals. */
export function option(flags: string, description: string): Option {
  const result = new Option(flags, description);
  return result.env(ENVIRONMENT_PREFIX + result.name().replaceAll('-', '_').toUpperCase());
}

/** The version of the package. */
export function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
}

function command(): Command {
  return new Command('observability-api')
    .description('Serves the observability API, the open source deployment and the managed one.')
    .addOption(option('--host <address>', 'address to listen on').default(defaults.host).argParser(notEmpty))
    .addOption(option('--port <number>', '0 picks a free one').default(defaults.port).argParser(wholeNumber(0, 65_535)))
    .addOption(option('--data-dir <path>', 'where everything is kept').default(defaults.dataDir).argParser(notEmpty))
    .addOption(
      option('--database-url <url>', 'postgres://… keeps everything there, for any number of processes').argParser(
        databaseUrl,
      ),
    )
    .addOption(
      option('--deployment <name>', DEPLOYMENTS.join(', ')).default(defaults.deployment).argParser(oneOf(DEPLOYMENTS)),
    )
    .addOption(
      option('--max-body-bytes <number>', 'largest request body')
        .default(defaults.maxBodyBytes)
        .argParser(wholeNumber(1, 1_073_741_824)),
    )
    .addOption(
      option('--max-dashboard-bytes <number>', 'largest dashboard, in bytes of JSON')
        .default(defaults.maxDashboardBytes)
        .argParser(wholeNumber(1, 1_073_741_824)),
    )
    .addOption(
      option('--max-dashboards <number>', 'dashboards of a tenant')
        .default(defaults.maxDashboards)
        .argParser(wholeNumber(0, 1_000_000_000)),
    )
    .addOption(
      option('--max-alerts <number>', 'alerts of a tenant')
        .default(defaults.maxAlerts)
        .argParser(wholeNumber(0, 1_000_000_000)),
    )
    .addOption(
      option('--max-webhooks <number>', 'webhooks of a tenant')
        .default(defaults.maxWebhooks)
        .argParser(wholeNumber(0, 1_000_000_000)),
    )
    .addOption(
      option('--max-stored-bytes <number>', 'bytes that a tenant stores')
        .default(defaults.maxStoredBytes)
        .argParser(wholeNumber(0, 999_999_999_999_999)),
    )
    .addOption(
      option('--rate-limit <limits>', 'off, <requests>/<seconds>, or open-source=1000/60,managed=100/10')
        .default(defaults.rateLimit)
        .argParser(rateLimit),
    )
    .addOption(
      option('--trusted-proxies <list>', 'addresses and CIDR ranges whose X-Forwarded-For is believed')
        .default(defaults.trustedProxies, 'none')
        .argParser(list),
    )
    .addOption(
      option('--allowed-hosts <list>', 'host names besides localhost for /metrics and /ready on a loopback address')
        .default(defaults.allowedHosts, 'none')
        .argParser(list),
    )
    .addOption(
      option('--max-connections-per-address <number>', 'open connections of one client address; not of trusted proxies')
        .default(defaults.maxConnectionsPerAddress)
        .argParser(wholeNumber(1, 1_000_000)),
    )
    .addOption(
      option('--cors-origin <list>', 'origins whose pages may call from a browser; * is any')
        .default(defaults.corsOrigin, 'none')
        .argParser(list),
    )
    .addOption(
      option('--metrics <who>', `who may read /metrics: ${METRICS.join(', ')}`)
        .default(defaults.metrics)
        .argParser(oneOf(METRICS)),
    )
    .addOption(
      option('--telemetry <switch>', 'off: no telemetry is taken in and no chart answered')
        .default(defaults.telemetry)
        .argParser(oneOf(TELEMETRY)),
    )
    .addOption(
      option('--clickhouse-url <url>', 'http://… keeps telemetry there and not in the data directory').argParser(
        clickhouseUrl,
      ),
    )
    .addOption(option('--clickhouse-user <name>', 'who to be there; default when not given').argParser(notEmpty))
    .addOption(option('--clickhouse-password-file <path>', 'a file with the password').argParser(notEmpty))
    .addOption(option('--clickhouse-cluster <name>', 'the cluster that tables are made on').argParser(notEmpty))
    .addOption(
      option(
        '--engine-memory <bytes>',
        'memory of the embedded engine, such as 2GiB; half of the container limit or 2GiB when not given',
      ).argParser(byteSize),
    )
    .addOption(
      option(
        '--self-telemetry <switch>',
        'on: the service writes its own requests as logs and traces, for the first team and the operator',
      ).argParser(oneOf(TELEMETRY)),
    )
    .addOption(
      option('--otlp-port <number>', 'takes telemetry in; 4318 when not given, 0 picks a free one').argParser(
        wholeNumber(0, 65_535),
      ),
    )
    .addOption(
      option('--workers <number>', 'processes that serve; more than one needs --database-url and --clickhouse-url')
        .default(1)
        .argParser(wholeNumber(1, 256)),
    )
    .addOption(
      option('--log-level <level>', LOG_LEVELS.join(', ')).default(defaults.logLevel).argParser(oneOf(LOG_LEVELS)),
    )
    .addOption(
      option(
        '--webhook-allow <list>',
        'hosts, host:port and CIDR ranges that webhooks may reach besides public addresses',
      )
        .default(defaults.webhookAllow, 'public addresses, on ports 80, 443 and 1024 to 65535')
        .argParser(list),
    )
    .addOption(
      option(
        '--dashboard-url <template>',
        'where notifications link to: https://…/{dashboardId}?tile={tileId}&from={from}&to={to}',
      ).argParser(dashboardUrl),
    )
    .version(version(), '--version', 'print the version')
    .helpOption('--help', 'print this help')
    .addHelpText(
      'after',
      '\nobservability-api admin --help says how to make teams and keys, and take backups.\nobservability-api evaluate --once evaluates alerts beside a service or without one.',
    )
    .allowExcessArguments(false)
    .exitOverride();
}

/** What was given for an address is not shown: where it is misspelt, a password may be anywhere in it. */
function withoutAddress(message: string): string {
  return message.replace(
    /(option '--\w+-url <url>') (?:value|argument) '.*?'( from env '\w+')? is invalid/s,
    '$1$2 is invalid',
  );
}

/** Commander says `error: …` and puts a hint on a line of its own; here it becomes one sentence. */
export function usageMessage({ code, message }: CommanderError): string {
  if (code === 'commander.excessArguments') return 'There are only options, no arguments: see --help.';
  const text = redactPasswords(withoutAddress(message))
    .replace(/^error: /, '')
    .replace(/\n\((Did you mean .*\?)\)$/, (_, hint: string) => `: ${hint.replace('Did', 'did')}`)
    .replace('is invalid. ', 'is invalid: ')
    .replace(/ argument missing$/, ' needs a value');
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.?]$/.test(text) ? '' : '.');
}

/** Reads the arguments (without program and script) and the environment. Throws StartError for what it cannot read. */
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
    // Without its cause, whose text has what was given, a password perhaps.
    throw new StartupError(usageMessage(error));
  }
  const options = program.opts<Options>();
  if (options.workers > 1 && options.databaseUrl === undefined) {
    throw new StartupError(
      'More than one worker needs a store that they share: give --database-url, or leave out --workers.',
    );
  }
  if (options.workers > 1 && options.telemetry === 'on' && options.clickhouseUrl === undefined) {
    throw new StartupError(
      'More than one worker needs telemetry that they share: give --clickhouse-url, or --telemetry off.',
    );
  }
  return { serve: options };
}
