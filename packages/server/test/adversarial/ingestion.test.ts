import { describe, expect, it } from 'vitest';
import { sendInChunksOfOneByte } from '../http/support/send-raw.ts';
import { encoded, NOW, nested, sendOtlp } from '../telemetry/ingest/requests.ts';
import { expectShortGaps, measuredService } from './event-loop-gap.ts';

/** Slightly less than the largest record that is accepted. */
const RECORD_BYTES = 1_048_000;

function filled(item: Uint8Array, bytes = RECORD_BYTES): Buffer {
  return Buffer.alloc(Math.floor(bytes / item.length) * item.length).fill(item);
}

function listed(item: string, bytes = RECORD_BYTES): string {
  return Array.from({ length: Math.floor(bytes / (item.length + 1)) }, () => item).join(',');
}

function inLogs(...records: readonly Uint8Array[]): Uint8Array {
  return nested(1, nested(2, ...records.map((record) => nested(2, record))));
}

function inMetrics(kind: number, point: Uint8Array): Uint8Array {
  return nested(1, nested(2, nested(2, encoded('MetricHead', { name: 'm' }), nested(kind, nested(1, point)))));
}

function jsonLogs(record: string): string {
  return `{"resourceLogs":[{"scopeLogs":[{"logRecords":[${record}]}]}]}`;
}

function jsonMetrics(histogram: string): string {
  return `{"resourceMetrics":[{"scopeMetrics":[{"metrics":[{"name":"m","histogram":{"dataPoints":[${histogram}]}}]}]}]}`;
}

/** Attributes with different names, as many as are accepted in one record. */
const accepted = Array.from({ length: 6_000 }, (_, nth) => ({ key: `key ${nth}`, value: { stringValue: 'x' } }));

const requests: readonly (readonly [name: string, path: string, body: () => string | Uint8Array])[] = [
  ['empty attributes, protobuf', '/v1/logs', () => inLogs(filled(nested(6)))],
  [
    'thirty records of empty attributes, protobuf',
    '/v1/logs',
    () => inLogs(...Array.from({ length: 30 }, () => filled(nested(6)))),
  ],
  ['empty list items, protobuf', '/v1/logs', () => inLogs(nested(5, nested(5, filled(nested(1)))))],
  ['empty map items, protobuf', '/v1/logs', () => inLogs(nested(5, nested(6, filled(nested(1)))))],
  [
    'exponential buckets, protobuf',
    '/v1/metrics',
    () => inMetrics(10, nested(8, nested(2, Buffer.alloc(RECORD_BYTES, 1)))),
  ],
  ['bucket counts, protobuf', '/v1/metrics', () => inMetrics(9, nested(6, Buffer.alloc(RECORD_BYTES, 1)))],
  ['explicit bounds, protobuf', '/v1/metrics', () => inMetrics(9, nested(7, Buffer.alloc(RECORD_BYTES, 1)))],
  ['exemplars, protobuf', '/v1/metrics', () => inMetrics(9, filled(nested(8)))],
  ['quantiles of a summary, protobuf', '/v1/metrics', () => inMetrics(11, filled(nested(6)))],
  ['span events, protobuf', '/v1/traces', () => inLogs(filled(nested(11)))],
  ['span links, protobuf', '/v1/traces', () => inLogs(filled(nested(13)))],
  ['unknown fields, protobuf', '/v1/logs', () => filled(Buffer.from([0x50, 1]), 15_000_000)],
  ['resource attributes, protobuf', '/v1/logs', () => nested(1, nested(1, filled(nested(1))))],
  [
    'attributes up to the limit, protobuf',
    '/v1/logs',
    () => inLogs(encoded('LogRecord', { timeUnixNano: NOW, attributes: accepted })),
  ],
  [
    'attributes up to the limit, JSON',
    '/v1/logs',
    () => jsonLogs(JSON.stringify({ timeUnixNano: NOW, attributes: accepted })),
  ],
  ['empty attributes, JSON', '/v1/logs', () => jsonLogs(`{"attributes":[${listed('{}')}]}`)],
  ['empty list items, JSON', '/v1/logs', () => jsonLogs(`{"body":{"arrayValue":{"values":[${listed('{}')}]}}}`)],
  [
    'unknown keys, JSON',
    '/v1/logs',
    () => jsonLogs(`{${Array.from({ length: 90_000 }, (_, nth) => `"${nth}":0`).join(',')}}`),
  ],
  ['bucket counts, JSON', '/v1/metrics', () => jsonMetrics(`{"bucketCounts":[${listed('1')}]}`)],
  [
    'empty arrays outside of the records, JSON',
    '/v1/logs',
    () => `{"x":[${listed('[]', 4_000_000)}],"resourceLogs":[]}`,
  ],
  [
    'unknown keys up to the limit outside of the records, JSON',
    '/v1/logs',
    () => `{${Array.from({ length: 49_000 }, (_, nth) => `"${nth}k":0`).join(',')},"resourceLogs":[]}`,
  ],
  ['a long text, JSON', '/v1/logs', () => jsonLogs(`{"body":{"stringValue":"${'x'.repeat(15_000_000)}"}}`)],
  ['escaped quotes, JSON', '/v1/logs', () => jsonLogs(`{"body":{"stringValue":"${'\\"'.repeat(7_500_000)}"}}`)],
  [
    'a repeated name after 4 MB of white space outside of the records, JSON',
    '/v1/logs',
    () => `{"resourceLogs":[],${' '.repeat(4_100_000)}"resourceLogs":[]}`,
  ],
  [
    'a repeated name after many others in a record, JSON',
    '/v1/logs',
    () => jsonLogs(`{${Array.from({ length: 39_000 }, (_, nth) => `"${nth}":0`).join(',')},"a":1,"a":1}`),
  ],
  ['white space, JSON', '/v1/logs', () => jsonLogs(' '.repeat(15_000_000))],
];

describe.runIf(process.env['SOAK'] === '1')('the listener for OTLP does not block the event loop for', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0']);

  it.each(requests)('%s', async (_, path, body) => {
    const { otlpUrl = '', credentials } = service();
    const bytes = body();
    const statuses: number[] = [];
    await expectShortGaps(service(), async () => {
      statuses.push((await sendOtlp(otlpUrl, bytes, { path, key: credentials.openSource.ingestionKey })).status);
    });
    expect([200, 400, 413, 429]).toContain(statuses[0]);
  });

  it('a body in chunks of one byte, which does not fill the memory either', async () => {
    const { otlpUrl = '', credentials } = service();
    const headers = { authorization: credentials.openSource.ingestionKey };
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      expect([400, 408, 413, 429]).toContain(await sendInChunksOfOneByte(`${otlpUrl}/v1/logs`, headers, 1_000_000));
    });
    expect(peakRssBytes).toBeLessThan(400 * 2 ** 20);
  }, 120_000);
});
