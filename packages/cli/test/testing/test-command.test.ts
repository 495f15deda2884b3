import { describe, expect, it } from 'vitest';
import { createCommandLine } from '../support/command-line.ts';

const resources = `kind: Dashboard
name: Checkout
tiles:
  - { name: Errors, x: 0, y: 0, w: 12, h: 4, series: [{ type: time, aggFn: count, where: 'SeverityText:error', groupBy: [ServiceName] }] }
  - { name: Queue, x: 0, y: 4, w: 12, h: 4, config: { displayType: number, source: Metrics, select: [{ aggFn: max, metricType: gauge, metricName: queue.length, valueExpression: Value, alias: length }] } }
  - { name: Failed payments, x: 0, y: 8, w: 12, h: 4, config: { displayType: number, source: Traces, select: [{ aggFn: count, where: 'SpanName:pay StatusCode:Error', alias: failed }] } }
---
kind: Alert
name: checkout-errors
tile: { dashboard: Checkout, tile: Errors }
interval: 5m
threshold: 20
thresholdType: above
channel: { webhook: on-call }
---
kind: Webhook
name: on-call
service: generic
url: \${ON_CALL_URL}
`;

const tests = `kind: Test
name: The provider times out
start: '03:00'
telemetry:
  - log: { service: checkout, severity: error, body: payment provider timed out }
    from: 10m
    to: 30m
    every: 10s
  - gauge: { name: queue.length, value: 12 }
    to: 20m
  - gauge: { name: queue.length, value: 48 }
    from: 20m
  - span: { service: payments, name: pay, duration: 250ms, status: error }
    from: 10m
    to: 20m
    count: 2
expect:
  alerts:
    checkout-errors:
      - { at: 15m, state: ALERT, group: [checkout], value: 30, message: Errors }
      - { at: 35m, state: OK, value: 0 }
  tiles:
    - { dashboard: Checkout, tile: Errors, values: { checkout: 120 } }
    - { dashboard: Checkout, tile: Queue, rows: 1, values: { length: 48 } }
    - { dashboard: Checkout, tile: Failed payments, values: { failed: { sum: 20, max: 20 } } }
---
kind: Test
name: Declined cards do not notify
telemetry:
  - log: { service: checkout, severity: error, body: card declined }
expect:
  alerts: { checkout-errors: [] }
`;

describe('test', () => {
  it('passes if alerts and tiles are as expected, and needs no credentials', async () => {
    const commands = createCommandLine();
    commands.write('monitoring/checkout.yaml', resources);
    commands.write('monitoring/checkout.test.yaml', tests);
    const { stdout, stderr, exitCode } = await commands.run('test');
    expect(stderr).toBe('');
    expect(stdout).toBe(
      [
        '✓ The provider times out  monitoring/checkout.test.yaml:2',
        '✓ Declined cards do not notify  monitoring/checkout.test.yaml:28',
        '2 tests passed.',
        '',
      ].join('\n'),
    );
    expect(exitCode).toBe(0);
  });

  it('lists what differs with file and line, and exits with 2', async () => {
    const commands = createCommandLine();
    commands.write('monitoring/checkout.yaml', resources.replace('threshold: 20', 'threshold: 5'));
    commands.write(
      'monitoring/checkout.test.yaml',
      tests.replace('value: 30, message: Errors', 'message: Something else').replace('checkout: 120', 'payments: 120'),
    );
    const { stdout, exitCode } = await commands.run('test');
    expect(exitCode).toBe(2);
    expect(stdout).toContain(
      'monitoring/checkout.test.yaml:20: alert "checkout-errors": expected the notification at 15m to contain "Something else", received {',
    );
    expect(stdout).toContain(
      'checkout.test.yaml:23: tile "Errors" of "Checkout": expected the series "payments", received "checkout"',
    );
    expect(stdout).toContain('expected no series "checkout"');
    expect(stdout).toContain(
      'checkout.test.yaml:32: alert "checkout-errors": expected no further change, received ALERT of checkout at 5m with value 5',
    );
    expect(stdout).toContain('2 of 2 tests failed.');
  });

  it('ignores the state PENDING of an alert with `numConsecutiveWindows`', async () => {
    const commands = createCommandLine();
    const alert = 'threshold: 20\nnumConsecutiveWindows: 2';
    commands.write('monitoring/checkout.yaml', resources.replace('threshold: 20', alert));
    commands.write(
      'monitoring/checkout.test.yaml',
      tests.replace('{ at: 15m, state: ALERT', '{ at: 20m, state: ALERT'),
    );
    expect(await commands.run('test')).toMatchObject({ stderr: '', exitCode: 0 });
  });

  it('gives each span a trace id that is unique in the test', async () => {
    const commands = createCommandLine();
    const config =
      '{ displayType: number, source: Traces, select: [{ aggFn: count_distinct, valueExpression: TraceId, alias: traces }] }';
    commands.write(
      'monitoring/traces.yaml',
      `kind: Dashboard
name: Checkout
tiles: [{ name: Traces, x: 0, y: 0, w: 12, h: 4, config: ${config} }]
---
kind: Test
name: Two services
for: 10m
telemetry: [{ span: { service: cart, name: add } }, { span: { service: payments, name: pay } }]
expect:
  tiles: [{ dashboard: Checkout, tile: Traces, values: { traces: 20 } }]
`,
    );
    expect(await commands.run('test')).toMatchObject({ stderr: '', exitCode: 0 });
  });

  it('replays a recording, moved to the time of the test', async () => {
    const commands = createCommandLine();
    const record = (minute: number, text: string) => ({
      timeUnixNano: String(1_600_000_000_000_000_000n + BigInt(minute) * 60_000_000_000n),
      observedTimeUnixNano: '0',
      severityText: 'error',
      body: { stringValue: text },
    });
    const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'checkout' } }] };
    const lines = [1, 2, 3].map((minute) => {
      const logRecords = Array.from({ length: 10 }, () => record(minute, 'payment provider timed out'));
      return JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ logRecords }] }] });
    });
    // The exemplar is older than all events. It does not determine the start of the recording.
    const exemplars = [{ timeUnixNano: '1500000000000000000', asDouble: 1 }];
    const gauge = { dataPoints: [{ timeUnixNano: record(1, '').timeUnixNano, asDouble: 1, exemplars }] };
    lines.push(
      JSON.stringify({ resourceMetrics: [{ resource, scopeMetrics: [{ metrics: [{ name: 'load', gauge }] }] }] }),
    );
    commands.write('monitoring/checkout.yaml', resources);
    commands.write('monitoring/recordings/incident.jsonl', `${lines.join('\n')}\n`);
    commands.write(
      'monitoring/incident.yaml',
      `kind: Test
name: Incident
for: 30m
telemetry: [{ otlp: recordings/incident.jsonl, from: 10m }]
expect:
  alerts: { checkout-errors: [{ at: 15m, state: ALERT, value: 30 }, { at: 20m, state: OK }] }
`,
    );
    expect(await commands.run('test', 'Incident')).toMatchObject({ stderr: '', exitCode: 0 });
    const observed = lines
      .join('\n')
      .replaceAll(/"timeUnixNano":("\d+"),"observedTimeUnixNano":"0"/g, '"observedTimeUnixNano":$1');
    commands.write('monitoring/recordings/incident.jsonl', observed);
    expect(await commands.run('test', 'Incident')).toMatchObject({ stderr: '', exitCode: 0 });
    commands.write('monitoring/recordings/incident.jsonl', 'no JSON\n');
    expect((await commands.run('test')).stderr).toBe(
      'error: monitoring/incident.yaml:4: line 1 of recordings/incident.jsonl: expected an OTLP request in JSON with resourceLogs or resourceSpans or resourceMetrics\n',
    );
  });

  it('reports a time of a recording that is not a number', async () => {
    const commands = createCommandLine();
    const logRecords = [{ timeUnixNano: '2020-09-13', body: { stringValue: 'payment provider timed out' } }];
    commands.write(
      'monitoring/recordings/incident.jsonl',
      JSON.stringify({ resourceLogs: [{ scopeLogs: [{ logRecords }] }] }),
    );
    commands.write(
      'monitoring/incident.yaml',
      'kind: Test\nname: Incident\nfor: 30m\ntelemetry: [{ otlp: recordings/incident.jsonl }]\nexpect: {}\n',
    );
    expect((await commands.run('test')).stderr).toBe(
      'error: monitoring/incident.yaml:4: expected a time in Unix nanoseconds, received "2020-09-13"\n',
    );
  });

  it('reports invalid tests like other invalid files, and an unknown name of a test', async () => {
    const commands = createCommandLine();
    commands.write('monitoring/checkout.yaml', resources);
    commands.write(
      'monitoring/checkout.test.yaml',
      `kind: Test
name: One
for: an hour
telemetry: [{ from: 1m }]
expect: { alert: {} }
---
kind: Test
name: Two
telemetry: []
expect:
  alerts: { checkout-error: [] }
  tiles: [{ dashboard: Checkout, tile: Error }]
---
kind: Test
name: Long
for: 7d1s
telemetry: []
expect: {}
`,
    );
    const { stdout, exitCode } = await commands.run('validate');
    expect(exitCode).toBe(1);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringContaining('monitoring/checkout.test.yaml:3: for: expected a duration such as 30s, 45m or 1h30m'),
      expect.stringContaining('monitoring/checkout.test.yaml:5: expect.alert: unknown property'),
      'monitoring/checkout.test.yaml:4: telemetry[0]: expected exactly one of log, span, gauge, counter, otlp, received none',
      'monitoring/checkout.test.yaml:11: there is no Alert "checkout-error" in the files; did you mean "checkout-errors"?',
      'monitoring/checkout.test.yaml:12: the dashboard "Checkout" has no tile "Error"; did you mean "Errors"?',
      'monitoring/checkout.test.yaml:16: for: expected at most 7d, received 7d1s',
    ]);
    commands.write('monitoring/checkout.test.yaml', tests);
    expect(await commands.run('test', 'Three')).toMatchObject({
      exitCode: 3,
      stderr:
        'error: No test has the name or file "Three". Known tests: "The provider times out", "Declined cards do not notify".\n',
    });
  });
});
