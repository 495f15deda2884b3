import type { OwnResource, OwnResources } from './own-resources.ts';

/** Maps an id property of a body to the collection of the resource. A collection is the last segment of the path of a list. */
const collections: Readonly<Record<string, string>> = {
  dashboardId: 'dashboards',
  webhookId: 'webhooks',
  sourceId: 'sources',
};
const DAY_MS = 86_400_000;

/** A body with the caller's own ids. `missing` names the resources that the body needs and the caller does not have. */
export interface OwnBody {
  readonly text: string;
  readonly missing: readonly string[];
}

/**
 * Replaces the ids in an example body by those of the caller's resources. Shifts the time range of the body so that it ends now, and
 * moves other times that are past into the future. `base` is the URL of the collections, without a slash at the end.
 */
export async function bodyForCaller(example: string, base: string, resources: OwnResources): Promise<OwnBody> {
  const body: unknown = JSON.parse(example);
  const lists: Record<string, readonly OwnResource[]> = {};
  const missing: string[] = [];
  for (const [name, collection] of Object.entries(collections)) {
    // `connection` and `databaseName` of an example are replaced by those of a source, too.
    const isNeeded = example.includes(`"${name}"`) || (name === 'sourceId' && example.includes('"connection"'));
    if (!isNeeded) continue;
    const existing = await resources.list(`${base}/${collection}`);
    const usable = name === 'dashboardId' ? existing?.filter((dashboard) => chartTile(dashboard)) : existing;
    if (usable?.length === 0) missing.push(existing?.length === 0 ? collection : `${collection} with a chart`);
    lists[name] = usable ?? [];
  }
  const dashboard = lists['dashboardId']?.at(-1);
  const webhook = lists['webhookId']?.at(-1);
  const sources = lists['sourceId'] ?? [];
  const ids: Readonly<Record<string, string | undefined>> = {
    dashboardId: dashboard?.id,
    tileId: dashboard && chartTile(dashboard),
    webhookId: webhook?.id,
    sourceId: (sources.find(({ kind }) => kind === 'log') ?? sources[0])?.id,
    connection: sources[0]?.connection,
    databaseName: sources[0]?.from?.databaseName,
  };
  const shiftMs = Date.now() - latestTime(body);
  const text = JSON.stringify(
    body,
    (name, value: unknown) => {
      if (typeof value === 'string' && isTime(name)) return new Date(Date.parse(value) + shiftMs).toISOString();
      // With its own granularity, the chart of an example would have only a few points.
      if (name === 'granularity') return 'auto';
      if (typeof value === 'string') return ids[name] ?? inFuture(value);
      return typeof value === 'number' && isTime(name) ? value + shiftMs : value;
    },
    2,
  );
  return { text, missing };
}

/**
 * Returns the id of the first tile that shows a chart over time or a number, or undefined if there is none. Omits tiles with SQL, because
 * an alert can watch a chart over time with SQL only if the SQL has an interval.
 */
function chartTile({ tiles = [] }: OwnResource): string | undefined {
  return tiles.find(({ config, series: [first] = [] }) =>
    config
      ? config.configType !== 'sql' && ['line', 'stacked_bar', 'number'].includes(config.displayType)
      : first?.type === 'time' || first?.type === 'number',
  )?.id;
}

/** Returns true for the start or the end of the time range of a body. The range of a preview is `from` and `to`. */
function isTime(name: string): boolean {
  return ['startTime', 'endTime', 'from', 'to'].includes(name);
}

/** Returns the end of the time range in a body, in Unix milliseconds. Without a range, returns the current time. */
function latestTime(body: unknown): number {
  const { to, endTime = to } = body as { endTime?: number | string; to?: number };
  return typeof endTime === 'string' ? Date.parse(endTime) : (endTime ?? Date.now());
}

/**
 * Replaces a time that is past, or less than a minute ahead, by the time 24 hours from now. Old examples contain such times, for example
 * the expiry of a key. Returns other values unchanged.
 */
function inFuture(value: string): string {
  const isTooEarly = /^\d{4}-\d\d-\d\dT/.test(value) && Date.parse(value) < Date.now() + 60_000;
  return isTooEarly ? new Date(Date.now() + DAY_MS).toISOString() : value;
}
