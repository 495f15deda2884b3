import type { Source } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { hrefOf, useTitle } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { Badge, Empty, ErrorMessage, Loading } from '../parts/message.tsx';
import { useApi } from '../session/api.ts';

const KINDS: Readonly<Record<Source['kind'], string>> = {
  log: 'Logs',
  trace: 'Traces',
  metric: 'Metrics',
  session: 'Sessions',
  promql: 'PromQL',
};

/** The sources that tiles and searches can query. */
export function SourcesPage(): VNode {
  const api = useApi();
  const list = useLoad((signal) => api.sources.list({ signal }).all(), 'sources');
  useTitle('Sources');
  return (
    <div class="page">
      <header class="page-head">
        <h1>Sources</h1>
      </header>
      <ErrorMessage error={list.error} />
      {!list.data && list.isLoading && <Loading what="sources" />}
      {list.data?.length === 0 && (
        <Empty title="No sources">
          <p>Create one with the API.</p>
        </Empty>
      )}
      {list.data && list.data.length > 0 && (
        <ul class="list" aria-label="Sources">
          {list.data.map((source) => (
            <li key={source.id} class="row wrap">
              <span class="row-main">
                <span class="row-title">{source.name}</span>
                <code class="muted row-note">{tablesOf(source)}</code>
              </span>
              {source.disabled && <Badge tone="neutral">Disabled</Badge>}
              <span class="tag">{KINDS[source.kind]}</span>
              <span class="row-action">
                {source.kind !== 'metric' && (
                  <a href={hrefOf('/explore', { source: source.id })}>
                    Explore<span class="hidden"> {source.name}</span>
                  </a>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the tables of a source. */
function tablesOf(source: Source): string {
  const { databaseName, tableName } = source.from;
  if (tableName) return `${databaseName}.${tableName}`;
  const tables = 'metricTables' in source ? Object.values(source.metricTables as Record<string, string>) : [];
  return tables.length > 0 ? `${databaseName}: ${tables.join(', ')}` : databaseName;
}
