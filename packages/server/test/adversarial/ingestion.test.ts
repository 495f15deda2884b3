import { describe, expect, it } from 'vitest';
import { sendInChunksOfOneByte } from '../http/support/send-raw.ts';
import { isSoak } from '../support/soak.ts';
import {
  encodeMessage,
  logsProtobuf,
  NOW,
  protobufField,
  sendOtlp,
  timesOfDays,
} from '../telemetry/ingest/requests.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';

/** Slightly less than the largest record that is accepted. */
const RECORD_BYTES = 1_048_000;

/** Returns as many copies of `item` as fit into `bytes`. */
function fillWith(item: Uint8Array, bytes = RECORD_BYTES): Buffer {
  return Buffer.alloc(Math.floor(bytes / item.length) * item.length).fill(item);
}

/** Returns as many copies of `item`, separated by commas, as fit into `bytes`. */
function jsonList(item: string, bytes = RECORD_BYTES): string {
  return Array.from({ length: Math.floor(bytes / (item.length + 1)) }, () => item).join(',');
}

/** Returns an OTLP export request with log records or spans. Both have the same field numbers. */
function inLogs(...records: readonly Uint8Array[]): Uint8Array {
  return protobufField(1, protobufField(2, ...records.map((record) => protobufField(2, record))));
}

/** Returns an OTLP export request with one data point. `kind` is the field number of the metric's type. */
function inMetrics(kind: number, point: Uint8Array): Uint8Array {
  return protobufField(
    1,
    protobufField(
      2,
      protobufField(2, encodeMessage('MetricHead', { name: 'm' }), protobufField(kind, protobufField(1, point))),
    ),
  );
}

function jsonLogs(record: string): string {
  return `{"resourceLogs":[{"scopeLogs":[{"logRecords":[${record}]}]}]}`;
}

function jsonMetrics(histogram: string): string {
  return `{"resourceMetrics":[{"scopeMetrics":[{"metrics":[{"name":"m","histogram":{"dataPoints":[${histogram}]}}]}]}]}`;
}

/** Returns attributes with different names. */
function attributes(count: number) {
  return Array.from({ length: count }, (_, nth) => ({ key: `key ${nth}`, value: { stringValue: 'x' } }));
}

/**
 * The number of attributes of a record, close to its limit of 20,000 values. In protobuf, an attribute counts as four values. In JSON, four
 * separators count as one value. An attribute has seven separators, so it counts as 1.75 values.
 */
const ATTRIBUTES = { protobuf: 4_900, json: 11_400 };

/** The status of a response, and a part of its body as JSON. */
type Expected = readonly [status: number, body: string];

const ACCEPTED: Expected = [200, '{}'];
/** The response to a record that exceeds a limit. */
const RECORD_REJECTED: Expected = [200, 'expected at most 1048576 bytes and 20000 values, received more'];

/** A large export for each loop of the decoder. The first argument of `protobufField` is the field number in opentelemetry-proto. */
const requests: [name: string, path: string, body: () => string | Uint8Array, expected?: Expected][] = [
  ['empty attributes in protobuf', '/v1/logs', () => inLogs(fillWith(protobufField(6)))],
  [
    'fifteen records of empty attributes in protobuf',
    '/v1/logs',
    () => inLogs(...Array.from({ length: 15 }, () => fillWith(protobufField(6)))),
  ],
  [
    'empty list items in protobuf',
    '/v1/logs',
    () => inLogs(protobufField(5, protobufField(5, fillWith(protobufField(1))))),
  ],
  [
    'empty map items in protobuf',
    '/v1/logs',
    () => inLogs(protobufField(5, protobufField(6, fillWith(protobufField(1))))),
  ],
  [
    'exponential buckets in protobuf',
    '/v1/metrics',
    () => inMetrics(10, protobufField(8, protobufField(2, Buffer.alloc(RECORD_BYTES, 1)))),
  ],
  ['bucket counts in protobuf', '/v1/metrics', () => inMetrics(9, protobufField(6, Buffer.alloc(RECORD_BYTES, 1)))],
  ['explicit bounds in protobuf', '/v1/metrics', () => inMetrics(9, protobufField(7, Buffer.alloc(RECORD_BYTES, 1)))],
  ['exemplars in protobuf', '/v1/metrics', () => inMetrics(9, fillWith(protobufField(8)))],
  ['quantiles of a summary in protobuf', '/v1/metrics', () => inMetrics(11, fillWith(protobufField(6)))],
  ['span events in protobuf', '/v1/traces', () => inLogs(fillWith(protobufField(11)))],
  ['span links in protobuf', '/v1/traces', () => inLogs(fillWith(protobufField(13)))],
  ['unknown fields in protobuf', '/v1/logs', () => fillWith(Buffer.from([0x50, 1]), 15_000_000), ACCEPTED],
  [
    'resource attributes in protobuf',
    '/v1/logs',
    () => protobufField(1, protobufField(1, fillWith(protobufField(1)))),
    [413, 'at most 20000 values in a resource'],
  ],
  [
    'attributes up to the limit in protobuf',
    '/v1/logs',
    () => inLogs(encodeMessage('LogRecord', { timeUnixNano: NOW, attributes: attributes(ATTRIBUTES.protobuf) })),
    ACCEPTED,
  ],
  [
    'attributes up to the limit in JSON',
    '/v1/logs',
    () => jsonLogs(JSON.stringify({ timeUnixNano: NOW, attributes: attributes(ATTRIBUTES.json) })),
    ACCEPTED,
  ],
  ['empty attributes in JSON', '/v1/logs', () => jsonLogs(`{"attributes":[${jsonList('{}')}]}`)],
  ['empty list items in JSON', '/v1/logs', () => jsonLogs(`{"body":{"arrayValue":{"values":[${jsonList('{}')}]}}}`)],
  [
    'unknown keys in JSON',
    '/v1/logs',
    () => jsonLogs(`{${Array.from({ length: 90_000 }, (_, nth) => `"${nth}":0`).join(',')}}`),
  ],
  ['bucket counts in JSON', '/v1/metrics', () => jsonMetrics(`{"bucketCounts":[${jsonList('1')}]}`)],
  [
    'empty arrays outside the records in JSON',
    '/v1/logs',
    () => `{"x":[${jsonList('[]', 4_000_000)}],"resourceLogs":[]}`,
    [413, 'at most 20000 values outside of log records'],
  ],
  [
    'unknown keys up to the limit outside the records in JSON',
    '/v1/logs',
    () => `{${Array.from({ length: 39_000 }, (_, nth) => `"${nth}k":0`).join(',')},"resourceLogs":[]}`,
    ACCEPTED,
  ],
  ['a long text in JSON', '/v1/logs', () => jsonLogs(`{"body":{"stringValue":"${'x'.repeat(15_000_000)}"}}`)],
  ['escaped quotes in JSON', '/v1/logs', () => jsonLogs(`{"body":{"stringValue":"${'\\"'.repeat(7_500_000)}"}}`)],
  [
    'a repeated name after 4 MB of white space outside the records in JSON',
    '/v1/logs',
    () => `{"resourceLogs":[],${' '.repeat(4_100_000)}"resourceLogs":[]}`,
    [400, 'the name occurs more than once'],
  ],
  [
    'a repeated name after many others in a record in JSON',
    '/v1/logs',
    () => jsonLogs(`{${Array.from({ length: 39_000 }, (_, nth) => `"${nth}":0`).join(',')},"a":1,"a":1}`),
    [400, 'the name occurs more than once'],
  ],
  ['white space in JSON', '/v1/logs', () => jsonLogs(' '.repeat(15_000_000)), ACCEPTED],
];

describe.runIf(isSoak)('the OTLP listener', () => {
  const service = measuredService(['--telemetry=on', '--otlp-port=0']);

  it.each(requests)(
    'does not block the event loop when it receives %s',
    async (_, path, body, expected = RECORD_REJECTED) => {
      const { otlpUrl = '', credentials } = service();
      const bytes = body();
      await expectShortGaps(service(), async () => {
        const response = await sendOtlp(otlpUrl, bytes, { path, key: credentials.openSource.ingestionKey });
        expect([response.status, JSON.stringify(response.body)]).toEqual([
          expected[0],
          expect.stringContaining(expected[1]),
        ]);
      });
    },
  );

  it('rejects log records of 20,000 days without blocking the event loop', async () => {
    const { otlpUrl = '', credentials } = service();
    const body = logsProtobuf(...timesOfDays(20_000).map((timeUnixNano) => ({ timeUnixNano })));
    await expectShortGaps(service(), async () => {
      expect((await sendOtlp(otlpUrl, body, { key: credentials.openSource.ingestionKey })).status).toBe(413);
    });
  });

  it('neither blocks the event loop nor exceeds the memory limit when it receives a body in chunks of one byte', async () => {
    const { otlpUrl = '', credentials } = service();
    const headers = { authorization: credentials.openSource.ingestionKey };
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      expect([400, 408, 413, 429]).toContain(await sendInChunksOfOneByte(`${otlpUrl}/v1/logs`, headers, 1_000_000));
    });
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  }, 120_000);
});
