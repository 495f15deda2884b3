const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Parses an http or https URL. Returns undefined for any other text. */
export function parseHttpUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  return url && Object.hasOwn(DEFAULT_PORTS, url.protocol) ? url : undefined;
}

/** Returns the host of a URL: a host name, or an IP address without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Returns the port of an http or https URL. */
export function portOf({ port, protocol }: URL): number {
  return port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port);
}

/** Returns true if a URL contains a user name or a password. */
export function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}
