import { Command } from 'commander';
import { defaults, ON_OFF } from '../../app/server-options.ts';
import { parseChoice, parseClickhouseUrl, parseNonEmpty } from '../option-parsers.ts';
import {
  clickhousePasswordFileOption,
  clickhouseUserOption,
  dashboardUrlOption,
  databaseUrlOption,
  dataDirOption,
  option,
  publicUrlOption,
  smtpFromOption,
  smtpUrlOption,
  timeZoneOption,
  webhookAllowOption,
} from '../shared-options.ts';

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
      'Evaluates due alerts, notifies their channels and exits. Alerts that remain after 45 seconds follow in the next run. A running service does this every 30 seconds.',
    )
    .option('--once', 'Evaluate due alerts once and exit (required)')
    .addOption(dataDirOption())
    .addOption(databaseUrlOption())
    .addOption(
      option(
        '--clickhouse-url <url>',
        'ClickHouse server of the service, for example http://localhost:8123 (required)',
      ).argParser(parseClickhouseUrl),
    )
    .addOption(clickhouseUserOption())
    .addOption(clickhousePasswordFileOption())
    .addOption(option('--clickhouse-cluster <name>', 'ClickHouse cluster, as for the service').argParser(parseNonEmpty))
    .addOption(
      option(
        '--secrets-key-file <path>',
        'File with the keys that encrypt the passwords of database connections, as for the service',
      ).argParser(parseNonEmpty),
    )
    .addOption(webhookAllowOption())
    .addOption(smtpUrlOption())
    .addOption(smtpFromOption())
    .addOption(dashboardUrlOption('Template of links in notifications, as for the service'))
    .addOption(timeZoneOption())
    .addOption(publicUrlOption('Public URL of the service, for links in notifications'))
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
