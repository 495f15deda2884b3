/** Throws a TypeError in a browser unless `allowed` is true. Every visitor of a page can read the credentials of its client. */
export function assertNotBrowser(allowed: boolean | undefined): void {
  if (allowed || !isBrowser()) return;
  throw new TypeError('Browsers expose the API key. Use a server, or set `dangerouslyAllowBrowser: true`.');
}

/**
 * Returns the `User-Agent` header. Returns no header if it is disabled, and none in a browser: a browser sends its own, and the CORS
 * policy of a server can reject another one.
 */
export function userAgentHeaders(enabled: boolean | undefined, value: string): Record<string, string> {
  return enabled === false || isBrowser() ? {} : { 'user-agent': value };
}

/** Returns true in a page or a worker of a browser. The `navigator.userAgent` of other runtimes does not start with `Mozilla/`. */
function isBrowser(): boolean {
  return globalThis.navigator?.userAgent?.startsWith('Mozilla/') === true;
}
