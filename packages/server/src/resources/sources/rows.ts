import type { Source, SourceInput } from '@observability-api/schemas';

/** Returns the stored definition of a source: the resource without its id. */
export function toDefinition(input: SourceInput): Omit<Source, 'id'> {
  const { id: _, ...definition } = input as SourceInput & { readonly id?: unknown };
  return {
    ...((input.kind === 'log' || input.kind === 'trace') && {
      highlightedTraceAttributeExpressions: [],
      highlightedRowAttributeExpressions: [],
      materializedViews: [],
    }),
    ...definition,
  } as Omit<Source, 'id'>;
}

/** Returns the names of the tables of a source. */
export function tablesOf(source: Pick<SourceInput, 'kind' | 'from'>): string[] {
  const { tableName = '' } = source.from;
  const ofMetrics = 'metricTables' in source ? Object.values(source.metricTables as Record<string, string>) : [];
  return [...(source.kind === 'metric' || tableName === '' ? [] : [tableName]), ...ofMetrics];
}
