const prefix = 'observability-api.';

/** What was chosen on an earlier page. A browser may refuse to keep anything; then there is no earlier choice. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice for the next page, where the browser allows it. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // The choice holds for this page.
  }
}
