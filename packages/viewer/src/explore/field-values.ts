import type { SourceField, TileQuery } from '@observability-api/schemas';
import type { Api } from '../session/api.ts';
import type { TimeRange } from '../time/range.ts';
import { expressionOf } from './filter-text.ts';

/** Returns the names of fields: columns, and the keys of maps after the name of the map and a dot. */
export function namesOfFields(fields: readonly SourceField[]): string[] {
  return fields.flatMap(({ name, keys }) => (keys === undefined ? [name] : keys.map(({ key }) => `${name}.${key}`)));
}

/** Returns the most frequent values of a field, or none if there is no such field. The search itself reports the error. */
export async function valuesOfField(
  api: Api,
  sourceId: string,
  field: string,
  range: TimeRange,
): Promise<readonly string[]> {
  const select = [{ aggFn: 'count' as const }];
  const config = { displayType: 'table' as const, sourceId, select, groupBy: expressionOf(field) };
  try {
    const { columns, rows } = await api.charts.query({ tile: { config }, ...range } as TileQuery);
    const group = columns.findIndex(({ role }) => role === 'group');
    return rows.map((row) => String(row[group] ?? '')).filter((value) => value !== '');
  } catch {
    return [];
  }
}
