import type { Json } from '../../http/support/api.ts';
import { reference } from '../resource-references.ts';

/** The index of the trace source in the sources of a new tenant. */
const TRACES = 1;

/** Changes a random dashboard so that it follows the rules that a schema cannot express. */
export function dashboardWithinRules(dashboard: Json): Json {
  const { tiles, containers, filters, ...rest } = dashboard;
  const validContainers = containers && withDistinctIds(containers).map(withDistinctTabs);
  return {
    ...rest,
    ...(rest.savedQueryLanguage === null && { savedQuery: null }),
    ...(validContainers && { containers: validContainers }),
    ...(filters && { filters: withDistinctIds(filters).map(filterWithinRules) }),
    tiles: tiles
      .map((tile: Json) => withValidContainer(contentWithinRules(tile), validContainers ?? []))
      .map(withoutSameId(new Set())),
  };
}

function withDistinctIds(items: Json[]): Json[] {
  return items.filter(({ id }, index) => id === undefined || items.findIndex((item) => item.id === id) === index);
}

function withDistinctTabs(container: Json): Json {
  return container.tabs ? { ...container, tabs: withDistinctIds(container.tabs) } : container;
}

/** Returns a function that removes the id of a tile if an earlier tile has it. */
function withoutSameId(seen: Set<string>): (tile: Json) => Json {
  return ({ id, ...tile }) => {
    if (id === undefined || seen.has(id)) return tile;
    seen.add(id);
    return { id, ...tile };
  };
}

function withValidContainer({ containerId, tabId, ...tile }: Json, containers: Json[]): Json {
  const [container] = containers;
  if (containerId === undefined || !container) return tile;
  const [tab] = container.tabs ?? [];
  return { ...tile, containerId: container.id, ...(tabId !== undefined && tab && { tabId: tab.id }) };
}

function contentWithinRules(tile: Json): Json {
  if (tile.config) return { ...tile, config: configWithinRules(tile.config) };
  return { ...tile, series: seriesWithinRules(tile) };
}

/** Returns the series that have the type of the first one: two for a ratio, otherwise all. */
export function seriesWithinRules({ series, asRatio }: Json): Json[] {
  const sameTypeSeries = series.filter(({ type }: Json) => type === series[0].type).map(withField);
  return asRatio === true ? [sameTypeSeries[0], sameTypeSeries.at(-1)] : sameTypeSeries;
}

/** Adds a field to an aggregate without one. A metric name is not enough for a source that is not a metric source. */
function withField(series: Json): Json {
  return 'aggFn' in series ? { ...series, field: series.field || 'Duration' } : series;
}

/** Changes a random config so that its formulas and links are valid, and so that a heatmap has the trace source. */
export function configWithinRules(config: Json): Json {
  const { formulas, onClick } = config;
  return {
    ...config,
    ...(config.displayType === 'heatmap' && { sourceId: reference('sourceId', TRACES) }),
    ...(formulas && { formulas: formulas.map((formula: Json) => ({ ...formula, expression: 'A * 2' })) }),
    ...(onClick && { onClick: clickWithinRules(onClick) }),
  };
}

function clickWithinRules(click: Json): Json {
  const template = '{{ServiceName}}';
  if (click.type === 'external') return { ...click, urlTemplate: `https://example.com/${template}` };
  const { whereTemplate, filters } = click;
  return {
    ...click,
    target: targetWithinRules(click),
    ...(whereTemplate !== undefined && { whereTemplate: template }),
    ...(filters && { filters: filters.map((filter: Json) => ({ ...filter, template })) }),
  };
}

/** Returns a valid target of a click: a template or an existing dashboard. */
function targetWithinRules({ type, target }: Json): Json {
  if (type === 'search' || target.mode !== 'id') return { mode: 'template', template: '{{ServiceName}}' };
  return { mode: 'id', id: reference('dashboardId', Number.parseInt(target.id.slice(-4), 16)) };
}

function filterWithinRules(filter: Json, index: number): Json {
  const { variableName: _, appliesToSourceIds, ...rest } = filter;
  const isBroadcast = filter.isBroadcastEnabled !== false;
  return {
    ...rest,
    ...(!isBroadcast && { isVariableEnabled: true }),
    ...((filter.isVariableEnabled || !isBroadcast) && { variableName: `v${index}` }),
    ...(isBroadcast &&
      appliesToSourceIds && {
        appliesToSourceIds: appliesToSourceIds.map((_id: string, index: number) => reference('sourceId', index)),
      }),
  };
}
