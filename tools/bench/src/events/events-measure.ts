import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createFilledDirectory } from '../charts/fill.ts';
import { DAYS } from '../charts/queries.ts';
import { openRawEngine } from '../charts/raw.ts';
import { openService, type Service } from '../charts/service.ts';
import { median } from '../statistics.ts';

const HOUR_MS = 3_600_000;
const PAGE_SIZE = 100;
/** The number of the last page that is measured, starting at 1. */
const LAST_PAGE = 100;

/** The number of log events, and medians in milliseconds. */
export interface EventFigures {
  readonly rows: number;
  readonly firstPageMs: number;
  /** The duration of one statement that returns the rows of the first page, without the service. The service runs two statements. */
  readonly statementMs: number;
  readonly lastPageMs: number;
  readonly previewMs: number;
  /** The duration of a chart over the range of the preview, with a bucket per window. */
  readonly chartMs: number;
}

/** Fills a new data directory. Each round measures two searches, a statement, a preview and a chart. */
export async function measure(dataDir: string, rows: number, rounds: number): Promise<EventFigures> {
  const end = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const start = end - DAYS * 24 * HOUR_MS;
  const directory = join(dataDir, 'telemetry');
  await createFilledDirectory(directory, rows, end);
  const copy = join(dataDir, 'copy');
  cpSync(directory, copy, { recursive: true, verbatimSymlinks: true });

  const service = await openService(dataDir, end);
  const raw = openRawEngine(copy);
  const { sourceId } = service;
  const range = { startTime: new Date(start).toISOString(), endTime: new Date(end).toISOString() };
  const search = { sourceId, ...range, select: 'Timestamp, ServiceName, SeverityText, Body', maxResults: PAGE_SIZE };
  const first = { ...search, cursor: 'start' };
  const last = { ...search, cursor: await cursorOf(service, first) };
  const seconds = (time: number) => `toDateTime64(${time / 1000}, 9, 'UTC')`;
  const statement = {
    sql: `SELECT Timestamp, ServiceName, SeverityText, Body FROM otel_logs
WHERE Timestamp >= ${seconds(start)} AND Timestamp < ${seconds(end)} ORDER BY Timestamp DESC LIMIT ${PAGE_SIZE}`,
  };
  const series = { aggFn: 'count', where: 'LogAttributes.status:>=500', groupBy: [] };
  const chart = { startTime: start, endTime: end, granularity: '5m', series: [{ ...series, sourceId }] };
  const preview = { alert: await alertOf(service), from: start, to: end };

  const durations: Record<'first' | 'statement' | 'last' | 'preview' | 'chart', number[]> = {
    first: [],
    statement: [],
    last: [],
    preview: [],
    chart: [],
  };
  for (let round = -1; round < rounds; round += 1) {
    const isMeasured = round >= 0;
    const add = (list: number[], time: number) => isMeasured && list.push(time);
    add(durations.first, await service.timePost('/search', first, 1));
    add(durations.statement, await raw.time(statement));
    add(durations.last, await service.timePost('/search', last, 1));
    add(durations.preview, await service.timePost('/alerts/preview', preview, 1));
    add(durations.chart, await service.timePost('/charts/series', chart, 1));
  }
  await raw.close();
  await service.close();
  return {
    rows,
    firstPageMs: median(durations.first),
    statementMs: median(durations.statement),
    lastPageMs: median(durations.last),
    previewMs: median(durations.preview),
    chartMs: median(durations.chart),
  };
}

/** Returns the cursor of the last page that is measured. */
async function cursorOf(service: Service, first: object): Promise<string> {
  let cursor = 'start';
  for (let page = 1; page < LAST_PAGE; page += 1) {
    const content = await service.post<{ readonly nextCursor: string }>('/search', { ...first, cursor });
    cursor = content.nextCursor;
  }
  return cursor;
}

/** Creates a webhook and returns an alert on an inline chart with windows of five minutes. */
async function alertOf(service: Service): Promise<object> {
  const webhook = { name: 'Bench', service: 'generic', url: 'https://hooks.example.com/bench' };
  const { data } = await service.post<{ readonly data: { readonly id: string } }>('/webhooks', webhook);
  const select = [{ aggFn: 'count', where: 'LogAttributes.status:>=500' }];
  return {
    source: 'inline',
    chartConfig: { displayType: 'line', sourceId: service.sourceId, select },
    interval: '5m',
    threshold: 1_000_000,
    thresholdType: 'above',
    channel: { type: 'webhook', webhookId: data.id },
  };
}
