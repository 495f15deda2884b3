import { ApiError, ConnectionError, TimeoutError } from '@observability-api/open-source';
import { showToast } from '../parts/toast.tsx';

/** Formats an error for display: a sentence, and one line for each issue of the request. */
export function errorText(error: unknown): { readonly summary: string; readonly details: readonly string[] } {
  if (error instanceof ConnectionError) return { summary: 'The service does not respond.', details: [] };
  if (error instanceof TimeoutError) return { summary: 'The service did not respond in time.', details: [] };
  if (error instanceof ApiError) {
    const { issues } = error;
    // The method and the path are of no use to the user of a page.
    if (issues.length === 0) return { summary: error.message.replace(/^[A-Z]+ \S+: \d+ /, ''), details: [] };
    return {
      summary: issues.length === 1 ? 'The service rejected the request:' : `The service found ${issues.length} issues:`,
      details: issues.map(({ pointer, message }) => (pointer ? `${pointer}: ${message}` : message)),
    };
  }
  return { summary: error instanceof Error ? error.message : String(error), details: [] };
}

/** Returns the messages if all issues of a request are in the filters of the page. */
export function filterIssues(error: unknown): readonly string[] {
  const issues = error instanceof ApiError ? error.issues : [];
  const isOfFilter = ({ pointer = '' }: { pointer?: string | undefined }) => /^\/(where|filters)\b/.test(pointer);
  return issues.every(isOfFilter) ? issues.map(({ message }) => message) : [];
}

/** Returns true if a resource does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Displays an error of an action as a toast, because the action has no dialog or page to display it. */
export function showError(error: unknown): void {
  const { summary, details } = errorText(error);
  showToast([summary, ...details].join(' '));
}
