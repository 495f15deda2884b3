import { compareWithBase, textReport } from 'api-diff';
import { lastRelease } from './api-changes.ts';

/**
 * Throws an error with a report of the API changes since the last release if the changesets declare a smaller version bump than these
 * changes need, or do not name a breaking change. Checks nothing before the first release.
 */
export async function checkChangesets(root: string): Promise<void> {
  const base = await lastRelease(root);
  if (base === undefined) return;
  const report = await compareWithBase(root, { base });
  if (report.ok) return;
  throw new Error(`${textReport(report)}\n\nNo version was created: the changesets do not declare these changes.`);
}
