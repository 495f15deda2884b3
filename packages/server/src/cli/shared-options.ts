import { Option } from 'commander';
import {
  parseDatabaseUrl,
  parseLinkTemplate,
  parseList,
  parseMailAddress,
  parseNonEmpty,
  parseOrigin,
  parseSmtpUrl,
  parseTimeZone,
} from './option-parsers.ts';

const ENVIRONMENT_PREFIX = 'OBSERVABILITY_API_';

/** Creates an option that can also be set by the environment variable `OBSERVABILITY_API_<NAME>`. */
export function option(flags: string, description: string): Option {
  const result = new Option(flags, description);
  return result.env(ENVIRONMENT_PREFIX + result.name().replaceAll('-', '_').toUpperCase());
}

/** Creates the option `--data-dir` of a command that uses the store of a service. */
export function dataDirOption(): Option {
  return option('--data-dir <path>', 'Data directory of the service').default('./data').argParser(parseNonEmpty);
}

/** Creates the option `--database-url` of a command that uses the store of a service. */
export function databaseUrlOption(): Option {
  return option(
    '--database-url <url>',
    'PostgreSQL database of the service. Default: SQLite in the data directory',
  ).argParser(parseDatabaseUrl);
}

/** Creates the option `--clickhouse-user`. */
export function clickhouseUserOption(): Option {
  return option('--clickhouse-user <name>', 'ClickHouse user. Default: default').argParser(parseNonEmpty);
}

/** Creates the option `--clickhouse-password-file`. */
export function clickhousePasswordFileOption(): Option {
  return option('--clickhouse-password-file <path>', 'File with the password of the ClickHouse user').argParser(
    parseNonEmpty,
  );
}

/** Creates the option `--webhook-allow`. */
export function webhookAllowOption(): Option {
  return option(
    '--webhook-allow <list>',
    'Hosts, host:port and CIDR ranges that webhooks and database connections may reach in addition to public addresses',
  )
    .default([], 'public addresses on ports 80, 443 and 1024 to 65535')
    .argParser(parseList);
}

/** Creates the option `--smtp-url`. */
export function smtpUrlOption(): Option {
  return option(
    '--smtp-url <url>',
    'Mail server of e-mail channels: smtp://user:password@mail.example.org:587, or smtps:// for TLS from the start. Requires --smtp-from. Default: no e-mails',
  ).argParser(parseSmtpUrl);
}

/** Creates the option `--smtp-from`. */
export function smtpFromOption(): Option {
  return option('--smtp-from <address>', 'Address of the sender of e-mails. Required with --smtp-url').argParser(
    parseMailAddress,
  );
}

/** Creates the option `--dashboard-url`. */
export function dashboardUrlOption(description: string): Option {
  return option('--dashboard-url <template>', description).argParser(parseLinkTemplate);
}

/** Creates the option `--public-url`. */
export function publicUrlOption(description: string): Option {
  return option('--public-url <url>', description).argParser(parseOrigin);
}

/** Creates the option `--time-zone`. */
export function timeZoneOption(): Option {
  return option(
    '--time-zone <name>',
    'Time zone of the times in notifications, for example Europe/Berlin. Default: UTC',
  ).argParser(parseTimeZone);
}
