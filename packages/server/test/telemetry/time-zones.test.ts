import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCharts } from '../../src/telemetry/query/charts.ts';
import { prepareDatabase } from '../../src/telemetry/schema/prepare-database.ts';
import { logRow, recentHour, toStoredRow } from './support/log-rows.ts';
import { engineForFile, engineKinds } from './support/telemetry-engines.ts';
import { sourcesOf } from './support/test-sources.ts';

describe.each(engineKinds)('in a process with a time zone other than UTC, on $name,', (kind) => {
  const originalTimeZone = process.env['TZ'];
  const engine = engineForFile(kind);
  const database = `time_zones_${process.pid}`;
  const { logs } = sourcesOf(database);
  const hour = recentHour();
  const text = new Date(hour).toISOString();

  beforeAll(async () => {
    process.env['TZ'] = 'Asia/Tokyo';
    await prepareDatabase(await engine(), database, { retentionDays: 30 });
    await (await engine()).insert(database, 'otel_logs', [
      toStoredRow(logRow({}), hour),
      toStoredRow(logRow({}), hour + 1000),
    ]);
  });
  afterAll(() => {
    if (originalTimeZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = originalTimeZone;
  });

  /** Returns the timestamps of the rows that match a filter. */
  const timestampsOf = async (where: string, whereLanguage: 'lucene' | 'sql') => {
    const series = [{ source: logs, aggFn: 'count' as const, where, whereLanguage, groupBy: ['Timestamp'] }];
    const query = { startMs: hour, endMs: hour + 3_600_000, bucketMs: 3_600_000, series };
    const rows = await createCharts(await engine()).query(query);
    return rows.map(({ group }) => group[0]);
  };

  it.each([
    ['lucene', `Timestamp:>="${text.slice(0, 23)}"`],
    ['lucene', `Timestamp:>="${text.slice(0, 16).replace('T', ' ')}"`],
    ['lucene', `Timestamp:[${text} TO ${text.slice(0, 10)}T23:59:59]`],
    ['sql', `Timestamp >= '${text.slice(0, 19).replace('T', ' ')}' AND Timestamp < '2100-01-01 00:00:00'`],
    ['sql', `Timestamp >= toDateTime('${text.slice(0, 19).replace('T', ' ')}', 'UTC')`],
    ['sql', `Timestamp >= toDateTime('${text.slice(0, 19).replace('T', ' ')}')`],
    ['sql', `Timestamp < toDateTime64('${text.slice(0, 19).replace('T', ' ')}', 3) + INTERVAL 2 SECOND`],
    [
      'sql',
      `Timestamp = parseDateTimeBestEffort('${text.slice(0, 19)}') OR Timestamp > toStartOfHour(toDateTime('${text.slice(0, 19).replace('T', ' ')}'))`,
    ],
    ['sql', `Timestamp >= parseDateTimeBestEffort('${text}')`],
    ['sql', `toHour(Timestamp) = ${new Date(hour).getUTCHours()}`],
    ['sql', `toStartOfDay(Timestamp) = '${text.slice(0, 10)} 00:00:00'`],
  ] as const)('times in %s are in UTC: %s', async (language, where) => {
    const first = text.slice(0, 19).replace('T', ' ');
    const next = new Date(hour + 1000).toISOString().slice(0, 19).replace('T', ' ');
    expect(await timestampsOf(where, language)).toEqual([`${first}.000000000`, `${next}.000000000`]);
  });

  it('days are in UTC and have 24 hours', async () => {
    const days = `${database}_days`;
    const day = Math.floor(hour / 86_400_000) * 86_400_000;
    await prepareDatabase(await engine(), days, { retentionDays: 30 });
    const rows = Array.from({ length: 48 }, (_, nth) =>
      toStoredRow(logRow({ Body: 'hour' }), day - 43_200_000 + nth * 3_600_000),
    );
    await (await engine()).insert(days, 'otel_logs', rows);
    const [from, to] = [day, day + 86_400_000].map((ms) => new Date(ms).toISOString().slice(0, 19).replace('T', ' '));
    const filters = [
      `Timestamp >= '${from}' AND Timestamp < '${to}'`,
      `TimestampTime >= '${from}' AND TimestampTime < '${to}'`,
      `toDate(TimestampTime) = '${from?.slice(0, 10)}'`,
    ];
    for (const where of filters) {
      const series = [
        { source: sourcesOf(days).logs, aggFn: 'count' as const, where, whereLanguage: 'sql' as const, groupBy: [] },
      ];
      const query = { startMs: day - 86_400_000, endMs: day + 2 * 86_400_000, bucketMs: 3 * 86_400_000, series };
      const result = await createCharts(await engine()).query(query);
      expect(
        result.reduce((sum, { values: [value] }) => sum + Number(value ?? 0), 0),
        where,
      ).toBe(24);
    }
  });
});
