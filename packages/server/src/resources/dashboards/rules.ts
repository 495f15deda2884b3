import type { DashboardContainerInput, DashboardInput } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';
import { configIssues } from './config-rules.ts';
import { containerIssues, placementIssues } from './container-rules.ts';
import { duplicateIds } from './duplicate-ids.ts';
import { filterIssues } from './filter-rules.ts';
import type { Referents } from './referents.ts';
import { seriesIssues } from './series-rules.ts';

/** The dashboard after a write, as far as rules depend on it: an update keeps the containers that it omits. */
export interface DashboardCandidate extends DashboardInput {
  readonly containers: readonly DashboardContainerInput[];
}

/**
 * Returns the issues of a dashboard that its schema cannot express: ids are unique, and each reference to a container, a tab, a
 * source, a connection or a dashboard exists and fits. Lists every issue.
 */
export function dashboardIssues(dashboard: DashboardCandidate, referents: Referents): InputIssue[] {
  const { tiles, filters = [], containers } = dashboard;
  return [
    ...duplicateIds(['tiles'], tiles, 'tile'),
    ...duplicateIds(['filters'], filters, 'filter'),
    ...containerIssues(containers),
    ...tiles.flatMap((tile, index) => [
      ...placementIssues(tile, ['tiles', index], containers),
      ...(tile.series ? seriesIssues(tile, ['tiles', index], referents) : []),
      ...(tile.config ? configIssues(tile.config, ['tiles', index, 'config'], referents) : []),
    ]),
    ...filterIssues(filters, referents),
    ...savedQueryIssues(dashboard),
  ];
}

function savedQueryIssues({ savedQuery, savedQueryLanguage }: DashboardCandidate): InputIssue[] {
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
