import { type DashboardFilterInput, variableNameOf } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';
import type { Sources } from './config-rules.ts';

/** Returns the issues of a filter that its schema cannot express: missing sources, and settings without an effect. */
export function filterIssues(filter: DashboardFilterInput, path: InputIssue['path'], sources: Sources): InputIssue[] {
  return [...sourceIssues(filter, path, sources), ...effectIssues(filter, path)];
}

function sourceIssues(
  { sourceId, appliesToSourceIds = [] }: DashboardFilterInput,
  path: InputIssue['path'],
  sources: Sources,
): InputIssue[] {
  const references = [
    { id: sourceId, subPath: ['sourceId'] },
    ...appliesToSourceIds.map((id, index) => ({ id, subPath: ['appliesToSourceIds', index] })),
  ];
  return references.flatMap(({ id, subPath }) =>
    sources.has(id) ? [] : [issue([...path, ...subPath], 'reference', `no source has the id "${id}"`)],
  );
}

/** Returns the issues of a filter that neither filters tiles nor is a variable, and of settings without an effect. */
function effectIssues(filter: DashboardFilterInput, path: InputIssue['path']): InputIssue[] {
  const { isBroadcastEnabled = true, isVariableEnabled = false, appliesToSourceIds, variableName } = filter;
  const issues: InputIssue[] = [];
  if (!isBroadcastEnabled && !isVariableEnabled) {
    const message = 'expected isBroadcastEnabled or isVariableEnabled to be true: the filter has no effect otherwise';
    issues.push(issue([...path, 'isBroadcastEnabled'], 'condition', message));
  }
  if (!isBroadcastEnabled && appliesToSourceIds && appliesToSourceIds.length > 0) {
    const message = 'only allowed when isBroadcastEnabled is true';
    issues.push(issue([...path, 'appliesToSourceIds'], 'condition', message));
  }
  if (!isVariableEnabled && variableName !== undefined) {
    issues.push(issue([...path, 'variableName'], 'condition', 'only allowed when isVariableEnabled is true'));
  }
  return issues;
}

/** Returns an issue for each variable without a name, or with the name of an earlier variable. */
export function variableIssues(filters: readonly DashboardFilterInput[]): InputIssue[] {
  const seen = new Set<string>();
  return filters.flatMap((filter, index) => {
    if (filter.isVariableEnabled !== true) return [];
    const path = ['filters', index, 'variableName'];
    const name = variableNameOf(filter);
    if (name === '') {
      const message = `required: no variable name can be derived from the name "${filter.name}"`;
      return [issue(path, 'condition', message)];
    }
    if (seen.has(name)) {
      return [issue(path, 'uniqueItems', `expected a name that no other variable has, received "${name}"`)];
    }
    seen.add(name);
    return [];
  });
}
