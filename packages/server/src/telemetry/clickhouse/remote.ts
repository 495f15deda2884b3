import { StartupError } from '../../domain/errors.ts';
import { createClient } from './client.ts';
import type { Engine } from './engine.ts';
import { fairEngine, totalSlots } from './fair-engine.ts';

/** A ClickHouse server, or a cluster behind one address. */
export interface RemoteOptions {
  /** `http://…` or `https://…`. */
  readonly url: string;
  /** Ignored if the URL has a user name. @default 'default' */
  readonly user?: string;
  /** Ignored if the URL has a password. @default no password */
  readonly password?: string;
  /** The cluster on which tables are created. */
  readonly cluster?: string;
}

/** The maximum number of statements of each workload that this process runs concurrently on a server. */
const SLOTS = { charts: 16, alerts: 8, system: 8 } as const;

/** Decodes the user name or the password of a URL. Throws StartupError. */
function decodeCredential(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StartupError(
      'Invalid ClickHouse URL in --clickhouse-url. Expected %25 instead of % in the user name and the password.',
    );
  }
}

/** Connects to a ClickHouse server. Statements throw UnavailableError while it is down. Throws StartupError for an invalid URL. */
export function openRemote({ url, user = 'default', password = '' }: RemoteOptions): Engine {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartupError(
      'Invalid ClickHouse URL in --clickhouse-url. Expected a valid URL that starts with http:// or https://.',
    );
  }
  const { origin, pathname, search, hash, username, password: passwordInUrl } = new URL(url);
  if (search !== '' || hash !== '') {
    throw new StartupError(
      'Invalid ClickHouse URL in --clickhouse-url. Expected a URL without a query string (?) or fragment (#).',
    );
  }
  const address = {
    url: origin + pathname,
    user: username ? decodeCredential(username) : user,
    password: passwordInUrl ? decodeCredential(passwordInUrl) : password,
  };
  return fairEngine(createClient(address, { maxStatements: totalSlots(SLOTS) }), SLOTS);
}
