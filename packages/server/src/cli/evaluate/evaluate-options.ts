import { Command } from 'commander';
import { defaults, ON_OFF } from '../../app/server-options.ts';
import {
  clickhouseUrl,
  dashboardUrl,
  databaseUrl,
  list,
  notEmpty,
  option,
  parseChoice,
  publicUrl,
  smtpFromOption,
  smtpUrlOption,
  timeZoneOption,
} from '../options.ts';

/** The options of `observability-api evaluate`. */
export interface EvaluateOptions {
  readonly once?: true;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly clickhouseUrl?: string;
  readonly clickhouseUser?: string;
  readonly clickhousePasswordFile?: string;
  readonly clickhouseCluster?: string;
  readonly secretsKeyFile?: string;
  readonly webhookAllow: readonly string[];
  readonly smtpUrl?: string;
  readonly smtpFrom?: string;
  readonly dashboardUrl?: string;
  readonly timeZone?: string;
  readonly publicUrl?: string;
  readonly viewer: 'on' | 'off';
}

/** Creates the command. `print` receives its help. */
export function evaluateCommand(print: (text: string) => void): Command {
  return new Command('observability-api evaluate')
    .description(
      'Evaluates all due alerts, notifies their channels and exits. A running service does this every 30 seconds.',
    )
    .option('--once', 'Evaluate all due alerts once and exit (required)')
    .addOption(option('--data-dir <path>', 'Data directory of the service').default('./data').argParser(notEmpty))
    .addOption(
      option(
        '--database-url <url>',
        'PostgreSQL database of the service. Default: SQLite in the data directory',
      ).argParser(databaseUrl),
    )
    .addOption(
      option(
        '--clickhouse-url <url>',
        'ClickHouse server of the service, for example http://localhost:8123 (required)',
      ).argParser(clickhouseUrl),
    )
    .addOption(option('--clickhouse-user <name>', 'ClickHouse user. Default: default').argParser(notEmpty))
    .addOption(
      option('--clickhouse-password-file <path>', 'File with the password of the ClickHouse user').argParser(notEmpty),
    )
    .addOption(option('--clickhouse-cluster <name>', 'ClickHouse cluster, as for the service').argParser(notEmpty))
    .addOption(
      option(
        '--secrets-key-file <path>',
        'File with the keys for the passwords of connections, as for the service',
      ).argParser(notEmpty),
    )
    .addOption(
      option(
        '--webhook-allow <list>',
        'Hosts, host:port and CIDR ranges that webhooks and connections may reach in addition to public addresses',
      )
        .default([], 'public addresses on ports 80, 443 and 1024 to 65535')
        .argParser(list),
    )
    .addOption(smtpUrlOption())
    .addOption(smtpFromOption())
    .addOption(
      option('--dashboard-url <template>', 'Template of links in notifications, as for the service').argParser(
        dashboardUrl,
      ),
    )
    .addOption(timeZoneOption())
    .addOption(option('--public-url <url>', 'public URL of the service, as for the service').argParser(publicUrl))
    .addOption(
      option('--viewer <switch>', 'on: links in notifications lead to the viewer')
        .default(defaults.viewer)
        .argParser(parseChoice(ON_OFF)),
    )
    .helpOption('--help', 'Print this help')
    .configureOutput({ writeOut: print, writeErr: () => undefined })
    .allowExcessArguments(false)
    .exitOverride();
}
