import { beforeAll, describe, expect, it } from 'vitest';
import { sourceIdOf } from '../http/support/request-bodies.ts';
import { isSoak } from '../support/soak.ts';
import { encodeMessage, protobufField, sendOtlp } from '../telemetry/ingest/requests.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService, RUNS } from './event-loop-gap.ts';

const HOUR = 3_600_000;

describe.runIf(isSoak)('a chart', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0']);
  const start = Math.floor(Date.now() / HOUR) * HOUR - HOUR;
  const nanoseconds = (second: number): string => `${start + 1000 * second}000000`;

  const send = async (path: string, body: Uint8Array): Promise<void> => {
    const { otlpUrl = '', credentials } = service();
    const { status, body: reply } = await sendOtlp(otlpUrl, body, { path, key: credentials.openSource.ingestionKey });
    expect([status, reply]).toEqual([200, {}]);
  };

  // The first argument of `protobufField` is the field number in opentelemetry-proto.
  const histogram = (name: string, points: readonly (readonly number[])[]): Uint8Array => {
    const dataPoints = points.map((explicitBounds, nth) =>
      protobufField(
        1,
        encodeMessage('HistogramPoint', {
          startTimeUnixNano: nanoseconds(0),
          timeUnixNano: nanoseconds(1 + (nth % 50)),
          attributes: [{ key: 'host', value: { stringValue: `h${nth % 500}` } }],
          count: explicitBounds.length,
          bucketCounts: [...explicitBounds.map(() => 1), 0],
          explicitBounds,
        }),
      ),
    );
    const delta = encodeMessage('MetricShape', { aggregationTemporality: 1 });
    return protobufField(
      1,
      protobufField(2, protobufField(2, encodeMessage('MetricHead', { name }), protobufField(9, delta, ...dataPoints))),
    );
  };

  const logs = (count: number, text: (nth: number) => string): Uint8Array =>
    protobufField(
      1,
      protobufField(
        2,
        ...Array.from({ length: count }, (_, nth) =>
          protobufField(
            2,
            encodeMessage('LogRecord', {
              timeUnixNano: nanoseconds(nth % 3000),
              severityText: `s${nth % 5}`,
              body: { stringValue: text(nth) },
            }),
          ),
        ),
      ),
    );

  const boundsFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, nth) => first + nth);

  beforeAll(async () => {
    // Histograms: one group just below the limit of buckets, one group beyond it, and many points with few buckets but different bounds.
    await send(
      '/v1/metrics',
      histogram(
        'up to the limit',
        Array.from({ length: 19 }, (_, nth) => boundsFrom(nth / 20, 1_000)),
      ),
    );
    await send(
      '/v1/metrics',
      histogram(
        'beyond the limit',
        Array.from({ length: 80 }, (_, nth) => boundsFrom(nth / 100, 1_000)),
      ),
    );
    await send(
      '/v1/metrics',
      histogram(
        'many points',
        Array.from({ length: 2_000 }, (_, nth) => boundsFrom(nth / 3_000, 9)),
      ),
    );
    await send(
      '/v1/logs',
      logs(45_000, (nth) => `event ${nth}`),
    );
    await send(
      '/v1/logs',
      // A result that is grouped twice by these texts has 24 MB. This is just below the limit for a response of the telemetry
      // engine, 24 MiB. The names of its groups are longer than a chart allows.
      logs(15, (nth) => `${nth} ${'(AB)'.repeat(200_000)}`),
    );
  }, 120_000);

  const chart = async (kind: string, series: readonly object[], overrides: object = {}): Promise<number> => {
    const sourceId = await sourceIdOf(service().api, kind);
    const { status } = await service().api.post('/charts/series', {
      startTime: start,
      endTime: start + HOUR,
      granularity: '1h',
      ...overrides,
      series: series.map((item) => ({ sourceId, where: '', groupBy: [], ...item })),
    });
    return status;
  };

  const quantile = (metricName: string) => ({
    aggFn: 'quantile',
    level: 0.99,
    metricName,
    metricDataType: 'histogram',
  });
  const count = { aggFn: 'count', where: 'event' };

  it.each([
    ['of a quantile up to the limit of buckets', 'metric', [quantile('up to the limit')], {}, 200],
    ['of a quantile beyond the limit of buckets', 'metric', [quantile('beyond the limit')], {}, 400],
    ['of a quantile of points with different bounds', 'metric', [quantile('many points')], {}, 200],
    [
      'of quantiles of many groups',
      'metric',
      [0, 1, 2, 3, 4].map(() => ({ ...quantile('many points'), groupBy: ['Attributes.host'] })),
      {},
      200,
    ],
    ['of 45,000 groups', 'log', [{ ...count, groupBy: ['Body'] }], {}, 200],
    ['of 45,000 groups and five series', 'log', [0, 1, 2, 3, 4].map(() => ({ ...count, groupBy: ['Body'] })), {}, 200],
    [
      'of 45,000 groups as a ratio',
      'log',
      [0, 1].map(() => ({ ...count, groupBy: ['Body'] })),
      { seriesReturnType: 'ratio' },
      200,
    ],
    ['of groups of 800 kB strings', 'log', [{ aggFn: 'count', where: '-event', groupBy: ['Body', 'Body'] }], {}, 400],
    [
      'of a filter that fails on an event of 800 kB',
      'log',
      [{ aggFn: 'count', where: "NOT startsWith(Body, 'event') AND toInt64(Body) = 1", whereLanguage: 'sql' }],
      {},
      400,
    ],
  ])('%s does not block the event loop', async (_, kind, series, overrides, expected) => {
    const statuses: number[] = [];
    await expectShortGaps(service(), async () => {
      statuses.push(await chart(kind, series, overrides));
    });
    expect(statuses).toEqual(Array(RUNS).fill(expected));
  });

  it.each([
    ['of 45,000 groups and five series', [0, 1, 2, 3, 4].map(() => ({ ...count, groupBy: ['Body'] })), [200, 429]],
    ['of groups of 800 kB strings', [{ aggFn: 'count', where: '-event', groupBy: ['Body', 'Body'] }], [400, 429]],
  ])(
    '%s neither blocks the event loop nor exceeds the memory limit in 64 concurrent requests',
    async (_, series, expected) => {
      const { peakRssBytes } = await expectShortGaps(service(), async () => {
        const statuses = await Promise.all(Array.from({ length: 64 }, () => chart('log', series)));
        for (const status of statuses) expect(expected).toContain(status);
      });
      expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
    },
  );
});
