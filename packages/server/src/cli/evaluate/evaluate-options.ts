import { Command } from 'commander';
import { clickhouseUrl, dashboardUrl, databaseUrl, list, notEmpty, option } from '../options.ts';

/** What `observability-api evaluate` is told. */
export interface EvaluateOptions {
  readonly once?: true;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly clickhouseUrl?: string;
  readonly clickhouseUser?: string;
  readonly clickhousePasswordFile?: string;
  readonly clickhouseCluster?: string;
  readonly webhookAllow: readonly string[];
  readonly dashboardUrl?: string;
}

/** The command; `print` gets its help. */
export function evaluateCommand(print: (text: string) => void): Command {
  return new Command('observability-api evaluate')
    .description(
      'Evaluates the alerts that are due, notifies their webhooks, and ends. A service that runs does this every minute.',
    )
    .option('--once', 'say so: there is no other way yet')
    .addOption(option('--data-dir <path>', 'where the service keeps everything').default('./data').argParser(notEmpty))
    .addOption(option('--database-url <url>', 'postgres://… when it keeps everything there').argParser(databaseUrl))
    .addOption(option('--clickhouse-url <url>', 'http://… where telemetry is').argParser(clickhouseUrl))
    .addOption(option('--clickhouse-user <name>', 'who to be there; default when not given').argParser(notEmpty))
    .addOption(option('--clickhouse-password-file <path>', 'a file with the password').argParser(notEmpty))
    .addOption(
      option('--clickhouse-cluster <name>', 'the cluster that tables are made on, as for the service').argParser(
        notEmpty,
      ),
    )
    .addOption(
      option(
        '--webhook-allow <list>',
        'hosts, host:port and CIDR ranges that webhooks may reach besides public addresses',
      )
        .default([], 'public addresses, on ports 80, 443 and 1024 to 65535')
        .argParser(list),
    )
    .addOption(
      option('--dashboard-url <template>', 'where notifications link to, as for the service').argParser(dashboardUrl),
    )
    .helpOption('--help', 'print this help')
    .configureOutput({ writeOut: print, writeErr: () => undefined })
    .allowExcessArguments(false)
    .exitOverride();
}
