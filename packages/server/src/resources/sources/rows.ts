import type { Source, SourceInput } from '@observability-api/schemas';

/** The default lists of a log or trace source. */
export const EMPTY_EVENT_LISTS = {
  highlightedTraceAttributeExpressions: [],
  highlightedRowAttributeExpressions: [],
  materializedViews: [],
};

/** Returns the stored definition of a source: the resource without its id. */
export function toDefinition(input: SourceInput): Omit<Source, 'id'> {
  const { id: _, ...definition } = input as SourceInput & { readonly id?: unknown };
  return {
    ...((input.kind === 'log' || input.kind === 'trace') && EMPTY_EVENT_LISTS),
    ...definition,
  } as Omit<Source, 'id'>;
}

/** Returns the names of the tables of a source. */
export function tablesOf(source: Pick<SourceInput, 'kind' | 'from'>): string[] {
  const { tableName = '' } = source.from;
  const metricTables = 'metricTables' in source ? Object.values(source.metricTables as Record<string, string>) : [];
  return [...(source.kind === 'metric' || tableName === '' ? [] : [tableName]), ...metricTables];
}
