import type { Source } from '@observability-api/schemas';
import { defaultSources } from '../../../src/accounts/default-sources.ts';

function made(database: string, name: string): Source {
  const definition = defaultSources('c', database).find((source) => source.name === name);
  if (!definition) throw new Error(`Expected a source ${name}.`);
  return { ...definition, id: name } as Source;
}

/** Returns the default sources of a tenant for a database. */
export function sourcesOf(database: string) {
  return {
    logs: made(database, 'Logs'),
    traces: made(database, 'Traces'),
    metrics: made(database, 'Metrics'),
  };
}
