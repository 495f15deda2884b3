import { createHash } from 'node:crypto';
import type { Json } from '../http/support/api.ts';
import { START } from '../support/service.ts';
import { dashboardWithinRules } from './dashboard-within-rules.ts';
import { reference } from './references.ts';
import { tileQueryWithinRules, whereWithinRules } from './tile-query-within-rules.ts';

const DAY = 86_400_000;
const minutes: Record<string, number> = {
  '30s': 0.5,
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
  '6h': 360,
  '12h': 720,
};
const sources = ['10.0.0.0/8', '::1', '192.0.2.7', '2001:db8::/32', '::ffff:192.0.2.0/120'];

/** Returns a similar body that follows the rules that a schema cannot express. `unique` differs in all requests. */
export function withinRules(id: string, body: Json, unique: number): Json {
  if (id === 'createDashboard' || id === 'updateDashboard') return dashboardWithinRules(body);
  if (id === 'createAlert' || id === 'updateAlert') return alertWithinRules(body);
  if (id === 'silenceAlert') return { until: timeBetween(body.until, START + DAY, START + 20 * DAY) };
  if (id === 'queryTile') return tileQueryWithinRules(body, unique);
  if (id.endsWith('Webhook')) return webhookWithinRules(body, unique);
  if (id === 'queryChartSeries') return chartWithinRules(body, unique);
  return id.endsWith('Key') ? keyWithinRules(body, unique) : body;
}

function alertWithinRules(alert: Json): Json {
  const index = Number(String(alert.dashboardId ?? '0').slice(-3));
  const ids = { dashboardId: reference('dashboardId', index), tileId: reference('tileId', index) };
  const channels = alert.channels?.map((channel: Json, at: number) => ({
    ...channel,
    webhookId: reference('webhookId', index + at),
  }));
  const { channel, scheduleOffsetMinutes: offset, scheduleStartAt: start } = alert;
  return {
    ...alert,
    ...ids,
    source: 'tile',
    ...(alert.thresholdMax !== undefined && { thresholdMax: Math.max(alert.threshold, alert.thresholdMax) }),
    ...(channels && { channels }),
    ...(channel && { channel: channels?.[0] ?? channel }),
    ...(typeof offset === 'number' && { scheduleOffsetMinutes: offset % (minutes[alert.interval] ?? 1440) }),
    ...(typeof start === 'string' && { scheduleStartAt: timeBetween(start, 0, START + 365 * DAY) }),
  };
}

/** Filters and fields that all sources have, over a range with an accepted number of buckets. */
function chartWithinRules(query: Json, unique: number): Json {
  const startTime = Math.min(query.startTime, query.endTime, 253_402_300_799_999 - DAY);
  const { groupBy } = query.series[0];
  return {
    ...query,
    startTime,
    endTime: Math.min(Math.max(query.startTime, query.endTime) + 1, startTime + DAY),
    series: query.series.map(({ metricDataType: _, ...series }: Json, at: number) => ({
      ...series,
      sourceId: reference('sourceId', unique),
      where: whereWithinRules(series.whereLanguage, unique + at),
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

function webhookWithinRules(webhook: Json, unique: number): Json {
  const url = URL.parse(webhook.url)?.hostname.match(/^(10|127)\./) ? 'https://hooks.example.org/' : webhook.url;
  const name = [...`${unique} ${webhook.name}`].slice(0, 1024).join('');
  // A template must produce JSON. Random text between two braces is rarely a variable.
  const body =
    webhook.body === undefined
      ? undefined
      : JSON.stringify([...webhook.body].slice(0, 1000).join('').replaceAll(/\{+/g, '{'));
  return { ...webhook, url, name, ...(body !== undefined && { body }) };
}

function keyWithinRules(key: Json, unique: number): Json {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64');
  const { expireAt, hashData, ipAccessList } = key;
  return {
    ...key,
    ...(expireAt && { expireAt: timeBetween(expireAt, START + DAY, START + 3000 * DAY) }),
    ...(hashData && {
      hashData: { ...hashData, keyIdHash: digest(`id ${unique}`), keySecretHash: digest(`secret ${unique}`) },
    }),
    ...(ipAccessList && {
      ipAccessList: ipAccessList.map((entry: Json, at: number) => ({ ...entry, source: sources[at % sources.length] })),
    }),
  };
}
