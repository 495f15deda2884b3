import type { Connection, ConnectionInput } from '@observability-api/schemas';
import type { Selectable } from 'kysely';
import type { ConnectionsTable } from '../../store/tables.ts';

type Row = Selectable<ConnectionsTable>;

/** The optional properties, which are stored as JSON. */
type Details = Pick<Connection, 'settingPrefix' | 'isPrometheusEndpoint' | 'prometheusEndpoint'>;

/**
 * Returns the optional properties. A property that is absent from the request keeps its value. Null or an empty string removes
 * `settingPrefix`. Null is stored as the value of `prometheusEndpoint`.
 */
function toDetails(input: ConnectionInput, previous: Row | undefined): Details {
  const details: Details = previous ? (JSON.parse(previous.details) as Details) : {};
  const { settingPrefix, isPrometheusEndpoint, prometheusEndpoint } = input;
  if (settingPrefix === null || settingPrefix === '') delete details.settingPrefix;
  else if (settingPrefix !== undefined) details.settingPrefix = settingPrefix;
  if (isPrometheusEndpoint !== undefined) details.isPrometheusEndpoint = isPrometheusEndpoint;
  if (prometheusEndpoint !== undefined) details.prometheusEndpoint = prometheusEndpoint;
  return details;
}

/** Returns the columns for a request, without the password. `previous` is the row that is replaced. */
export function toColumns(input: ConnectionInput, previous?: Row) {
  return {
    name: input.name,
    host: input.host,
    username: input.username,
    details: JSON.stringify(toDetails(input, previous)),
  };
}

/** Returns the connection of a row, without its password. */
export function toConnection(row: Omit<Row, 'password'>): Connection {
  return {
    id: row.id,
    name: row.name,
    host: row.host,
    username: row.username,
    ...(JSON.parse(row.details) as Details),
    isBuiltIn: row.is_built_in === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
