/** Throws a TypeError in a browser, where every visitor can read the credentials of the client. */
export function assertNotBrowser(allowed: boolean | undefined): void {
  if (allowed || !isBrowser()) return;
  throw new TypeError('Browsers expose the API key. Use a server, or set `dangerouslyAllowBrowser: true`.');
}

/**
 * Returns the `User-Agent` header, or no header if it is disabled. A browser sets its own; another value would require a
 * CORS preflight.
 */
export function userAgentHeaders(enabled: boolean | undefined, value: string): Record<string, string> {
  return enabled === false || isBrowser() ? {} : { 'user-agent': value };
}

/** Returns true in a page or a worker of a browser. Other runtimes do not claim to be Mozilla. */
function isBrowser(): boolean {
  return globalThis.navigator?.userAgent?.startsWith('Mozilla/') === true;
}
