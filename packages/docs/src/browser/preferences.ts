const prefix = 'observability-api.';

/** Returns a stored preference; undefined if there is none or the browser blocks storage. */
export function readPreference(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a preference, if the browser allows it. */
export function storePreference(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // The preference applies to this page only.
  }
}
