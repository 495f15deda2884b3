import { describe, expect, it } from 'vitest';
import { encodeMessage, logRecord, logsJson, logsProtobuf, NOW, protobufField, resource } from './requests.ts';
import { ingest } from './start-listener.ts';

const TRACE_ID = '5b8efff798038103d269b633813fc60c';

/** Values of a body or an attribute, and the strings that are stored for them. */
const values: readonly (readonly [value: object, text: string])[] = [
  [{ stringValue: 'paid' }, 'paid'],
  [{ stringValue: '' }, ''],
  [{ stringValue: 'naïve 😀 \u0000 "quoted"' }, 'naïve 😀 \u0000 "quoted"'],
  [{ intValue: '-9223372036854775808' }, '-9223372036854775808'],
  [{ intValue: '9007199254740993' }, '9007199254740993'],
  [{ intValue: '0' }, '0'],
  [{ boolValue: false }, 'false'],
  [{ doubleValue: 0.1 }, '0.1'],
  [{ doubleValue: 1e21 }, '1e+21'],
  [{ doubleValue: 1e-7 }, '1e-7'],
  [{}, ''],
  [{ arrayValue: { values: [] } }, '[]'],
  [
    { arrayValue: { values: [{ intValue: '9007199254740993' }, { stringValue: 'a' }, {}] } },
    '[9007199254740993,"a",null]',
  ],
  [
    {
      kvlistValue: {
        values: [
          { key: 'b', value: { boolValue: true } },
          { key: 'a', value: { kvlistValue: { values: [{ key: '"', value: { doubleValue: 1.5 } }] } } },
          { key: 'b', value: { stringValue: 'the last one' } },
        ],
      },
    },
    '{"a":{"\\"":1.5},"b":"the last one"}',
  ],
];

describe.each([
  ['protobuf', logsProtobuf],
  ['JSON', logsJson],
] as const)('in %s, the value', (_, logs) => {
  it.each(values)('%j is stored as %j', async (value, text) => {
    const attributes = [{ key: 'a.b', value }];
    const { status, rows } = await ingest(logs(logRecord({ body: value, attributes })));
    expect(status).toBe(200);
    expect(rows('otel_logs')).toMatchObject([{ Body: text, LogAttributes: { 'a.b': text } }]);
  });
});

describe('the listener, for JSON,', () => {
  const rowOf = async (record: object) => {
    const { body, rows } = await ingest(logsJson(record));
    expect(body).toEqual({});
    return rows('otel_logs')[0];
  };

  it('reads bytes from base64 and stores them as base64', async () => {
    expect(await rowOf(logRecord({ body: { bytesValue: 'AP/+' } }))).toMatchObject({ Body: 'AP/+' });
  });

  it('reads non-finite numbers from strings', async () => {
    expect(await rowOf(logRecord({ body: { doubleValue: '-Infinity' } }))).toMatchObject({ Body: '-Infinity' });
    expect(await rowOf(logRecord({ body: { doubleValue: 'NaN' } }))).toMatchObject({ Body: 'NaN' });
  });

  it('reads ids from hex in either case and treats zeros as an absent id', async () => {
    expect(await rowOf(logRecord({ traceId: TRACE_ID.toUpperCase(), spanId: '0'.repeat(16) }))).toMatchObject({
      TraceId: TRACE_ID,
      SpanId: '',
    });
  });

  it('reads times from strings or numbers, and treats a body that is null as absent', async () => {
    expect(await rowOf(logRecord({ timeUnixNano: 5 }))).toMatchObject({ Timestamp: '0000000000.000000005' });
    expect(await rowOf(logRecord({ timeUnixNano: NOW, body: null }))).toMatchObject({
      Timestamp: '1768210200.000000001',
      Body: '',
    });
  });

  it('keeps the precision of 64-bit integers that are numbers', async () => {
    const times = '"timeUnixNano" : 1768210200000000001,"severityNumber":9';
    const value = (digits: string) => `{"key":"k${digits}","value":{"intValue":${digits}}}`;
    const attributes = [value('9007199254740993'), value('-9223372036854775808'), value('9223372036854775807')];
    const text = '\\"intValue\\":9007199254740993,';
    const record = `{${times},"attributes":[${attributes.join(',')}],"body":{"stringValue":"${text}"}}`;
    const resourceJson = `{"attributes":[${value('9007199254740993')}]}`;
    const body = `{"resourceLogs":[{"resource":${resourceJson},"scopeLogs":[{"logRecords":[${record}]}]}]}`;
    const { status, rows } = await ingest(body);
    expect(status).toBe(200);
    expect(rows('otel_logs')).toMatchObject([
      {
        Timestamp: '1768210200.000000001',
        Body: '"intValue":9007199254740993,',
        LogAttributes: {
          k9007199254740993: '9007199254740993',
          'k-9223372036854775808': '-9223372036854775808',
          k9223372036854775807: '9223372036854775807',
        },
        ResourceAttributes: { k9007199254740993: '9007199254740993' },
      },
    ]);
  });

  it('ignores unknown fields', async () => {
    expect(await rowOf(logRecord({ severity_text: 'snake', __proto__x: {}, new: [[]] }))).toMatchObject({
      SeverityText: 'INFO',
    });
  });

  it('replaces a lone surrogate with a replacement character', async () => {
    const { rows } = await ingest(logsJson(logRecord()).replace('"paid"', '"\\ud800paid"'));
    expect(rows('otel_logs')).toMatchObject([{ Body: '\ufffdpaid' }]);
  });

  it('rejects a number in place of an object in a nested array', async () => {
    const scopeLogs = [{ logRecords: [0] }];
    const { status, body } = await ingest(JSON.stringify({ resourceLogs: [{ scopeLogs }] }));
    expect([status, body.message]).toEqual([
      400,
      'The body is not valid OTLP: resourceLogs[0].scopeLogs[0].logRecords[0]: expected an object.',
    ]);
  });

  it('ignores unknown arrays that look like known ones', async () => {
    const scopeLogs = [{ strange: [{ a: 1 }, 2], logRecords: [logRecord()], 5: [[]] }];
    const strange = [{ b: [{ c: [1, '}', '\\"]'] }] }];
    const { status, rows } = await ingest(JSON.stringify({ strange, resourceLogs: [{ resource, scopeLogs }] }));
    expect(status).toBe(200);
    expect(rows('otel_logs')).toMatchObject([{ Body: 'paid', ServiceName: 'checkout' }]);
  });
});

describe('the listener, for protobuf,', () => {
  it('reads a resource that follows its scopes', async () => {
    const scopeLogs = protobufField(
      2,
      protobufField(2, encodeMessage('LogRecord', logRecord())),
      protobufField(1, encodeMessage('InstrumentationScope', { name: 'late' })),
    );
    const { rows } = await ingest(protobufField(1, scopeLogs, protobufField(1, encodeMessage('Resource', resource))));
    expect(rows('otel_logs')).toMatchObject([{ ServiceName: 'checkout', ScopeName: 'late' }]);
  });

  it('skips unknown fields', async () => {
    const unknown = protobufField(99, Buffer.from('future'));
    const records = protobufField(2, unknown, protobufField(2, unknown, encodeMessage('LogRecord', logRecord())));
    const { rows } = await ingest(Buffer.concat([unknown, protobufField(1, unknown, records)]));
    expect(rows('otel_logs')).toMatchObject([{ Body: 'paid' }]);
  });

  it('replaces invalid UTF-8 in a string with replacement characters', async () => {
    const body = protobufField(5, protobufField(1, Buffer.from([0x61, 0xed, 0xa0, 0x80, 0xff])));
    const { rows } = await ingest(protobufField(1, protobufField(2, protobufField(2, body))));
    const [row] = rows('otel_logs');
    expect(String(row?.['Body']).isWellFormed()).toBe(true);
    expect(row?.['Body']).toMatch(/^a\ufffd+$/);
  });
});
