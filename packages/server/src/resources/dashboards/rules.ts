import type { DashboardContainerInput, DashboardInput } from '@observability-api/schemas';
import { type InputIssue, MAX_COUNTED_ISSUES } from '../../domain/errors.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { issue } from '../../domain/validation-issue.ts';
import { configIssues, type ReferencedResources } from './config-rules.ts';
import { containerIssues, placementIssues } from './container-rules.ts';
import { duplicateIds } from './duplicate-ids.ts';
import { filterIssues, variableIssues } from './filter-rules.ts';
import { seriesIssues } from './series-rules.ts';

/** A dashboard to write, with the stored containers if the request omits them. */
export interface ResolvedDashboard extends DashboardInput {
  readonly containers: readonly DashboardContainerInput[];
}

/** After this time, the checks of tiles and filters continue in another tick of the event loop. */
const SLICE_MS = 5;

/**
 * Returns the issues of a dashboard that its schema cannot express, such as duplicate ids. Containers, tabs, sources, connections and
 * dashboards that it refers to must exist. A source must have a kind that suits its tile. Stops after {@link MAX_COUNTED_ISSUES}. Yields
 * to the event loop after every {@link SLICE_MS}. Set `holdsLock` if the caller is in a transaction.
 */
export async function dashboardIssues(
  dashboard: ResolvedDashboard,
  referenced: ReferencedResources,
  { holdsLock }: { readonly holdsLock: boolean },
): Promise<InputIssue[]> {
  const { tiles, filters = [], containers } = dashboard;
  const issues = [
    ...duplicateIds(['tiles'], tiles, 'tile'),
    ...duplicateIds(['filters'], filters, 'filter'),
    ...containerIssues(containers),
  ];
  const checks = [
    ...tiles.map((tile, index) => () => [
      ...placementIssues(tile, ['tiles', index], containers),
      ...(tile.series ? seriesIssues(tile, ['tiles', index], referenced.sources) : []),
      ...(tile.config ? configIssues(tile.config, ['tiles', index, 'config'], referenced) : []),
    ]),
    ...filters.map((filter, index) => () => filterIssues(filter, ['filters', index], referenced.sources)),
  ];
  let startedMs = performance.now();
  for (const check of checks) {
    issues.push(...check());
    if (issues.length >= MAX_COUNTED_ISSUES) return issues;
    if (performance.now() - startedMs < SLICE_MS) continue;
    await nextFreeTick({ holdsLock });
    startedMs = performance.now();
  }
  return [...issues, ...variableIssues(filters), ...savedQueryIssues(dashboard)];
}

function savedQueryIssues({ savedQuery, savedQueryLanguage }: ResolvedDashboard): InputIssue[] {
  return typeof savedQuery === 'string' && savedQueryLanguage === null
    ? [
        issue(
          ['savedQueryLanguage'],
          'condition',
          'expected "lucene" or "sql" when there is a savedQuery, received null',
        ),
      ]
    : [];
}
