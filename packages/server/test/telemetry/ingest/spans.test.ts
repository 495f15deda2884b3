import { describe, expect, it } from 'vitest';
import { attribute, NOW, resource } from './requests.ts';
import { ingest } from './start-listener.ts';

const TRACE_ID = '5b8efff798038103d269b633813fc60c';
const SPAN_ID = 'eee19b7ec3c1b174';

const TRACES = { path: '/v1/traces' };

function span(overrides: object = {}) {
  return {
    traceId: TRACE_ID,
    spanId: SPAN_ID,
    name: 'POST /pay',
    kind: 2,
    startTimeUnixNano: NOW,
    endTimeUnixNano: '1768210201000000001',
    ...overrides,
  };
}

function tracesJson(...spans: object[]) {
  return JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'shop' }, spans }] }] });
}

describe('a span', () => {
  it('has the columns of the OpenTelemetry ClickHouse exporter', async () => {
    const events = [{ timeUnixNano: NOW, name: 'retry', attributes: [attribute('n', '1')] }];
    const links = [{ traceId: TRACE_ID, spanId: SPAN_ID, traceState: 'a=b' }];
    const status = { code: 2, message: 'declined' };
    const sent = span({ parentSpanId: SPAN_ID, traceState: 'c=d', events, links, status });
    const { rows } = await ingest(tracesJson(sent), TRACES);
    expect(rows('otel_traces')).toEqual([
      {
        Timestamp: '1768210200.000000001',
        TraceId: TRACE_ID,
        SpanId: SPAN_ID,
        ParentSpanId: SPAN_ID,
        TraceState: 'c=d',
        SpanName: 'POST /pay',
        SpanKind: 'Server',
        ServiceName: 'checkout',
        ResourceAttributes: { 'service.name': 'checkout' },
        ScopeName: 'shop',
        ScopeVersion: '',
        SpanAttributes: {},
        Duration: '1000000000',
        StatusCode: 'Error',
        StatusMessage: 'declined',
        'Events.Timestamp': ['1768210200.000000001'],
        'Events.Name': ['retry'],
        'Events.Attributes': [{ n: '1' }],
        'Links.TraceId': [TRACE_ID],
        'Links.SpanId': [SPAN_ID],
        'Links.TraceState': ['a=b'],
        'Links.Attributes': [{}],
      },
    ]);
  });

  it.each([
    ['has no trace id', { traceId: '' }, 'expected a span with a trace id, received none'],
    ['has a trace id of zeros', { traceId: '0'.repeat(32) }, 'expected a span with a trace id, received none'],
    ['has no span id', { spanId: undefined }, 'expected a span with a span id, received none'],
    ['has a trace id of the wrong length', { traceId: 'abcd' }, 'expected a trace id of 16 bytes, received 2'],
    ['has a span id of the wrong length', { spanId: 'ab' }, 'expected a span id of 8 bytes, received 1'],
    ['has a parent span id of the wrong length', { parentSpanId: 'ab' }, 'expected a span id of 8 bytes, received 1'],
    ['has no start time', { startTimeUnixNano: undefined }, 'expected a span with a start time, received none'],
    [
      'starts after the year 2099',
      { startTimeUnixNano: '4102444800000000000' },
      'expected times before the year 2100, received a later time',
    ],
    [
      'has an event after the year 2099',
      { events: [{ timeUnixNano: '18446744073709551615' }] },
      'expected times before the year 2100, received a later time',
    ],
    [
      'has a link with an id of the wrong length',
      { links: [{ spanId: 'ab' }] },
      'expected a span id of 8 bytes, received 1',
    ],
  ])('that %s is rejected', async (_, overrides, reason) => {
    const { status, body, rows } = await ingest(tracesJson(span(overrides), span()), TRACES);
    expect([status, body]).toEqual([
      200,
      {
        partialSuccess: {
          rejectedSpans: '1',
          errorMessage: `Rejected 1 span. Reason of the first: ${reason}.`,
        },
      },
    ]);
    expect(rows('otel_traces')).toHaveLength(1);
  });

  it('that ends before it starts has a duration of 0', async () => {
    const { rows } = await ingest(tracesJson(span({ endTimeUnixNano: '1' })), TRACES);
    expect(rows('otel_traces')).toMatchObject([{ Duration: '0' }]);
  });

  it('of an unknown kind and status has an empty kind and status', async () => {
    const { rows } = await ingest(tracesJson(span({ kind: 9, status: { code: 7 } })), TRACES);
    expect(rows('otel_traces')).toMatchObject([{ SpanKind: '', StatusCode: '' }]);
  });
});
