import { ApiError, ConnectionError, TimeoutError } from '@observability-api/open-source';
import { showToast } from '../parts/toast.tsx';

interface ErrorText {
  readonly summary: string;
  readonly details: readonly string[];
}

/** Returns true if an issue is in the filters of the page: `where` and `filters` of the request, as opposed to filters in the tile. */
function isOfFilter({ pointer = '' }: { readonly pointer?: string | undefined }): boolean {
  return /^\/(where|filters)\b/.test(pointer);
}

/** Formats an issue. Omits `/tile/` or `/tile/config/` at the start of its pointer, because a tile displays only its own issues. */
function issueText({ pointer, message }: { readonly pointer?: string | undefined; readonly message: string }): string {
  const place = pointer?.replace(/^\/tile\/(config\/)?/, '');
  return place ? `${place}: ${message}` : message;
}

/**
 * Formats an error for display: a sentence, and one line for each issue of the request. If `omitsFilters` is true, it omits the issues in
 * the filters of the page.
 */
export function errorText(error: unknown, omitsFilters = false): ErrorText {
  if (error instanceof ConnectionError) return { summary: 'The service does not respond.', details: [] };
  if (error instanceof TimeoutError) return { summary: 'The service did not respond in time.', details: [] };
  if (error instanceof ApiError) {
    const issues = omitsFilters ? error.issues.filter((issue) => !isOfFilter(issue)) : error.issues;
    // The method and the path are of no use to the user of a page.
    if (issues.length === 0) return { summary: error.message.replace(/^[A-Z]+ \S+: \d+ /, ''), details: [] };
    return {
      summary: issues.length === 1 ? 'The service rejected the request:' : `The service found ${issues.length} issues:`,
      details: issues.map(issueText),
    };
  }
  return { summary: error instanceof Error ? error.message : String(error), details: [] };
}

/** Returns the messages of the issues in the filters of the page. */
export function filterIssues(error: unknown): readonly string[] {
  return error instanceof ApiError ? error.issues.filter(isOfFilter).map(({ message }) => message) : [];
}

/** Returns true if a resource does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Displays an error of an action as a toast. `action` is an optional sentence that says which action failed. */
export function showError(error: unknown, action = ''): void {
  const { summary, details } = errorText(error);
  showToast([action, summary, ...details].join(' ').trim());
}
