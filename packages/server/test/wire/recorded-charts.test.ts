import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import type { Json } from '../http/support/api.ts';
import { type Served, startForTest } from '../http/support/serve.ts';
import { recentHour } from '../telemetry/support/log-rows.ts';
import { sendRecordedTelemetry } from './recorded-telemetry.ts';

/** The start of the hour of the recorded charts. */
const RECORDED_HOUR = Date.parse('2026-11-20T10:00:00Z');
/** The start of the hour in which the charts are replayed. */
const start = recentHour();

/** Moves a recorded time to the hour in which the charts are replayed. */
function moveTime(time: number): number {
  return time - RECORDED_HOUR + start;
}

/** A recorded chart query and its response from the reference server, the product whose API this service implements. */
interface RecordedChart {
  readonly name: string;
  readonly path: string;
  readonly method: string;
  readonly body: Json;
  readonly status: number;
  readonly response?: { readonly data: readonly Json[] };
}

const TELEMETRY = 'The telemetry behind this recording is unknown, so it cannot be sent.';

/** The charts that are not compared, with the reason. */
const excluded: Readonly<Record<string, string>> = {
  'chart: ratio': 'The reference server returns both series. This service returns their ratio.',
  'chart: ratio of one': 'The reference server accepts a ratio of one series. This service rejects it.',
  'chart: column, grouped':
    'The reference server returns `__observability_time_bucket` instead of `ts_bucket`, and one property per group column instead of `group`.',
  'chart: sum with a reset to a value above 0':
    'After a counter reset, this service adds the new value to the increase. The reference server does not count this value.',
  'chart: gauge grouped': TELEMETRY,
  'chart: histogram count': TELEMETRY,
  'chart: exponential histogram': TELEMETRY,
};

const charts: RecordedChart[] = readFileSync(new URL('pairs/charts.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
  .filter(({ method, path, status }) => method === 'POST' && path === '/api/v2/charts/series' && status === 200);

/**
 * Normalizes rows for the comparison: sorts them, converts values to numbers, and replaces the group `h1` with null. The reference server
 * returned counts as strings, and null for this group.
 */
function normalize(rows: readonly Json[]) {
  return rows
    .map(({ ts_bucket, group, ...values }) => [
      ts_bucket,
      JSON.stringify(group).replace(/^\["h1"\]$/, '[null]'),
      ...Object.values(values).map(Number),
    ])
    .sort((a, b) => a[0] - b[0] || (String(a[1]) < String(b[1]) ? -1 : 1));
}

describe('the recorded charts', () => {
  let server: RunningServer & Served;
  /** The ids of the sources by their placeholder in the recording, for example `logs`. */
  const sourceIds = new Map<string, string>();
  beforeAll(async () => {
    server = await startForTest({ otlpPort: 0 });
    await sendRecordedTelemetry(server.otlpUrl ?? '', server.credentials.openSource.ingestionKey, start);
    for (const { kind, id } of (await server.caller('open-source').get('/sources')).content)
      sourceIds.set(`${kind}s`, id);
  });
  afterAll(async () => server?.close());

  it.each(charts.filter(({ name }) => !(name in excluded)))(
    '$name has the recorded rows',
    async ({ body, response }) => {
      const text = JSON.stringify(body).replaceAll(
        /\{\{(\w+)\}\}/g,
        (placeholder, name) => sourceIds.get(name) ?? placeholder,
      );
      const [startTime, endTime] = [moveTime(body.startTime), moveTime(body.endTime)];
      const query = { ...JSON.parse(text), startTime, endTime };
      const { status, content, message } = await server.caller('open-source').post('/charts/series', query);
      expect([status, message]).toEqual([200, '']);
      // The end of a range is exclusive here, and inclusive in the recording.
      const recorded = (response?.data ?? []).map((row) => ({ ...row, ts_bucket: moveTime(row.ts_bucket) }));
      expect(normalize(content)).toEqual(normalize(recorded.filter(({ ts_bucket }) => ts_bucket < endTime)));
    },
  );

  it('include all charts that are excluded from the comparison', () => {
    expect(Object.keys(excluded).filter((name) => !charts.some((chart) => chart.name === name))).toEqual([]);
  });
});
