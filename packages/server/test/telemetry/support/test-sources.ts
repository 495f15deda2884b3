import type { Source } from '@observability-api/schemas';
import { defaultSources } from '../../../src/accounts/default-sources.ts';

function defaultSource(database: string, name: string): Source {
  const definition = defaultSources('c', database).find((source) => source.name === name);
  if (!definition) throw new Error(`Expected a source ${name}.`);
  return { ...definition, id: name } as Source;
}

/** Returns the default sources of a tenant for a database. */
export function sourcesOf(database: string) {
  return {
    logs: defaultSource(database, 'Logs'),
    traces: defaultSource(database, 'Traces'),
    metrics: defaultSource(database, 'Metrics'),
  };
}
