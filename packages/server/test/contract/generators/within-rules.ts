import { createHash } from 'node:crypto';
import type { Json } from '../../http/support/api.ts';
import { START } from '../../support/service.ts';
import { reference } from '../resource-references.ts';
import { configWithinRules, dashboardWithinRules } from './dashboard-within-rules.ts';
import {
  MAX_TIME,
  queriedConfigWithinRules,
  tileQueryWithinRules,
  whereWithinRules,
} from './tile-query-within-rules.ts';

const DAY = 86_400_000;
const minutesOfInterval: Record<string, number> = {
  '30s': 0.5,
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
  '6h': 360,
  '12h': 720,
};
const ipRanges = ['10.0.0.0/8', '::1', '192.0.2.7', '2001:db8::/32', '::ffff:192.0.2.0/120'];

/** Changes a random body so that it follows the rules that a schema cannot express. `unique` differs between requests. */
export function withinRules(id: string, body: Json, unique: number): Json {
  if (id === 'createDashboard' || id === 'updateDashboard') return dashboardWithinRules(body);
  if (id === 'createAlert' || id === 'updateAlert') return alertWithinRules(body, unique);
  if (id === 'previewAlert') return previewWithinRules(body, unique);
  if (id === 'silenceAlert') return { until: timeBetween(body.until, START + DAY, START + 20 * DAY) };
  if (id === 'createSavedSearch' || id === 'updateSavedSearch') return savedSearchWithinRules(body);
  if (id === 'queryEvents') return eventSearchWithinRules(body, unique);
  if (id === 'queryTile') return tileQueryWithinRules(body, unique);
  if (id.endsWith('Connection')) return connectionWithinRules(id, body, unique);
  if (id.endsWith('Source')) return sourceWithinRules(body);
  if (id.endsWith('Webhook')) return webhookWithinRules(body, unique);
  if (id === 'queryChartSeries') return chartWithinRules(body, unique);
  return id.endsWith('Key') ? keyWithinRules(body, unique) : body;
}

/** Returns the properties of an alert that select what it evaluates: a tile, a saved search or its own chart. */
function watchedWithinRules({ source, groupBy, chartConfig }: Json, index: number, unique: number): Json {
  if (source === 'inline' && chartConfig) {
    return { source, chartConfig: queriedConfigWithinRules(configWithinRules(chartConfig), unique) };
  }
  if (source === 'saved_search') {
    const group = unique % 2 === 0 ? 'ServiceName' : 'SeverityText';
    return {
      source,
      savedSearchId: reference('savedSearchId', index),
      ...(groupBy !== undefined && { groupBy: group }),
    };
  }
  return { source: 'tile', dashboardId: reference('dashboardId', index), tileId: reference('tileId', index) };
}

function alertWithinRules(
  { source, dashboardId, tileId, savedSearchId, groupBy, chartConfig, ...alert }: Json,
  unique: number,
): Json {
  const index = Number(String(dashboardId ?? savedSearchId ?? '0').slice(-3));
  const channels = alert.channels?.map((channel: Json, at: number) =>
    channel.type === 'webhook'
      ? { ...channel, webhookId: reference('webhookId', index + at) }
      : {
          ...channel,
          emailRecipients: channel.emailRecipients.map((_: string, nth: number) => `${nth}@${at}.example`),
        },
  );
  const { channel, scheduleOffsetMinutes: offset, scheduleStartAt: start } = alert;
  return {
    ...alert,
    ...watchedWithinRules({ source, groupBy, chartConfig }, index, unique),
    ...(alert.thresholdMax !== undefined && {
      thresholdMax: ['between', 'not_between'].includes(alert.thresholdType)
        ? Math.max(alert.threshold, alert.thresholdMax)
        : undefined,
    }),
    ...(channels && { channels }),
    ...(channel && { channel: channels?.[0] ?? channel }),
    ...(typeof offset === 'number' && { scheduleOffsetMinutes: offset % (minutesOfInterval[alert.interval] ?? 1440) }),
    ...(typeof start === 'string' && { scheduleStartAt: timeBetween(start, 0, START + 365 * DAY) }),
  };
}

function eventSearchWithinRules({ cursor: _, ...search }: Json, unique: number): Json {
  const times = { startTime: new Date(START - DAY).toISOString(), endTime: new Date(START).toISOString() };
  return {
    ...search,
    ...times,
    sourceId: reference('sourceId', 0),
    select: '',
    orderBy: unique % 2 === 0 ? '' : 'ServiceName DESC',
    ...(search.where !== undefined && { where: whereWithinRules(search.whereLanguage, unique) }),
    ...(unique % 3 === 0 && { cursor: 'start' }),
  };
}

function savedSearchWithinRules(search: Json): Json {
  const filters = search.filters?.map((filter: Json) => ({ ...filter, condition: "ServiceName IN ('checkout')" }));
  const name = search.name.trim() === '' ? 'a' : search.name;
  return { ...search, name, ...(filters && { filters }) };
}

/** Returns a request for a preview of one hour. It does not compare with a stored alert, because another request may delete the alert. */
function previewWithinRules({ alert, compareWith, from: sample }: Json, unique: number): Json {
  const from = Math.min(sample, MAX_TIME - DAY);
  return {
    alert: alertWithinRules(alert, unique),
    ...(typeof compareWith === 'object' && { compareWith: alertWithinRules(compareWith, unique) }),
    from,
    to: from + DAY / 24,
  };
}

/** Returns a query whose filters, fields and groups use a column that all sources have. Its range has an accepted number of buckets. */
function chartWithinRules(query: Json, unique: number): Json {
  const startTime = Math.min(query.startTime, query.endTime, MAX_TIME - DAY);
  const { groupBy } = query.series[0];
  return {
    ...query,
    startTime,
    endTime: Math.min(Math.max(query.startTime, query.endTime) + 1, startTime + DAY),
    series: query.series.map(({ metricDataType: _, ...series }: Json, index: number) => ({
      ...series,
      aggFn: ['none', 'increase'].includes(series.aggFn) ? 'sum' : series.aggFn,
      sourceId: reference('sourceId', unique),
      where: whereWithinRules(series.whereLanguage, unique + index),
      field: 'ServiceName',
      metricName: 'requests',
      groupBy: groupBy.length > 0 ? ['ServiceName'] : [],
    })),
  };
}

function timeBetween(text: string, from: number, to: number): string {
  const time = Date.parse(text);
  return time > from && time < to ? text : new Date((from + to) / 2).toISOString();
}

/** Returns a connection to a public address, because a name would be resolved. */
function connectionWithinRules(id: string, { settingPrefix, ...connection }: Json, unique: number): Json {
  // Only an update accepts an empty prefix, which removes the prefix.
  const prefix = settingPrefix === '' && id === 'createConnection' ? 'p' : settingPrefix;
  return {
    ...connection,
    host: `https://93.184.216.34:8443/${unique}`,
    ...(settingPrefix !== undefined && { settingPrefix: prefix }),
    // Another request may have stored a password, which an update of the host must repeat.
    password: connection.password || 'p',
  };
}

/** Returns a source with a table, which all sources except metric sources require. */
function sourceWithinRules({ from, ...source }: Json): Json {
  return { ...source, from: { ...from, tableName: from.tableName || 'otel_logs' } };
}

function webhookWithinRules({ preset, ...webhook }: Json, unique: number): Json {
  const url = URL.parse(webhook.url)?.hostname.match(/^(10|127)\./) ? 'https://hooks.example.org/' : webhook.url;
  const name = [...`${unique} ${webhook.name}`].slice(0, 1024).join('');
  // A template must produce JSON. Random text in double braces is rarely a variable.
  const body =
    webhook.body === undefined
      ? undefined
      : JSON.stringify([...webhook.body].slice(0, 1000).join('').replaceAll(/\{+/g, '{'));
  // A webhook cannot have both a body and a preset.
  return { ...webhook, url, name, ...(body === undefined ? preset !== undefined && { preset } : { body }) };
}

function keyWithinRules(key: Json, unique: number): Json {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64');
  const { expireAt, hashData, ipAccessList } = key;
  return {
    ...key,
    // Ids of roles replace `roles`, which would then not be returned as sent.
    ...(key.roles && key.assignedRoleIds && { assignedRoleIds: [] }),
    ...(expireAt && { expireAt: timeBetween(expireAt, START + DAY, START + 3000 * DAY) }),
    ...(hashData && {
      hashData: { ...hashData, keyIdHash: digest(`id ${unique}`), keySecretHash: digest(`secret ${unique}`) },
    }),
    ...(ipAccessList && {
      ipAccessList: ipAccessList.map((entry: Json, index: number) => ({
        ...entry,
        source: ipRanges[index % ipRanges.length],
      })),
    }),
  };
}
