/** Whether this is a page or a worker of a browser: only they still say that they are Mozilla. */
export function isBrowser(): boolean {
  return globalThis.navigator?.userAgent?.startsWith('Mozilla/') === true;
}

/** Throws a TypeError in a browser, where everybody can read what the client signs with. */
export function refuseBrowser(allowed: boolean | undefined): void {
  if (allowed || !isBrowser()) return;
  throw new TypeError('A browser shows the key to everybody: use a server, or set `dangerouslyAllowBrowser: true`.');
}
