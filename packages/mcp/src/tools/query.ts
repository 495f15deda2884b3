import { bucketText, type Tile } from '@observability-api/charts';
import { renderChart, TooManyValuesError } from '@observability-api/charts/render';
import type { Dashboard, QueriedTile, TileResult } from '@observability-api/schemas';
import tileQuery from '@observability-api/schemas/json/tile-query';
import { type Api, ApiCallError, ApiUnreachableError } from '../api.ts';
import { specText } from '../spec-text.ts';
import { countText, cutNote, fittingValues, MAX_RESULT_BYTES, roundValue, truncateBytes, valueTable } from '../text.ts';
import { isoTime, rangeText, type TimeInput, type TimeRange, timeArguments, timeRange } from '../time.ts';
import { defineTool, idArgument, ToolError, type ToolResult } from '../tool.ts';

interface QueryInput extends TimeInput {
  readonly config?: object;
  readonly dashboardId?: string;
  readonly tileId?: string;
  readonly granularity?: string;
  readonly where?: string;
  readonly picture?: boolean;
}

export const query = defineTool<QueryInput>({
  name: 'query',
  title: 'Query telemetry',
  description: `Returns the rows of a tile. The tile is either a config, or a stored tile by dashboardId and tileId.
Example of a config: {"displayType":"line","sourceId":"…","select":[{"aggFn":"count","where":"SeverityText:error"}],"groupBy":"ServiceName"}.
displayType: line, stacked_bar, table, number, pie, bar, heatmap, event_patterns. aggFn: count, sum, avg, min, max, quantile (with level), count_distinct, last_value, any, increase (of a metric of type sum), none (valueExpression contains the aggregate). All but count require valueExpression, which is "Value" for metrics. A metric also requires metricName. orderBy of a table: "count() DESC". A heatmap takes select [{"valueExpression":"Duration"}], and event_patterns needs none. Call get_schema for details.`,
  isReadOnly: true,
  properties: {
    config: { type: 'object', description: 'The config of a tile. See get_schema, for example of LineConfig.' },
    dashboardId: idArgument('Id of the dashboard of a stored tile.'),
    tileId: idArgument('Id of a stored tile.'),
    ...timeArguments(),
    granularity: { type: 'string', description: `Such as 1m, 5m, 1h. ${specText(tileQuery, 'granularity')}` },
    where: { type: 'string', description: specText(tileQuery, 'where') },
    picture: { type: 'boolean', description: 'True also returns the chart as SVG, for the user. Default: false.' },
  },
  required: [],
  async run(input, { api, signal, now }) {
    const range = timeRange(input, now);
    const tile = tileOf(input);
    const { content: result } = await api.request<TileResult>({
      method: 'POST',
      path: '/charts/query',
      body: { tile, ...range, ...definedOf(input, ['granularity', 'where']) },
      signal,
    });
    const shown = resultOf(result, range);
    if (input.picture !== true) return shown;
    const { svg, note } = await pictureOf(tile, result, api, signal);
    return { ...shown, svg, notes: [...(shown.notes ?? []), note] };
  },
});

function tileOf({ config, dashboardId, tileId }: QueryInput): QueriedTile {
  const hasIds = dashboardId !== undefined && tileId !== undefined;
  const hasNoId = dashboardId === undefined && tileId === undefined;
  if (config ? !hasNoId : !hasIds) throw new ToolError('Expected either config, or dashboardId and tileId.');
  return (config ? { config } : { dashboardId, tileId }) as QueriedTile;
}

/** Returns the named properties that are not undefined. */
function definedOf<Key extends string>(input: Partial<Record<Key, unknown>>, names: readonly Key[]): object {
  return Object.fromEntries(names.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])));
}

/** Returns the rows of a result as a table, or its Markdown. */
function resultOf(result: TileResult, range: TimeRange): ToolResult {
  const { columns, rows, granularity, truncated, markdown } = result;
  if (markdown !== undefined) return markdownResult(markdown);
  // A row has at least one byte per column.
  const candidates = rows.slice(0, MAX_RESULT_BYTES / Math.max(1, columns.length));
  const readable = candidates.map((row) => row.map((value, index) => readableValue(value, columns[index])));
  const fitting = fittingValues(readable, CELL_BYTES * columns.length);
  const { rows: shown, isCut, cutAfter } = fitting;
  return {
    text: valueTable(columns.map(columnTitle), shown),
    notes: [
      rows.length === 0 && 'No event matches. Use a longer range, or check names and values with describe_source.',
      isCut &&
        `The last ${rows.length - shown.length} of ${countText(rows.length, 'row')} are left out. ${narrowingHint(result)}`,
      cutNote(fitting, 'With fewer rows, they can be longer.'),
      truncated &&
        'The service left out rows or groups because of its limits. Filter with where, group by fewer values, or sort a table with orderBy.',
      rangeText(range, granularity),
    ],
    data: {
      columns: columns.map(({ name, role, type, unit }) => ({ name, role, type, unit })),
      rows: shown,
      isComplete: !isCut && !truncated && cutAfter === undefined,
    },
  };
}

function markdownResult(markdown: string): ToolResult {
  const text = truncateBytes(markdown, MAX_RESULT_BYTES);
  return { text, notes: [text !== markdown && 'The text is cut.'], data: { markdown: text } };
}

/** Converts times to ISO 8601, and buckets of a heatmap to their bounds. Returns other values unchanged. */
function readableValue(value: unknown, column: TileResult['columns'][number] | undefined): unknown {
  if (typeof value !== 'number') return value;
  if (column?.type === 'time') return isoTime(value);
  return column?.bounds
    ? bucketText(column.bounds, { value: (bound) => String(roundValue(Number(bound))) }, value)
    : value;
}

/** The number of bytes per cell that the table has in addition to the JSON: ` | ` is two bytes longer than `,`. */
const CELL_BYTES = 2;

/** Returns the name of a column with its unit. The unit `1` means that the numbers are dimensionless. */
function columnTitle({ name, unit = '1' }: TileResult['columns'][number]): string {
  return unit === '1' || unit === '' ? name : `${name} (${unit})`;
}

function narrowingHint({ granularity }: TileResult): string {
  return granularity === undefined
    ? 'Filter with where, or group by fewer values.'
    : 'Use a coarser granularity, a shorter range, or fewer groups.';
}

/** Returns the tile with its display options. Reads the dashboard of a stored tile. */
async function drawnTile(tile: QueriedTile, api: Api, signal: AbortSignal): Promise<Tile> {
  if ('config' in tile) return { name: '', config: tile.config };
  const path = `/dashboards/${encodeURIComponent(tile.dashboardId ?? '')}`;
  const { content } = await api.request<Dashboard>({ method: 'GET', path, signal });
  return { ...content.tiles.find(({ id }) => id === tile.tileId), name: '' };
}

/** The maximum number of rows of a result that is drawn. */
const MAX_DRAWN_ROWS = 10_000;

/** Returns a picture of a result, or a note with the reason why there is none. */
async function pictureOf(
  tile: QueriedTile,
  result: TileResult,
  api: Api,
  signal: AbortSignal,
): Promise<{ svg?: string; note?: string }> {
  if (result.markdown !== undefined) return { note: 'No picture: the tile has Markdown.' };
  if (result.rows.length > MAX_DRAWN_ROWS)
    return { note: `No picture: the result has more than ${MAX_DRAWN_ROWS} rows.` };
  try {
    return { svg: renderChart({ tile: await drawnTile(tile, api, signal), result, width: 800, height: 400 }) };
  } catch (error) {
    if (error instanceof ApiCallError || error instanceof ApiUnreachableError)
      return { note: 'No picture: the dashboard of the tile could not be read.' };
    if (error instanceof TooManyValuesError) return { note: `No picture: ${error.message}.` };
    throw error;
  }
}
