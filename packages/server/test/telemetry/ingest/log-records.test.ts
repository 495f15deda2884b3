import { describe, expect, it } from 'vitest';
import { attribute, logRecord, logsJson, logsProtobuf, NOW, resource } from './requests.ts';
import { ingest } from './start-listener.ts';

const TRACE_ID = '5b8efff798038103d269b633813fc60c';
const SPAN_ID = 'eee19b7ec3c1b174';

describe('a log record', () => {
  it('has the columns of the OpenTelemetry ClickHouse exporter', async () => {
    const logRecords = [logRecord({ traceId: TRACE_ID, spanId: SPAN_ID, flags: 0x101 })];
    const scope = { name: 'shop', version: '1.2', attributes: [attribute('x', 'y')] };
    const scopeLogs = [{ scope, schemaUrl: 'urn:scope', logRecords }];
    const { rows } = await ingest(
      JSON.stringify({ resourceLogs: [{ resource, schemaUrl: 'urn:resource', scopeLogs }] }),
    );
    expect(rows('otel_logs')).toEqual([
      {
        Timestamp: '1768210200.000000001',
        TraceId: TRACE_ID,
        SpanId: SPAN_ID,
        TraceFlags: 1,
        SeverityText: 'INFO',
        SeverityNumber: 9,
        ServiceName: 'checkout',
        Body: 'paid',
        ResourceSchemaUrl: 'urn:resource',
        ResourceAttributes: { 'service.name': 'checkout' },
        ScopeSchemaUrl: 'urn:scope',
        ScopeName: 'shop',
        ScopeVersion: '1.2',
        ScopeAttributes: { x: 'y' },
        LogAttributes: {},
      },
    ]);
  });

  it('without a time has the observed time', async () => {
    const { rows } = await ingest(logsJson(logRecord({ timeUnixNano: '0', observedTimeUnixNano: NOW })));
    expect(rows('otel_logs')).toMatchObject([{ Timestamp: '1768210200.000000001' }]);
  });

  it('without any time has the current time', async () => {
    const before = Date.now();
    const { rows } = await ingest(logsJson(logRecord({ timeUnixNano: '0' })));
    const seconds = Number(rows('otel_logs')[0]?.['Timestamp']);
    expect(seconds * 1_000).toBeGreaterThanOrEqual(before - 1);
    expect(seconds * 1_000).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['JSON', logsJson],
    ['protobuf', logsProtobuf],
  ])('in %s has the name of its event as an attribute, unless it already has this attribute', async (_, logs) => {
    const attributes = [attribute('event.name', 'own')];
    const events = [
      logRecord({ eventName: 'session.start' }),
      logRecord({ eventName: 'session.start', attributes }),
      logRecord({ eventName: '' }),
    ];
    const { rows } = await ingest(logs(...events));
    expect(rows('otel_logs').map((row) => row['LogAttributes'])).toEqual([
      { 'event.name': 'session.start' },
      { 'event.name': 'own' },
      {},
    ]);
  });

  it('may have attributes with any name', async () => {
    const attributes = ['__proto__', 'constructor', 'toString'].map((name) => attribute(name, 'x'));
    const { rows } = await ingest(logsProtobuf(logRecord({ attributes })));
    const [row] = rows('otel_logs');
    expect(JSON.stringify(row?.['LogAttributes'])).toBe('{"__proto__":"x","constructor":"x","toString":"x"}');
  });
});
