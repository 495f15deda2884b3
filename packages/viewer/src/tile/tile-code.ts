import type { TileQuery } from '@observability-api/schemas';
import type { Session } from '../session/session.ts';

/** Returns a request as a command for a shell. The key is read from the environment. */
export function curlOf(query: TileQuery, session: Session): string {
  const { apiBase, deployment, organizationId = '', serviceId = '' } = session;
  const isManaged = deployment === 'managed';
  const path = isManaged
    ? `/v1/organizations/${organizationId}/services/${serviceId}/observability/charts/query`
    : '/api/v2/charts/query';
  const credentials = isManaged
    ? '--user "$OBSERVABILITY_API_KEY_ID:$OBSERVABILITY_API_KEY_SECRET"'
    : '--header "Authorization: Bearer $OBSERVABILITY_API_KEY"';
  return [
    `curl ${quote(apiBase + path)}`,
    `  ${credentials}`,
    "  --header 'Content-Type: application/json'",
    `  --data ${quote(JSON.stringify(query, undefined, 2))}`,
  ].join(' \\\n');
}

/** Quotes a string for a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Returns a request as a TypeScript program. */
export function typeScriptOf(query: TileQuery, { deployment }: Session): string {
  return `import { createClient } from '@observability-api/${deployment}';

const api = createClient(); // reads the key from the environment
const { columns, rows } = await api.charts.query(${JSON.stringify(query, undefined, 2)});
console.log(columns, rows);
`;
}
