import type { DashboardContainerInput, TileInput } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';
import { duplicateIds } from './duplicate-ids.ts';

/** Returns an issue for each container with the id of an earlier one, and for each tab with the id of an earlier tab of its container. */
export function containerIssues(containers: readonly DashboardContainerInput[]): InputIssue[] {
  return [
    ...duplicateIds(['containers'], containers, 'container'),
    ...containers.flatMap(({ tabs = [] }, index) =>
      duplicateIds(['containers', index, 'tabs'], tabs, 'tab of the container'),
    ),
  ];
}

/** Returns the issues of a tile's position in containers. `path` is the path of the tile. */
export function placementIssues(
  { containerId, tabId }: TileInput,
  path: InputIssue['path'],
  containers: readonly DashboardContainerInput[],
): InputIssue[] {
  if (containerId === undefined) {
    return tabId === undefined
      ? []
      : [issue([...path, 'containerId'], 'condition', 'required when the tile has a tabId')];
  }
  const container = containers.find(({ id }) => id === containerId);
  if (!container) {
    return [issue([...path, 'containerId'], 'reference', `no container of the dashboard has the id "${containerId}"`)];
  }
  if (tabId === undefined || container.tabs?.some(({ id }) => id === tabId)) return [];
  return [issue([...path, 'tabId'], 'reference', `no tab of the container "${containerId}" has the id "${tabId}"`)];
}
