/** Whether this is a page or a worker of a browser: only they still say that they are Mozilla. */
export function isBrowser(): boolean {
  return globalThis.navigator?.userAgent?.startsWith('Mozilla/') === true;
}

/** Throws a TypeError in a browser, where everybody can read what the client signs with. */
export function refuseBrowser(allowed: boolean | undefined): void {
  if (allowed || !isBrowser()) return;
  throw new TypeError(
    'In a browser everybody can read the key. Call the service from a server, or set `dangerouslyAllowBrowser: true`.',
  );
}
