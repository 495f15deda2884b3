import { type Dashboard, variableNameOf } from '@observability-api/schemas';
import { inParentheses } from '../explore/filter-text.ts';
import { valuesText } from './view-state.ts';

/**
 * Returns the URL parameters for the saved filter and the saved filter values of a dashboard.
 *
 * - The saved values of a variable are selected in the filter of the variable.
 * - The values of an SQL condition `expression IN ('a', 'b')` are selected in the filter with this expression. The filter must apply to all
 *   tiles, and must have no selected values yet.
 * - All other conditions are added to the filter for all tiles, or ignored if the dashboard has a saved filter in Lucene.
 */
export function savedFilters(dashboard: Dashboard): Record<string, string | undefined> {
  const { savedQuery, savedQueryLanguage, savedFilterValues, filters } = dashboard;
  const parameters: Record<string, string | undefined> = {};
  const conditions: string[] = [];
  for (const saved of savedFilterValues) {
    if (saved.type !== 'variable') continue;
    const filter = filters.find((item) => item.isVariableEnabled && variableNameOf(item) === saved.name);
    if (filter) parameters[`f.${filter.id}`] = valuesText(saved.values);
  }
  for (const saved of savedFilterValues) {
    if (saved.type === 'variable') continue;
    const { condition } = saved as { condition: string };
    const parsed = parseInCondition(condition);
    const filter =
      parsed &&
      filters.find(
        (item) =>
          item.expression === parsed.expression && appliesToAllTiles(item) && parameters[`f.${item.id}`] === undefined,
      );
    if (filter && parsed) parameters[`f.${filter.id}`] = valuesText(parsed.values);
    else conditions.push(condition);
  }
  const isSql = savedQueryLanguage === 'sql' || !savedQuery;
  const where = [savedQuery, ...(isSql ? conditions : [])].flatMap((condition) => condition || []);
  if (where.length > 0) {
    parameters['where'] = where.length === 1 ? where[0] : where.map(inParentheses).join(' AND ');
    parameters['lang'] = isSql ? 'sql' : undefined;
  }
  return parameters;
}

function appliesToAllTiles({ isBroadcastEnabled, appliesToSourceIds }: Dashboard['filters'][number]): boolean {
  return isBroadcastEnabled !== false && !appliesToSourceIds?.length;
}

/** Matches `'a', 'b'`. A character can match in only one way, so that the time does not grow exponentially with the length. */
const TEXT_LIST = /^'(?:[^'\\]|'')*'(?:\s*,\s*'(?:[^'\\]|'')*')*$/;

/**
 * Parses `expression IN ('a', 'b')`. Quotes in a value are doubled. The expression is all text before the first `IN`: for
 * `a NOT IN ('x')`, it is `a NOT`. Returns undefined if the text after this `IN` is not such a list, and for values with backslashes,
 * which start escape sequences.
 */
function parseInCondition(condition: string): { expression: string; values: string[] } | undefined {
  const text = condition.trim();
  const match = /\sIN\s*\((.*)\)$/is.exec(text);
  const list = match?.[1]?.trim() ?? '';
  if (!match || !TEXT_LIST.test(list)) return undefined;
  const values = [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, value = '']) => value.replaceAll("''", "'"));
  return { expression: text.slice(0, match.index).trim(), values };
}
