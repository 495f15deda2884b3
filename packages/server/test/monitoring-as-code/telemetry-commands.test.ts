import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../src/index.ts';
import { type CommandLine, createCommandLine } from './support/command-line.ts';

function tile(name: string, type: string, where: string) {
  return {
    name,
    x: 0,
    y: 0,
    w: 12,
    h: 4,
    series: [{ type, aggFn: 'count', where }],
  };
}
const dashboard = {
  name: 'Checkout',
  tiles: [tile('Events', 'time', ''), tile('Errors', 'number', 'SeverityText:error')],
};

function dashboardOfDurations(sourceId: string) {
  const select = [{ valueExpression: 'Duration', heatmapScaleType: 'linear' }];
  const config = { displayType: 'heatmap', sourceId, numberFormat: { output: 'duration', factor: 1e-9 }, select };
  const p95 = { aggFn: 'quantile', level: 0.95, valueExpression: 'Duration', alias: 'p95' };
  const line = { displayType: 'line', sourceId, fillNulls: false, select: [p95] };
  return {
    name: 'Durations',
    tiles: [
      { name: 'Spans', x: 0, y: 0, w: 12, h: 4, config },
      { name: 'Line', x: 0, y: 4, w: 12, h: 4, config: line },
    ],
  };
}

describe('the command', () => {
  let server: RunningServer;
  let commands: CommandLine;
  let apiHeaders: Record<string, string>;
  let ingest: (logRecords: readonly object[]) => Promise<void>;
  const now = Date.now();
  beforeAll(async () => {
    server = await startServer({ dataDir: ':memory:', port: 0, logLevel: 'silent', rateLimit: 'off' });
    const { credentials, otlpUrl } = server;
    if (!credentials) throw new Error('Expected credentials.');
    commands = createCommandLine('open-source', credentials);
    const headers = { 'content-type': 'application/json', authorization: credentials.openSource.ingestionKey };
    const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'checkout' } }] };
    ingest = async (logRecords) => {
      const body = JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ logRecords }] }] });
      expect((await fetch(`${otlpUrl}/v1/logs`, { method: 'POST', headers, body })).status).toBe(200);
    };
    await ingest(
      Array.from({ length: 30 }, (_, index) => ({
        timeUnixNano: `${now - (index + 1) * 60_000}000000`,
        severityText: index < 3 ? 'error' : 'info',
        body: { stringValue: `event ${index}` },
      })),
    );
    const spans = [10, 20, 20, 20, 110].map((durationMs, index) => ({
      traceId: 'a'.repeat(32),
      spanId: `${index + 1}`.repeat(16),
      name: 'pay',
      startTimeUnixNano: `${now - 120_000}000000`,
      endTimeUnixNano: `${now - 120_000 + durationMs}000000`,
    }));
    const traces = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ spans }] }] });
    expect((await fetch(`${otlpUrl}/v1/traces`, { method: 'POST', headers, body: traces })).status).toBe(200);
    apiHeaders = { 'content-type': 'application/json', authorization: `Bearer ${credentials.openSource.apiKey}` };
    const sources = await (await fetch(`${server.url}/api/v2/sources`, { headers: apiHeaders })).json();
    const { id } = sources.data.find(({ kind }: { readonly kind: string }) => kind === 'trace');
    for (const content of [dashboard, dashboardOfDurations(id)]) {
      const request = { method: 'POST', headers: apiHeaders, body: JSON.stringify(content) };
      expect((await fetch(`${server.url}/api/v2/dashboards`, request)).status).toBe(200);
    }
  });
  afterAll(async () => {
    commands.delete();
    await server.close();
  });

  it('chart draws the tiles of a dashboard in a terminal, and prints JSON if stdout is not a terminal', async () => {
    const { stdout, stderr } = await commands.inTerminal(80, 'chart', 'Checkout', '--since', '1h');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^Events\ncount\(\) {2}[▁▂▃▄▅▆▇█]+ {2}max \d+, last \d+\n\nErrors\n3\n/);
    const json = await commands.run('chart', 'Checkout', 'Errors');
    expect(JSON.parse(json.stdout)).toMatchObject({ tile: 'Errors', displayType: 'number', rows: [[3]] });
    const missing = await commands.run('chart', 'Checkouts');
    expect(missing).toMatchObject({
      exitCode: 3,
      stderr: 'error: There is no dashboard "Checkouts". Did you mean "Checkout"?\n',
    });
  });

  it('chart prints the other tiles if one fails, and exits with code 1', async () => {
    const source = (await (await fetch(`${server.url}/api/v2/sources`, { headers: apiHeaders })).json()).data[0];
    const failing = {
      displayType: 'line',
      sourceId: source.id,
      select: [{ aggFn: 'max', valueExpression: 'unknown' }],
    };
    const tiles = [tile('Events', 'number', ''), { name: 'Failing', x: 0, y: 4, w: 12, h: 4, config: failing }];
    const request = { method: 'POST', headers: apiHeaders, body: JSON.stringify({ name: 'Partly', tiles }) };
    expect((await fetch(`${server.url}/api/v2/dashboards`, request)).status).toBe(200);
    const { exitCode, stdout, stderr } = await commands.run('chart', 'Partly');
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ tile: 'Events', rows: [[30]] });
    expect(stderr).toMatch(/^Failing: .*\n(.*\n)*error: 1 of 2 tiles failed\.\n$/);
  });

  it('chart draws the counts of a heatmap for ranges of its values', async () => {
    const { stdout } = await commands.inTerminal(80, 'chart', 'Durations', '--since', '1h');
    const lines = stdout.split('\n').map((line) => line.replace(/ +[▁▂▃▄▅▆▇█]+ +/, ': ').replace(/, last \d$/, ''));
    expect(lines.slice(0, 4)).toEqual([
      'Spans',
      '100 ms to 110 ms: max 1',
      '10.04 ms to 20.04 ms: max 3',
      'below 10.04 ms: max 1',
    ]);
  });

  it('chart leaves gaps for buckets without data if fillNulls is false', async () => {
    const { stdout } = await commands.inTerminal(80, 'chart', 'Durations', 'Line', '--since', '1h');
    expect(stdout).toMatch(/^Line\np95 {3,}█+ {2,}max /);
  });

  it('tail prints the newest events of its first request, and reports that older ones are not shown', async () => {
    const records = Array.from({ length: 1200 }, (_, index) => ({
      timeUnixNano: `${now - 7_200_000}${String(index).padStart(6, '0')}`,
      severityText: 'debug',
      body: { stringValue: `event ${index}` },
    }));
    await ingest(records);
    const isDone = (stdout: string) => stdout.split('\n').length > 1000;
    const argv = ['tail', 'Logs', 'SeverityText:debug', '--since', '3h', '--select', 'Body'];
    const { exitCode, stdout, stderr } = await commands.runUntil(isDone, ...argv);
    expect(exitCode).toBe(0);
    expect(stdout.split('\n', 1)).toEqual(['{"Body":"event 200"}']);
    expect(stderr).toBe('More than 1000 events arrived. The older ones are not shown.\n');
  });

  it.each([
    ['selected', 'Logs', ['--select', 'Body']],
    ['default', 'Texts of default', []],
  ])('tail prints an event that is equal to an earlier one in the %s columns', async (columns, source, options) => {
    const url = `${server.url}/api/v2/sources`;
    const [logs] = (await (await fetch(url, { headers: apiHeaders })).json()).data;
    const body = JSON.stringify({ ...logs, name: `Texts of ${columns}`, defaultTableSelectExpression: 'Body' });
    expect((await fetch(url, { method: 'POST', headers: apiHeaders, body })).status).toBe(200);
    const record = () => ({
      timeUnixNano: `${Date.now()}000000`,
      severityText: 'trace',
      body: { stringValue: `event ${columns}` },
    });
    await ingest([record()]);
    let ingested: Promise<void> | undefined;
    const isDone = (stdout: string) => {
      ingested ??= ingest([record()]);
      return stdout.split('\n').length > 2;
    };
    const { stdout } = await commands.runUntil(isDone, 'tail', source, `SeverityText:trace ${columns}`, ...options);
    await ingested;
    expect(stdout).toBe(`{"Body":"event ${columns}"}\n{"Body":"event ${columns}"}\n`);
  });

  it('search prints the newest events that match, oldest first', async () => {
    const argv = ['search', 'Logs', 'SeverityText:error', '--since', '1h', '--limit', '2'];
    const { stdout, stderr } = await commands.run(...argv);
    expect(stderr).toBe('');
    const lines = stdout.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).Body)).toEqual(['event 1', 'event 0']);
    const table = await commands.inTerminal(100, 'search', 'Logs', '--since', '1h', '--limit', '5');
    const columns = table.stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.indexOf('event '));
    expect(columns).toEqual(Array.from({ length: 5 }, () => 'YYYY-MM-DDThh:mm:ss.sssZ  checkout  error  '.length));
  });

  it('search and tail list the ids if several sources have the name', async () => {
    const url = `${server.url}/api/v2/sources`;
    const [logs] = (await (await fetch(url, { headers: apiHeaders })).json()).data;
    const body = JSON.stringify({ ...logs, name: 'Same' });
    const ids = [];
    for (const _ of [1, 2]) {
      const created = await fetch(url, { method: 'POST', headers: apiHeaders, body });
      ids.push((await created.json()).data.id);
    }
    const stderr = `error: 2 sources have the name "Same". Use an id: ${ids.join(', ')}.\n`;
    for (const command of ['search', 'tail'])
      expect(await commands.run(command, 'Same')).toMatchObject({ exitCode: 3, stderr });
    expect(await commands.run('search', ids[1], '--since', '1h', '--limit', '1')).toMatchObject({ exitCode: 0 });
  });
});
