import { Ajv2020 } from 'ajv/dist/2020.js';
import { encode } from 'gpt-tokenizer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import { type Api, deployments } from '../http/support/api.ts';
import { UNKNOWN_ID } from '../http/support/request-bodies.ts';
import { type Served, startForTest } from '../http/support/serve.ts';
import { ingestEvents, ingestMetrics } from '../telemetry/support/send-telemetry.ts';
import { connectMcp } from './mcp-client.ts';

const MAX_TOKENS = 4_000;

const ajv = new Ajv2020();

let server: RunningServer & Served;
beforeAll(async () => {
  server = await startForTest({ otlpPort: 0, clock: Date.now });
});
afterAll(async () => server?.close());

describe.each(deployments)('the tools of the %s deployment', (deployment) => {
  let api: Api;
  let mcp: Awaited<ReturnType<typeof connectMcp>>;
  let sourceId = '';
  // The fields of a source are sampled from the last 24 hours, so the events must be recent.
  const start = Math.floor(Date.now() / 3_600_000 - 1) * 3_600_000;

  beforeAll(async () => {
    api = server.caller(deployment);
    const fields = { service: 'checkout', level: 'error', text: 'payment refused', durationMs: 10 };
    await ingestEvents(
      server,
      deployment,
      [0, 1, 2].map((minute) => ({ ...fields, time: start + 60_000 * minute })),
    );
    mcp = await connectMcp(api);
    const { data } = await mcp.call('list_sources');
    sourceId = data.sources.find(({ kind }: { readonly kind: string }) => kind === 'log').id;
  });
  afterAll(async () => mcp?.client.close());

  it(`have definitions of at most ${MAX_TOKENS} tokens in total, with valid schemas`, async () => {
    const { tools } = await mcp.client.listTools();
    const tokens = encode(JSON.stringify(tools)).length;
    console.info(`tools/list: ${tools.length} tools, ${tokens} tokens`);
    expect(tokens).toBeLessThanOrEqual(MAX_TOKENS);
    expect(tools.length).toBeLessThanOrEqual(14);
    for (const { inputSchema } of tools) expect(ajv.validateSchema(inputSchema)).toBe(true);
    expect(mcp.client.getServerCapabilities()).toEqual({ tools: { listChanged: false } });
    const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name);
    expect(writing).toEqual(['save_dashboard', 'save_alert']);
  });

  it('describe the default limit of a list without and with a filter', async () => {
    const { tools } = await mcp.client.listTools();
    const limits = tools.flatMap(({ name, inputSchema }) => {
      const { limit } = (inputSchema.properties ?? {}) as Readonly<Record<string, { readonly description?: string }>>;
      return name.startsWith('list_') ? [`${name}: ${limit?.description}`] : [];
    });
    expect(limits.sort()).toEqual([
      'list_alerts: Items per page. Default: 100, or 1000 with state.',
      'list_dashboards: Items per page. Default: 50, or 1000 with search.',
      'list_sources: Items per page. Default: 100.',
      'list_webhooks: Items per page. Default: 100.',
    ]);
  });

  it('query a chart and find events', async () => {
    const times = { from: new Date(start).toISOString(), to: String(start + 600_000) };
    const config = { displayType: 'line', sourceId, select: [{ aggFn: 'count', where: 'SeverityText:error' }] };
    const chart = await mcp.call('query', { config, granularity: '1m', ...times, picture: true });
    expect(chart.data).toMatchObject({ isComplete: true });
    expect(chart.data.rows.map(([, value]: readonly number[]) => value)).toEqual([1, 1, 1]);
    expect(chart.text).toContain('Range:');
    expect(chart.mediaTypes).toEqual(['image/svg+xml']);
    const events = await mcp.call('search_events', { sourceId, where: 'refused', select: 'Body', ...times });
    expect(events.data.events).toEqual(Array.from({ length: 3 }, () => ({ Body: 'payment refused' })));
    const first = await mcp.call('search_events', { sourceId, limit: 2, ...times });
    expect(first.data.events).toHaveLength(2);
    const { nextCursor } = first.data;
    expect(first.text).toContain(`Continue with cursor ${nextCursor}`);
    const last = await mcp.call('search_events', { sourceId, limit: 2, cursor: nextCursor, ...times });
    expect([last.data.events.length, last.data.nextCursor]).toEqual([1, null]);
  });

  it('draw a stored tile with its display options', async () => {
    const config = { displayType: 'number', sourceId, color: 'chart-red', select: [{ aggFn: 'count' }] };
    const tiles = [{ id: 'count', name: 'Count', x: 0, y: 0, w: 6, h: 4, config }];
    const { id: dashboardId } = await api.create('/dashboards', { name: 'Colors', tiles });
    const times = { from: new Date(start).toISOString(), to: String(start + 600_000) };
    const draw = async (input: object) => {
      const { content } = await mcp.client.callTool({
        name: 'query',
        arguments: { ...input, ...times, picture: true },
      });
      return (content as object[])[1];
    };
    const { color: _color, ...withoutColor } = config;
    const picture = await draw({ dashboardId, tileId: 'count' });
    expect(picture).toMatchObject({ type: 'image' });
    expect(picture).toEqual(await draw({ config }));
    expect(picture).not.toEqual(await draw({ config: withoutColor }));
  });

  it('return the text of a Markdown tile without a picture', async () => {
    const reply = await mcp.call('query', {
      config: { displayType: 'markdown', markdown: '# On call' },
      picture: true,
    });
    expect(reply).toMatchObject({ isError: false, data: { markdown: '# On call' }, mediaTypes: [] });
    expect(reply.text).toBe('# On call\nNo picture: the tile has Markdown.');
  });

  it('cut a long Markdown tile without cutting a character, and keep its replacement characters', async () => {
    const cut = async (markdown: string) =>
      (await mcp.call('query', { config: { displayType: 'markdown', markdown } })).data.markdown;
    // At most 16,000 bytes before the ellipsis: `\ufffd` has three bytes in UTF-8, and `é` has two.
    expect(await cut('\ufffd'.repeat(6_000))).toBe(`${'\ufffd'.repeat(5_333)}…`);
    expect(await cut('é'.repeat(8_001))).toBe(`${'é'.repeat(8_000)}…`);
    expect(await cut(`a${'é'.repeat(8_000)}`)).toBe(`a${'é'.repeat(7_999)}…`);
  });

  it('describe the fields of a source', async () => {
    const { data, text } = await mcp.call('describe_source', { sourceId });
    expect(data.fields).toContainEqual({
      field: 'SeverityText',
      type: 'string',
      values: expect.stringContaining('error'),
    });
    expect(text).toContain('ResourceAttributes.service.name');
  });

  it('create, change, list and query a dashboard', async () => {
    const config = { displayType: 'line', sourceId, select: [{ aggFn: 'count', where: '' }] };
    const dashboard = {
      name: `Agents of ${deployment}`,
      tags: ['agents'],
      tiles: [{ name: 'All', x: 0, y: 0, w: 6, h: 4, config }],
    };
    expect((await mcp.call('validate_dashboard', { dashboard })).data).toEqual({ valid: true, errors: [] });
    const created = await mcp.call('save_dashboard', { dashboard });
    const { id: dashboardId, etag } = created.data;
    const patch = [{ op: 'replace', path: '/tiles/0/name', value: 'Events' }];
    expect(await mcp.call('save_dashboard', { dashboardId, patch })).toMatchObject({ isError: true });
    const changed = await mcp.call('save_dashboard', { dashboardId, etag, patch });
    expect(changed.text).toBe(
      `Saved Agents of ${deployment} with 1 tile: id ${dashboardId}, etag 2.\ntileId | name\n${changed.data.tiles[0].id} | Events`,
    );
    const late = await mcp.call('save_dashboard', { dashboardId, etag, patch });
    expect(late).toMatchObject({ isError: true, text: expect.stringContaining('changed since you read it') });
    expect((await mcp.call('list_dashboards', { search: 'agents' })).text).toContain(dashboardId);
    const { data } = await mcp.call('get_dashboard', { dashboardId });
    expect(data.dashboard.tiles[0].name).toBe('Events');
    const tileId = data.dashboard.tiles[0].id;
    expect((await mcp.call('get_dashboard', { dashboardId, tileId })).data.path).toBe('/tiles/0');
    const stored = await mcp.call('query', { dashboardId, tileId, from: String(start) });
    expect(stored.isError).toBe(false);
  });

  it('create, change, list and preview an alert', async () => {
    expect((await mcp.call('list_webhooks')).text).toBe('id | name | service\nNo webhook exists.');
    const series = [{ type: 'number', dataSource: 'events', aggFn: 'count' }];
    const alerting = await api.create('/dashboards', {
      name: 'Alerting',
      tiles: [{ name: 'N', x: 0, y: 0, w: 6, h: 4, series }],
    });
    const webhook = await api.create('/webhooks', {
      name: `Agents ${deployment}`,
      service: 'generic',
      url: 'https://hooks.example.org/a',
    });
    const alert = {
      source: 'tile',
      dashboardId: alerting.id,
      tileId: alerting.tiles[0].id,
      interval: '5m',
      threshold: 1,
      thresholdType: 'above',
      channel: { type: 'webhook', webhookId: webhook.id },
    };
    const saved = await mcp.call('save_alert', { alert });
    expect(saved.text).toContain('Saved the alert');
    const alertId = saved.data.alert.id;
    const raised = await mcp.call('save_alert', { alertId, patch: [{ op: 'replace', path: '/threshold', value: 5 }] });
    expect(raised.data.alert.threshold).toBe(5);
    expect((await mcp.call('list_alerts')).text).toContain('above 5 in 5m');
    const titles = [
      { op: 'add', path: '/name', value: 'Many errors' },
      { op: 'add', path: '/displayName', value: 'Title without a name' },
    ];
    await mcp.call('save_alert', { alertId, patch: titles });
    const listed = (await mcp.call('list_alerts')).data.alerts.find(
      ({ id }: { readonly id: string }) => id === alertId,
    );
    expect(listed.name).toBe('Many errors');
    expect((await mcp.call('list_alerts', { state: 'ALERT' })).text).toContain('No alert of this page matches.');
    expect((await mcp.call('list_alerts', { offset: 100 })).text).toContain('The offset 100 is after the last alert.');
    const details = await mcp.call('list_alerts', { alertId });
    expect(details.data.alert).toMatchObject({ id: alertId, channels: [{ webhookId: webhook.id }] });
    expect(details.text).toBe(JSON.stringify(details.data.alert));
    expect((await mcp.call('list_webhooks')).data.webhooks).toEqual([
      { id: webhook.id, name: `Agents ${deployment}`, service: 'generic' },
    ]);
    const { data: preview, text: previewed } = await mcp.call('preview_alert', { alertId });
    expect(preview.alert.windows).toBeGreaterThan(0);
    const days = /^Range: (.*) to (.*)\.$/m.exec(previewed)?.slice(1).map(Date.parse) ?? [];
    expect(Number(days[1]) - Number(days[0])).toBe(7 * 86_400_000);
  });

  it('change the channels of an alert with a patch of `channel` or `channels`', async () => {
    const series = [{ type: 'number', dataSource: 'events', aggFn: 'count' }];
    const tiles = [{ name: 'N', x: 0, y: 0, w: 6, h: 4, series }];
    const { id: dashboardId, tiles: saved } = await api.create('/dashboards', { name: 'Channels', tiles });
    const createWebhook = async (name: string): Promise<string> =>
      (await api.create('/webhooks', { name, service: 'generic', url: 'https://hooks.example.org/c' })).id;
    const [first, second] = [await createWebhook(`First ${deployment}`), await createWebhook(`Second ${deployment}`)];
    const channel = { type: 'webhook', webhookId: first };
    const condition = { interval: '5m', threshold: 1, thresholdType: 'above' };
    const alert = { source: 'tile', dashboardId, tileId: saved[0].id, ...condition, channel };
    const { id: alertId } = await api.create('/alerts', alert);
    const patch = (...operations: readonly object[]) => mcp.call('save_alert', { alertId, patch: operations });
    const move = [
      { op: 'replace', path: '/channel/webhookId', value: second },
      { op: 'add', path: '/channel/severity', value: 'critical' },
    ];
    expect((await mcp.call('preview_alert', { alertId, patch: move })).isError).toBe(false);
    const moved = { type: 'webhook', webhookId: second, severity: 'critical' };
    expect((await patch(...move)).data.alert.channels).toEqual([moved]);
    const { data } = await patch({ op: 'add', path: '/channels/0', value: channel });
    expect(data.alert).toMatchObject({ channel, channels: [channel, moved] });
    expect((await patch({ op: 'add', path: '/channel/severity', value: 'warning' })).text).toBe(
      'The alert has 2 channels. Expected a patch of /channels, received one of /channel. Nothing was saved.',
    );
  });

  it('reject a patch without the id of the resource', async () => {
    const patch = [{ op: 'replace', path: '/name', value: 'Patched' }];
    const { isError, text } = await mcp.call('save_dashboard', { dashboard: { name: 'New', tiles: [] }, patch });
    expect([isError, text]).toEqual([true, 'Expected dashboardId with patch.']);
  });

  it('reject unknown arguments', async () => {
    const { tools } = await mcp.client.listTools();
    for (const { name } of tools) {
      const reply = await mcp.call(name, { unknown: 1 });
      expect(reply, name).toMatchObject({
        isError: true,
        text: expect.stringContaining('- unknown: unknown argument'),
      });
    }
  });

  it('report at most 50 issues of arguments', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 60 }, (_, nth) => [`unknown${nth}`, 1]));
    const { isError, text } = await mcp.call('get_schema', unknown);
    expect([isError, text.match(/^- /gm)?.length]).toEqual([true, 50]);
  });

  it('reject an argument of another type with its name and value, and name a missing argument', async () => {
    const { tools } = await mcp.client.listTools();
    let checked = 0;
    for (const { name, inputSchema } of tools) {
      const properties = Object.entries(inputSchema.properties ?? {}) as [string, { readonly type: string }][];
      for (const [argument, { type }] of properties) {
        const value = type === 'string' ? 5 : 'x';
        const { isError, text } = await mcp.call(name, { [argument]: value });
        expect([isError, text], name).toEqual([true, expect.stringContaining(`- ${argument}: expected `)]);
        expect(text).toContain(`received ${JSON.stringify(value)}`);
        checked += 1;
      }
      for (const argument of inputSchema.required ?? []) {
        expect((await mcp.call(name)).text, name).toContain(`- ${argument}: required argument is missing`);
      }
    }
    expect(checked).toBeGreaterThan(30);
  });

  it('report issues with the argument names of the tool, not those of the API', async () => {
    const config = { displayType: 'line', sourceId, select: [{ aggFn: 'avg' }] };
    expect((await mcp.call('query', { config })).text).toContain('- /config/select/0/valueExpression: ');
    expect((await mcp.call('query', { dashboardId: 'x' })).text).toBe(
      'Expected either config, or dashboardId and tileId.',
    );
    expect((await mcp.call('query', { config, tileId: 'x' })).text).toContain('Expected either config');
    expect((await mcp.call('preview_alert', {})).text).toBe('Expected alert, alertId, or both.');
    expect((await mcp.call('preview_alert', { patch: [] })).text).toBe('Expected alert, alertId, or both.');
    const unknown = await mcp.call('describe_source', { sourceId: UNKNOWN_ID });
    expect(unknown.text).toBe('The API returned 404: No source has this id. Call list_sources for the ids.');
    expect((await mcp.call('save_alert', { alert: {} })).text).toMatch(/^- required property is missing: "channel"/m);
  });

  it('read times without an offset as UTC, and reject strings that are not times', async () => {
    const range = async (from: string, to: string) => {
      const { text } = await mcp.call('search_events', { sourceId, from, to });
      return /^Range: (.*) to (.*)\.$/m.exec(text)?.slice(1) ?? text;
    };
    expect(await range('2026-01-12T09:20', '2026-01-13')).toEqual(['2026-01-12T09:20:00Z', '2026-01-13T00:00:00Z']);
    expect(await range('2026-01-12T09:20:00+02:00', '1768300000000')).toEqual([
      '2026-01-12T07:20:00Z',
      '2026-01-13T10:26:40Z',
    ]);
    expect(await range('now-1h', 'now')).toHaveLength(2);
    for (const from of ['yesterday', 'foo 1', '2026-13-45', '2026-02-30', '1700000000', '-1.5h', '']) {
      expect(await range(from, 'now')).toContain('Expected "from" to be ISO 8601');
    }
    expect(await range('-100000d', 'now')).toContain('Expected "from" to be 2001-09-09T01:46:40Z or later');
    expect(await range('now', '-1h')).toContain('Expected "from" to be earlier than "to"');
  });

  it('cut long values, omit rows that do not fit into a result, and report both', async () => {
    const times = { from: new Date(start).toISOString(), to: String(start + 600_000) };
    const text = (length: number) => 'x'.repeat(length);
    const long = { service: 'long', level: 'info', durationMs: 1, time: start + 240_000 };
    await ingestEvents(
      server,
      deployment,
      [0, 1, 2, 3, 4].map((index) => ({ ...long, time: long.time + index, text: `${index}${text(4_500)}` })),
    );
    const where = 'ServiceName:long';
    const truncated = await mcp.call('search_events', { sourceId, where, select: 'Body', ...times });
    expect(truncated.data.events).toHaveLength(5);
    expect(truncated.text).toContain('Values are cut after 500 characters.');
    expect(truncated.data.notes).toContainEqual(expect.stringContaining('Values are cut after 500 characters.'));
    const complete = await mcp.call('search_events', { sourceId, where, select: 'Body', limit: 2, ...times });
    expect(complete.data.events[0].Body).toHaveLength(4_501);
    expect(complete.text).not.toContain('Values are cut');
    await ingestEvents(server, deployment, [{ ...long, service: 'large', text: text(6_000) }]);
    const large = await mcp.call('search_events', { sourceId, where: 'ServiceName:large', select: 'Body', ...times });
    expect(large.data.notes).toContain('Values are cut after 5000 characters.');
    const select = Array.from({ length: 60 }, (_, index) => `Body AS b${index}`).join(', ');
    const tooWide = await mcp.call('search_events', { sourceId, where, select, ...times });
    expect(tooWide).toMatchObject({ isError: true, text: expect.stringContaining('Select fewer columns') });
    const wide = select.split(', ').slice(0, 20).join(', ');
    const first = await mcp.call('search_events', { sourceId, where, select: wide, ...times });
    expect(first.data.events.length).toBeLessThan(5);
    const { nextCursor } = first.data;
    const next = await mcp.call('search_events', { sourceId, where, select: wide, cursor: nextCursor, ...times });
    expect(next.data.events[0].b0.slice(0, 1)).toBe(String(4 - first.data.events.length));
    await ingestEvents(server, deployment, [{ ...long, service: 'short', time: long.time + 9, text: 'short' }]);
    const withShort = { sourceId, where: 'ServiceName:long OR ServiceName:short', select, ...times };
    const onlyShort = await mcp.call('search_events', withShort);
    expect(onlyShort.data.events.map(({ b0 }: { readonly b0: string }) => b0)).toEqual(['short']);
    expect(onlyShort.text).not.toContain('Values are cut');
    const config = { displayType: 'table', sourceId, select: [{ aggFn: 'count' }], groupBy: 'Body, Timestamp' };
    const groups = await mcp.call('query', { config, where, ...times });
    expect(groups.data).toMatchObject({
      isComplete: false,
      notes: [expect.stringContaining('cut after 500'), expect.anything()],
    });
  });

  it('name the bounds of the buckets of a heatmap', async () => {
    const { data } = await mcp.call('list_sources');
    const { id } = data.sources.find(({ kind }: { readonly kind: string }) => kind === 'trace');
    const config = { displayType: 'heatmap', sourceId: id, select: [{ valueExpression: 'Duration' }] };
    const { text } = await mcp.call('query', { config, from: new Date(start).toISOString() });
    // Some spans of the test take 10 ms.
    const ranges = [...text.matchAll(/\| (\d+) to (\d+) \|/g)].map(([, ...bounds]) => bounds.map(Number));
    expect(
      ranges.some(([lower, upper]) => Number(lower) <= 10_000_000 && Number(upper) >= 10_000_000),
      text,
    ).toBe(true);
  });

  it('continue a list after the last item of the previous result', async () => {
    const name = (index: number) => `${'n'.repeat(900)} ${index}`;
    for (let index = 0; index < 20; index += 1) await api.create('/dashboards', { name: name(index), tiles: [] });
    const total = (await api.get('/dashboards?limit=1')).json.meta.total;
    const ids: string[] = [];
    let offset = 0;
    for (let calls = 0; ids.length < total && calls < 10; calls += 1) {
      const { data, text } = await mcp.call('list_dashboards', { offset });
      ids.push(...data.dashboards.map(({ id }: { readonly id: string }) => id));
      const next = /Continue with offset (\d+)\./.exec(text)?.[1];
      expect(next === undefined).toBe(ids.length === total);
      offset = Number(next);
    }
    expect(new Set(ids).size).toBe(total);
  });

  it('return warnings about filters that do not parse', async () => {
    const config = { displayType: 'line', sourceId, select: [{ aggFn: 'count', where: 'ServiceName:(' }] };
    const dashboard = { name: `Warned ${deployment}`, tiles: [{ name: 'A', x: 0, y: 0, w: 6, h: 4, config }] };
    for (const tool of ['validate_dashboard', 'save_dashboard']) {
      const { isError, text } = await mcp.call(tool, { dashboard });
      expect([isError, text], tool).toEqual([
        false,
        expect.stringContaining('Warning for /tiles/0/config/select/0/where: The filter does not parse'),
      ]);
    }
  });

  it('explain why a patch fails, and store nothing', async () => {
    const { id, etag } = (await mcp.call('save_dashboard', { dashboard: { name: 'Patched', tiles: [] } })).data;
    const patchError = async (...patch: object[]) => {
      const { isError, text } = await mcp.call('save_dashboard', { dashboardId: id, etag, patch });
      expect(isError, text).toBe(true);
      return text;
    };
    const rename = { op: 'replace', path: '/name', value: 'Other' };
    expect(await patchError(rename, { op: 'replace', path: '/nmae', value: 1 })).toContain(
      'Operation 1 of the patch failed: there is no value at the path (did you mean /name?).',
    );
    expect(await patchError({ op: 'set', path: '/name' })).toContain('expected "op" to be one of add, remove');
    expect(await patchError({ ...rename, path: 'name' })).toContain('expected "path" to be a JSON Pointer');
    expect(await patchError({ ...rename, path: '' })).toContain('expected "path" to be a JSON Pointer');
    expect(await patchError({ op: 'add', path: '/name' })).toContain('expected a value');
    expect(await patchError({ op: 'move', path: '/name' })).toContain('expected "from" to be a JSON Pointer');
    expect(await patchError({ op: 'test', path: '/name', value: 'X' })).toContain(
      'the value differs from the expected one',
    );
    expect(await patchError({ op: 'copy', from: '/nmae', path: '/tags/-' })).toContain(
      'Operation 0 of the patch failed: there is no value at "from" (did you mean /name?).',
    );
    expect(await patchError({ op: 'move', from: '/tags', path: '/tags/0' })).toContain(
      'expected a "path" that is not inside of "from"',
    );
    const noContainer = 'there is no object or array at';
    for (const op of ['add', 'replace', 'remove', 'test']) {
      expect(await patchError({ op, path: '/name/0', value: 'x' })).toContain(`failed: ${noContainer} /name.`);
    }
    expect(await patchError({ op: 'add', path: '/tile/-', value: {} })).toContain(
      `failed: ${noContainer} /tile (did you mean /tiles?).`,
    );
    expect(await patchError({ op: 'move', from: '/name/0', path: '/tags/-' })).toContain(
      `failed: "from" is not valid: ${noContainer} /name.`,
    );
    expect(await patchError({ op: 'remove', path: '/name' })).toContain('- /name: required property is missing');
    expect((await api.get(`/dashboards/${id}`)).content.name).toBe('Patched');
    // A model may send the etag with or without quotation marks.
    const saved = await mcp.call('save_dashboard', { dashboardId: id, etag: `"${etag}"`, patch: [rename] });
    expect(saved.isError, saved.text).toBe(false);
  });

  it('reject a patch with an invalid array index', async () => {
    const tile = { name: 'A', x: 0, y: 0, w: 6, h: 4, config: { displayType: 'markdown', markdown: '' } };
    const { id, etag } = (await mcp.call('save_dashboard', { dashboard: { name: 'Indexed', tiles: [tile] } })).data;
    const noItem = 'expected the index of an item';
    for (const [operation, reason] of [
      [{ op: 'replace', path: '/tiles/-', value: tile }, noItem],
      [{ op: 'replace', path: '/tiles/00', value: tile }, noItem],
      [{ op: 'replace', path: '/tiles/length', value: 0 }, noItem],
      [{ op: 'add', path: '/tiles/first', value: tile }, `${noItem} or -`],
      [{ op: 'copy', from: '/tiles/0', path: '/tiles/2' }, 'expected an index of at most 1 or -'],
      [{ op: 'move', from: '/tiles/length', path: '/tiles/0/w' }, `"from" is not valid: ${noItem}`],
    ] as const) {
      const { isError, text } = await mcp.call('save_dashboard', { dashboardId: id, etag, patch: [operation] });
      expect([isError, text], JSON.stringify(operation)).toEqual([
        true,
        expect.stringContaining(`Operation 0 of the patch failed: ${reason}. `),
      ]);
    }
    expect((await api.get(`/dashboards/${id}`)).content.tiles).toHaveLength(1);
  });

  it('list the tiles of the dashboard if it has no tile with the id', async () => {
    const tile = { x: 0, y: 0, w: 6, h: 4, config: { displayType: 'markdown', markdown: '' } };
    const tiles = Array.from({ length: 21 }, (_, index) => ({ ...tile, name: `Tile ${index}` }));
    for (const [count, expected] of [
      [0, /Its tiles: none\.$/],
      [2, /Its tiles: \w+, \w+\.$/],
      [21, /Its first 20 tiles: (?:\w+, ){19}\w+\.$/],
    ] as const) {
      const dashboard = { name: `Tiles ${count}`, tiles: tiles.slice(0, count) };
      const { id } = (await mcp.call('save_dashboard', { dashboard })).data;
      const { isError, text } = await mcp.call('get_dashboard', { dashboardId: id, tileId: 'unknown' });
      expect([isError, text]).toEqual([true, expect.stringMatching(expected)]);
    }
  });

  it('list the metrics of a source', async () => {
    const dataPoints = [{ timeUnixNano: `${Date.now()}000000`, asDouble: 3 }];
    await ingestMetrics(server, deployment, [
      { name: 'pool.wait', unit: 'ms', gauge: { dataPoints } },
      { name: 'orders', sum: { dataPoints, aggregationTemporality: 2, isMonotonic: true } },
    ]);
    const { data } = await mcp.call('list_sources');
    const { id } = data.sources.find(({ kind }: { readonly kind: string }) => kind === 'metric');
    const described = await mcp.call('describe_source', { sourceId: id });
    expect(described.data.metrics).toEqual([
      { name: 'orders', metricType: 'sum', unit: '' },
      { name: 'pool.wait', metricType: 'gauge', unit: 'ms' },
    ]);
    const fields = await mcp.call('describe_source', { sourceId: id, search: 'POOL' });
    expect(fields.data.metrics.map(({ name }: { readonly name: string }) => name)).toEqual(['pool.wait']);
    expect((await mcp.call('describe_source', { sourceId: id, search: `'"\\$__timeFilter{a:String}€` })).text).toBe(
      'metric | metricType | unit\nfield | type | frequent values\nNo metric of the last 24 hours matches.\nNo field matches.',
    );
    const select = [{ aggFn: 'avg', valueExpression: 'Value', metricName: 'pool.wait' }];
    const queried = await mcp.call('query', { config: { displayType: 'number', sourceId: id, select } });
    expect(queried.text).toMatch(/^avg\(pool\.wait\) \(ms\)\n3\n/);
  });

  it('explain what is wrong with an argument', async () => {
    const text = async (name: string, input: object) => {
      const reply = await mcp.call(name, input);
      expect(reply.isError, name).toBe(true);
      return reply.text;
    };
    expect(await text('search_events', { sourceID: 'x' })).toContain('did you mean "sourceId"?');
    expect(await text('query', { config: { displayType: 'line' }, from: 'yesterday' })).toContain(
      'Expected "from" to be ISO 8601',
    );
    expect(await text('query', { config: { displayType: 'lime', sourceId } })).toContain('displayType');
    expect(await text('get_schema', { name: 'LinesConfig' })).toContain('Did you mean "LineConfig"?');
    expect(await text('save_dashboard', {})).toContain('Expected the argument dashboard for a new dashboard');
    expect(await text('get_dashboard', { dashboardId: 'x' })).toMatch(
      /24 hexadecimal characters.*\. Call list_dashboards for the ids\./,
    );
    expect(await text('search_events', { sourceId: 'Logs' })).toContain('Call list_sources for the ids.');
  });

  it('report an invalid dashboard as a result, not as an error', async () => {
    const invalid = await mcp.call('validate_dashboard', { dashboard: { name: '', tiles: [] } });
    expect(invalid).toMatchObject({ isError: false, data: { valid: false } });
  });

  it('suggest types for an unknown type', async () => {
    const { text, isError } = await mcp.call('get_schema', { name: 'Rocket' });
    expect(isError).toBe(true);
    expect(text).toBe(
      'Unknown type "Rocket". Start with DashboardInput, TileInput, LineConfig, TableConfig, NumberConfig, SelectItem or AlertInput. They name the types that they use.',
    );
  });

  it('describe the schemas of the main request types with fewer than 4,000 tokens each', async () => {
    const { data } = await mcp.call('get_schema', { name: 'LineConfig' });
    expect(Object.keys(data.properties)).toEqual(
      expect.arrayContaining(['displayType', 'sourceId', 'select', 'groupBy']),
    );
    for (const name of ['DashboardInput', 'TileInput', 'SelectItem', 'AlertInput', 'TableConfig']) {
      const { text, isError } = await mcp.call('get_schema', { name });
      expect(isError, name).toBe(false);
      expect(encode(text).length, name).toBeLessThan(4_000);
      expect(text, name).not.toContain('#/$defs/');
    }
  });
});
