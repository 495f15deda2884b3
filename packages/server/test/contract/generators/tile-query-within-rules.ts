import type { Json } from '../../http/support/api.ts';
import { reference } from '../resource-references.ts';
import { configWithinRules, seriesWithinRules } from './dashboard-within-rules.ts';

/** The index of the log source in the sources of a new tenant. */
const LOGS = 0;

const filterTexts = ['', 'ServiceName:checkout', '-ServiceName:(a OR b*)', 'ServiceName:*'];

const DAY = 86_400_000;

/** The last millisecond of the year 9999, the largest time that the API accepts. */
export const MAX_TIME = 253_402_300_799_999;

/** Returns a filter in the language, on a field that all sources have. It may be empty. */
export function whereWithinRules(language: string | undefined, nth: number): string {
  return language === 'sql' ? "ServiceName = 'checkout'" : (filterTexts[nth % filterTexts.length] ?? '');
}

/** Changes a random query so that its time range is valid, and its source has all fields that the query uses. */
export function tileQueryWithinRules({ tile, filters, variables, ...query }: Json, unique: number): Json {
  const inOrder = [query.startTime, query.endTime].sort((a, b) => a - b);
  const startTime = Math.min(inOrder[0], MAX_TIME - DAY);
  return {
    ...query,
    startTime,
    endTime: Math.min(inOrder[1] + 1, startTime + DAY),
    ...(query.where !== undefined && { where: whereWithinRules(query.whereLanguage, unique) }),
    // The query of a stored tile uses the variables of its dashboard and cannot have others.
    ...(variables !== undefined && tile.dashboardId === undefined && { variables }),
    ...(filters && { filters: filters.map(({ values }: Json) => ({ expression: 'ServiceName', values })) }),
    tile: queriedTileWithinRules(tile, unique),
  };
}

function queriedTileWithinRules({ config, series, asRatio, dashboardId }: Json, unique: number): Json {
  if (dashboardId !== undefined) {
    const index = Number(dashboardId.slice(-3));
    return { dashboardId: reference('dashboardId', index), tileId: reference('tileId', index) };
  }
  if (config) return { config: queriedConfigWithinRules(configWithinRules(config), unique) };
  const sameTypeSeries = seriesWithinRules({ series, asRatio });
  const valid = sameTypeSeries.map((item, nth) => ({
    ...item,
    ...('where' in item && { where: whereWithinRules(item.whereLanguage, unique + nth) }),
    ...('fields' in item && { fields: ['ServiceName'] }),
    ...('aggFn' in item && {
      groupBy: item.type === 'number' ? [] : ['ServiceName'],
      field: item.aggFn === 'none' ? 'count()' : 'ServiceName',
      aggFn: item.aggFn === 'increase' ? 'sum' : item.aggFn,
    }),
    ...(item.type !== 'markdown' && { sourceId: reference('sourceId', LOGS) }),
  }));
  return { series: valid, ...(asRatio !== undefined && { asRatio }) };
}

/** Changes a random config so that its source has all fields that the config uses. */
export function queriedConfigWithinRules(config: Json, unique: number): Json {
  const { configType, displayType, select, where, whereLanguage, groupBy, having, orderBy } = config;
  if (configType === 'sql') {
    const sqlTemplate =
      'SELECT $__timeInterval(Timestamp) AS time, ServiceName, count() FROM otel_logs WHERE $__filters GROUP BY ALL';
    const connectionId = reference('connectionId', 0);
    return { ...config, connectionId, sourceId: reference('sourceId', LOGS), sqlTemplate };
  }
  const group = unique % 2 === 0 ? 'ServiceName' : 'toString(ServiceName)';
  return {
    ...config,
    ...(displayType !== 'markdown' && displayType !== 'heatmap' && { sourceId: reference('sourceId', LOGS) }),
    ...(typeof select === 'string' && { select: '' }),
    ...(Array.isArray(select) && { select: select.map((item) => selectWithinRules(item, displayType, unique)) }),
    ...(where !== undefined && { where: whereWithinRules(whereLanguage, unique) }),
    ...(groupBy !== undefined && { groupBy: group }),
    ...(having !== undefined && { having: '1 = 1' }),
    ...(orderBy !== undefined && { orderBy: groupBy === undefined ? '1' : `${group} DESC` }),
  };
}

function selectWithinRules(item: Json, displayType: string, unique: number): Json {
  if (displayType === 'heatmap') return { ...item, valueExpression: 'Duration', countExpression: '' };
  const { aggFn, where, whereLanguage } = item;
  return {
    ...item,
    aggFn: aggFn === 'increase' ? 'sum' : aggFn,
    ...(aggFn !== 'count' && { valueExpression: aggFn === 'none' ? 'count()' : 'length(ServiceName)' }),
    ...(where !== undefined && { where: whereWithinRules(whereLanguage, unique) }),
  };
}
