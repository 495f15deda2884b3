import { InvalidTileError, type SourcedSeries } from '../../telemetry/query/chart-query.ts';
import type { ChartCaller, Charts } from '../../telemetry/query/charts.ts';
import type { AlertPlan, AlertRow } from '../../telemetry/query/tiles/alert-rows.ts';
import type { TileRange } from '../../telemetry/query/tiles/tile-result.ts';
import { planAlert } from './plan-alert.ts';
import type { AlertQuery } from './read-alert-query.ts';

/** Finds the {@link Charts} that query the connections of a tenant. */
export interface AlertCharts {
  /**
   * Returns the `Charts` that query the connection in `connections`, which may contain its id several times. If `connections` is empty,
   * they query the built-in connection to the database of the tenant. Throws InvalidTileError for different connections or an unknown one,
   * ServerRejectedError if the password of the connection cannot be decrypted, and UnavailableError.
   */
  forConnections(
    tenant: string,
    connections: readonly string[],
  ): Promise<Pick<Charts, 'alertGroups' | 'alertRows' | 'unseenNames'>>;
  /** Returns the database of the tenant if the connection is the built-in one. Throws InvalidTileError for an unknown connection. */
  ownDatabase(tenant: string, connection: string): Promise<string | undefined>;
}

/** Returns the ids of the connections that an alert reads. */
function connectionsOf(plan: AlertPlan): string[] {
  return plan.kind === 'sql' ? [plan.plan.connectionId] : plan.query.series.map(({ source }) => source.connection);
}

/** The query of an alert, ready to run. */
export interface PreparedAlertQuery extends Pick<AlertQuery, 'noun'> {
  readonly groupBy: readonly string[];
  /** A filter of the last series of the query: its `where`, or else its first other filter. Empty if it has none, and for SQL. */
  readonly sourceQuery: string;
  /** Returns the values in the windows of a range. Throws errors of the query. */
  read(range: TileRange): Promise<readonly AlertRow[]>;
  /** Returns a message for each metric and attribute of the query that the sources have never received. */
  findUnseenNames(): Promise<readonly string[]>;
}

/** Returns the `where` of a series, and the texts of its other filters. Leaves out filters without a text. */
function filterTexts({ where = '', filters = [] }: Partial<SourcedSeries> = {}): string[] {
  return [where, ...filters.flatMap((filter) => ('text' in filter ? [filter.text] : []))];
}

/** Maximum number of columns that an alert groups by. A notification contains a value for each. */
const MAX_GROUP_COLUMNS = 10;

/**
 * Plans the query of an alert and finds the columns that it groups by. Throws InvalidTileError, InvalidSeriesError and errors of the
 * telemetry engine.
 */
export async function prepareAlertQuery(
  tenantCharts: AlertCharts,
  tenant: string,
  query: AlertQuery,
  caller: ChartCaller = { queue: { workload: 'alerts', tenant } },
): Promise<PreparedAlertQuery> {
  const config = query.tile?.config;
  const database =
    config?.configType === 'sql' ? await tenantCharts.ownDatabase(tenant, config.connectionId) : undefined;
  const plan = planAlert({ ...query, database });
  const charts = await tenantCharts.forConnections(tenant, connectionsOf(plan));
  const series = plan.kind === 'aggregate' ? plan.query.series : [];
  const groupBy = await charts.alertGroups(plan, caller);
  if (groupBy.length > MAX_GROUP_COLUMNS) {
    throw new InvalidTileError(`The ${query.noun} is grouped by more than ${MAX_GROUP_COLUMNS} columns.`);
  }
  return {
    noun: query.noun,
    groupBy,
    sourceQuery: filterTexts(series.at(-1)).find((text) => text !== '') ?? '',
    read: (range) => charts.alertRows(plan, range, caller),
    findUnseenNames: () => charts.unseenNames(plan, caller),
  };
}
