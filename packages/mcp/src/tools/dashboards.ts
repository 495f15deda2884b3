import type { Dashboard, DashboardValidation, Tile, WriteWarning } from '@observability-api/schemas';
import dashboardInput from '@observability-api/schemas/json/dashboard-input';
import { type Cell, countText, fittingRows, jsonBytes, lines, MAX_RESULT_BYTES, table } from '../text.ts';
import { defineTool, idArgument, ToolError } from '../tool.ts';
import { contains, type PageInput, pageArguments, readPage } from './page.ts';
import { bareTag, patchArgument, save } from './save.ts';

interface ListInput extends PageInput {
  readonly search?: string;
}

const DEFAULT_LIMIT = 50;

export const listDashboards = defineTool<ListInput>({
  name: 'list_dashboards',
  title: 'List dashboards',
  description: 'Lists dashboards with their ids, names and tags.',
  isReadOnly: true,
  properties: {
    search: {
      type: 'string',
      maxLength: 1_000,
      description: 'Filters the page: only dashboards whose name or tag contains this.',
    },
    ...pageArguments(DEFAULT_LIMIT, 'search'),
  },
  required: [],
  async run({ search = '', ...page }, context) {
    const { rows, total, notes } = await readPage(
      {
        path: '/dashboards',
        noun: 'dashboard',
        page,
        defaultLimit: DEFAULT_LIMIT,
        isFiltered: search !== '',
        rowOf: ({ id, name, tags, tiles }: Dashboard) =>
          contains([name, ...tags], search) ? { id, name, tags, tiles: tiles.length } : undefined,
      },
      context,
    );
    return {
      text: table(
        ['id', 'name', 'tags', 'tiles'],
        rows.map(({ id, name, tags, tiles }) => [id, name, tags.join(', '), tiles]),
      ),
      notes,
      data: { dashboards: rows, total },
    };
  },
});

interface GetInput {
  readonly dashboardId: string;
  readonly tileId?: string;
}

export const getDashboard = defineTool<GetInput>({
  name: 'get_dashboard',
  title: 'Get a dashboard',
  description: 'Returns a dashboard with its etag, or one of its tiles.',
  isReadOnly: true,
  properties: {
    dashboardId: idArgument('Id of the dashboard.'),
    tileId: idArgument('Returns only this tile.'),
  },
  required: ['dashboardId'],
  async run({ dashboardId, tileId }, { api, signal }) {
    const path = `/dashboards/${encodeURIComponent(dashboardId)}`;
    const { content, etag } = await api.request<Dashboard>({ method: 'GET', path, signal });
    if (tileId !== undefined) return tileResult(content, tileId, etag);
    const { tiles, ...dashboard } = content;
    const tag = bareTag(etag);
    const isWhole = jsonBytes(content) <= MAX_RESULT_BYTES;
    const { rows, isCut } = fittingRows(tiles.map(tileSummary));
    return {
      text: lines(
        `${content.name} (etag ${tag})`,
        table(['path', 'tileId', 'name', 'position x,y,w,h', 'display', 'source'], rows),
      ),
      notes: [
        isCut && `Left out: the last ${countText(tiles.length - rows.length, 'tile')}.`,
        tiles.length > 0 && 'Pass tileId for the config of a tile.',
      ],
      data: isWhole
        ? { dashboard: content, etag: tag }
        : { dashboard: { id: dashboard.id, name: dashboard.name, tags: dashboard.tags }, etag: tag, tiles: rows },
    };
  },
});

/** The maximum number of ids in the error for an unknown tile. */
const MAX_LISTED_IDS = 20;

function tileResult(dashboard: Dashboard, tileId: string, etag: string | undefined) {
  const index = dashboard.tiles.findIndex(({ id }) => id === tileId);
  const tile = dashboard.tiles[index];
  if (!tile) {
    const ids = dashboard.tiles.slice(0, MAX_LISTED_IDS).map(({ id }) => id);
    const prefix = dashboard.tiles.length > MAX_LISTED_IDS ? `Its first ${MAX_LISTED_IDS} tiles` : 'Its tiles';
    throw new ToolError(`The dashboard has no tile "${tileId.slice(0, 64)}". ${prefix}: ${ids.join(', ') || 'none'}.`);
  }
  if (jsonBytes(tile) > MAX_RESULT_BYTES) throw new ToolError('The tile is too large for a result.');
  const tag = bareTag(etag);
  return {
    text: `/tiles/${index} of ${dashboard.name} (etag ${tag}):\n${JSON.stringify(tile)}`,
    data: { tile, path: `/tiles/${index}`, etag: tag },
  };
}

function tileSummary({ id, name, x, y, w, h, config, series }: Tile, index: number): Cell[] {
  const first = series?.[0];
  const source = config && 'sourceId' in config ? config.sourceId : first && 'sourceId' in first ? first.sourceId : '';
  return [`/tiles/${index}`, id, name, `${x},${y},${w},${h}`, config?.displayType ?? first?.type ?? '', source ?? ''];
}

const dashboardArgument = {
  type: 'object',
  description: `{ name, tags, tiles: [{ name, x, y, w, h, config }] }. The grid has 24 columns. See get_schema of DashboardInput. ${dashboardInput.description}`,
} as const;

export const validateDashboard = defineTool<{ readonly dashboard: object }>({
  name: 'validate_dashboard',
  title: 'Validate a dashboard',
  description: 'Lists the errors and warnings of a dashboard. Stores nothing.',
  isReadOnly: true,
  properties: { dashboard: dashboardArgument },
  required: ['dashboard'],
  async run({ dashboard }, { api, signal }) {
    const { content } = await api.request<DashboardValidation>({
      method: 'POST',
      path: '/dashboards/validate',
      body: dashboard,
      signal,
    });
    const { rows, isCut } = fittingRows(content.errors, jsonBytes, MAX_RESULT_BYTES - MAX_WARNING_BYTES);
    const isAll = !isCut && content.errors.length < MAX_ERRORS;
    return {
      text: content.valid ? 'Valid.' : lines('Not valid:', ...rows.map(({ path, message }) => `- ${path}: ${message}`)),
      notes: [
        !content.valid && !isAll && 'There may be more errors. Fix these, and validate again.',
        ...warningTexts(content.meta?.warnings ?? []),
      ],
      data: { valid: content.valid, errors: rows },
    };
  },
});

/** The maximum number of errors that the API returns. */
const MAX_ERRORS = 50;

/** The maximum size of the warnings in a result. */
const MAX_WARNING_BYTES = MAX_RESULT_BYTES / 4;

/** Returns a text for each warning that fits into {@link MAX_WARNING_BYTES}, and a text about the omitted warnings if there are any. */
function warningTexts(warnings: readonly WriteWarning[]): string[] {
  const { rows, isCut } = fittingRows(warnings, jsonBytes, MAX_WARNING_BYTES);
  const texts = rows.map(({ pointer, message }) => `Warning for ${pointer}: ${message}`);
  const omitted = `Left out: ${countText(warnings.length - rows.length, 'warning')}. Fix the listed ones to see the others.`;
  return isCut ? [...texts, omitted] : texts;
}

interface SaveDashboardInput {
  readonly dashboard?: object;
  readonly dashboardId?: string;
  readonly etag?: string;
  readonly patch?: readonly object[];
}

export const saveDashboard = defineTool<SaveDashboardInput>({
  name: 'save_dashboard',
  title: 'Save a dashboard',
  description:
    'Creates a dashboard, or changes one with a JSON Patch. Returns an error if it changed after etag was read. Removing a tile deletes its alerts.',
  isReadOnly: false,
  properties: {
    dashboard: { type: 'object', description: 'The new dashboard, as in validate_dashboard.' },
    dashboardId: idArgument('Id of the dashboard to change.'),
    etag: idArgument('The etag of get_dashboard. Required with patch.'),
    patch: patchArgument('dashboard'),
  },
  required: [],
  async run({ dashboard, dashboardId, etag, patch }, context) {
    if (dashboardId !== undefined && etag === undefined) {
      throw new ToolError('Expected etag with dashboardId. get_dashboard returns it.');
    }
    const {
      content,
      etag: newEtag,
      warnings,
    } = await save<Dashboard>(
      { id: dashboardId, etag, patch, body: dashboard },
      { path: '/dashboards', kind: 'dashboard' },
      context,
    );
    const { id, name, tiles } = content;
    const tag = bareTag(newEtag);
    const { rows, isCut } = fittingRows(
      tiles.map((tile) => ({ id: tile.id, name: tile.name })),
      jsonBytes,
      MAX_RESULT_BYTES - MAX_WARNING_BYTES,
    );
    return {
      text: lines(
        `Saved ${name} with ${countText(tiles.length, 'tile')}: id ${id}, etag ${tag}.`,
        table(
          ['tileId', 'name'],
          rows.map((tile) => [tile.id, tile.name]),
        ),
      ),
      notes: [
        isCut && `Left out: the last ${countText(tiles.length - rows.length, 'tile')}.`,
        ...warningTexts(warnings),
      ],
      data: { id, name, etag: tag, tiles: rows },
    };
  },
});
