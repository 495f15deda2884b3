/** Whether this is a page or a worker of a browser: only they still say that they are Mozilla. */
export function isBrowser(): boolean {
  return globalThis.navigator?.userAgent?.startsWith('Mozilla/') === true;
}

/** Throws a TypeError in a browser, where everybody can read what the client signs with. */
export function refuseBrowser(allowed: boolean | undefined): void {
  if (allowed || !isBrowser()) return;
  throw new TypeError(
    'Everybody can read the key in a browser: call from a server, or set `dangerouslyAllowBrowser: true`.',
  );
}
