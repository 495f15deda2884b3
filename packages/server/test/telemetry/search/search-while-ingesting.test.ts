import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../src/index.ts';
import type { Api, ApiResponse, Json } from '../../http/support/api.ts';
import { type Served, startForTest } from '../../http/support/serve.ts';
import { isSoak } from '../../support/soak.ts';
import { attribute } from '../ingest/requests.ts';
import { type RandomFilter, randomFilter, randomRow } from '../support/filter-oracle.ts';
import { type LogRow, recentHour } from '../support/log-rows.ts';
import { Random, seedOfRun } from '../support/random.ts';
import { ingest } from '../support/send-telemetry.ts';

const FILTERS = isSoak ? 500 : 10;
const ROWS = 300;
const HOUR = 3_600_000;

/** A log event of a test. The attribute `nth` identifies it. */
interface NumberedEvent {
  readonly row: LogRow;
  readonly time: number;
  readonly nth: number;
}

describe('a search while events are ingested', () => {
  let server: RunningServer & Served;
  const seed = seedOfRun('search while ingesting');
  const random = new Random(seed);
  let api: Api;
  let sourceId: string;
  const end = recentHour();
  const start = end - 4 * HOUR;
  let stored = 0;

  const ingestEvents = async (events: readonly NumberedEvent[]): Promise<void> => {
    const resourceLogs = events.map(({ row, time, nth }) => ({
      resource: { attributes: [attribute('service.name', row.ServiceName)] },
      scopeLogs: [
        {
          logRecords: [
            {
              timeUnixNano: `${time}000000`,
              severityText: row.SeverityText,
              severityNumber: row.SeverityNumber,
              body: { stringValue: row.Body },
              attributes: [
                ...Object.entries(row.LogAttributes).map(([key, value]) => attribute(key, value)),
                attribute('nth', String(nth)),
              ],
            },
          ],
        },
      ],
    }));
    await ingest(server, 'open-source', '/v1/logs', { resourceLogs });
  };

  /** Returns events, each at one of 50 times, so that many events have equal times. */
  const randomEvents = (count: number, from: number): NumberedEvent[] =>
    Array.from({ length: count }, () => {
      stored += 1;
      return { row: randomRow(random), time: from + random.below(50) * 60_000, nth: stored };
    });

  beforeAll(async () => {
    server = await startForTest({ otlpPort: 0 });
    api = server.caller('open-source');
    sourceId = (await api.get('/sources')).content[0].id;
    await ingestEvents(randomEvents(ROWS, start));
  });
  afterAll(async () => server?.close());

  const range = { startTime: new Date(start).toISOString(), endTime: new Date(end).toISOString() };

  /** Returns the attribute `nth` of the events of all pages. Calls `beforePage` before each page except the first. */
  const readPages = async (
    { text }: RandomFilter,
    maxResults: number,
    beforePage: () => Promise<void>,
  ): Promise<string[]> => {
    const numbers: string[] = [];
    for (let cursor: string | null = 'start'; cursor !== null; ) {
      const body: Json = { sourceId, ...range, where: text, select: 'LogAttributes.nth AS nth', maxResults, cursor };
      const { status, json, message }: ApiResponse = await api.post('/search', body);
      expect([status, message], `${text} (seed ${seed})`).toEqual([200, '']);
      numbers.push(...json.data.map(({ nth }: Json) => nth));
      cursor = json.nextCursor;
      if (cursor !== null) await beforePage();
    }
    return numbers;
  };

  const count = async ({ text }: RandomFilter): Promise<number> => {
    const tile = { config: { displayType: 'number', sourceId, select: [{ aggFn: 'count', where: text }] } };
    const { content } = await api.post('/charts/query', { tile, startTime: start, endTime: end });
    return content.rows[0]?.[0] ?? 0;
  };

  const everything: RandomFilter = { text: '', matches: () => true };

  it(`returns as many events as a chart counts, for ${FILTERS} filters`, { timeout: 900_000 }, async () => {
    let pages = 0;
    for (let round = 0; round < FILTERS; round += 1) {
      // A random filter may match fewer events than a page has, so the first filter matches all events.
      const filter = round === 0 ? everything : randomFilter(random);
      const expected = await count(filter);
      const numbers = await readPages(filter, 20 + random.below(100), async () => {
        pages += 1;
        // These events are after the range.
        if (pages % 3 === 0) await ingestEvents(randomEvents(3, end));
      });
      expect(new Set(numbers).size, `${filter.text} (seed ${seed})`).toBe(numbers.length);
      expect(numbers.length, `${filter.text} (seed ${seed})`).toBe(expected);
    }
    expect(pages).toBeGreaterThan(0);
  });

  it('returns each event that was stored before the first page once, and each later one at most once', async () => {
    const before = await readPages(everything, 2_000, async () => undefined);
    let late = 0;
    const numbers = await readPages(everything, 40, async () => {
      late += 4;
      await ingestEvents(randomEvents(4, start));
    });
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(before.filter((nth) => !numbers.includes(nth))).toEqual([]);
    expect(late).toBeGreaterThan(0);
    expect(numbers.length).toBeLessThanOrEqual(before.length + late);
    expect(await count(everything)).toBe(before.length + late);
  });
});
