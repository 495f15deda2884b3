import type { SourceField, TileQuery } from '@observability-api/schemas';
import type { Api } from '../session/api.ts';
import type { TimeRange } from '../time/range.ts';
import { expressionOf } from './filter-text.ts';

/**
 * Returns the SQL expressions of fields by name. A field is a column, whose name can contain a dot, or a key of a map column: `map.key`.
 */
export function expressionsOfFields(fields: readonly SourceField[]): Map<string, string> {
  const expressions = new Map<string, string>();
  for (const { name, keys } of fields) {
    if (keys === undefined) expressions.set(name, name);
    else for (const { key } of keys) expressions.set(`${name}.${key}`, expressionOf(`${name}.${key}`));
  }
  return expressions;
}

/**
 * Returns the most frequent values of an SQL expression. Returns an empty array if the query fails, because these values are only
 * suggestions.
 */
export async function valuesOfExpression(
  api: Api,
  sourceId: string,
  expression: string,
  range: TimeRange,
): Promise<readonly string[]> {
  const select = [{ aggFn: 'count' as const, alias: 'events' }];
  const config = { displayType: 'table' as const, sourceId, select, groupBy: expression, orderBy: 'events DESC' };
  try {
    const { columns, rows } = await api.charts.query({ tile: { config }, ...range } as TileQuery);
    const group = columns.findIndex(({ role }) => role === 'group');
    return rows.map((row) => String(row[group] ?? '')).filter((value) => value !== '');
  } catch {
    return [];
  }
}
