import { createHash } from 'node:crypto';
import { encode } from 'gpt-tokenizer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import type { Json } from '../http/support/api.ts';
import { alert, webhook } from '../http/support/request-bodies.ts';
import { type Served, startForTest } from '../http/support/serve.ts';
import { ingestEvents, ingestMetrics } from '../telemetry/support/send-telemetry.ts';
import { connectMcp } from './mcp-client.ts';

const MAX_TOKENS = 25_000;

/** Returns pseudo-random text with few characters per token. The text is the same for equal seeds and lengths. */
function noise(seed: number, length: number): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1) {
    text += createHash('sha256').update(`${seed} ${index}`).digest('base64url');
  }
  return text.slice(0, length);
}

let server: RunningServer & Served;
let mcp: Awaited<ReturnType<typeof connectMcp>>;
const start = Math.floor(Date.now() / 3_600_000 - 1) * 3_600_000;
const range = { from: String(start), to: String(start + 1_200_000) };
beforeAll(async () => {
  server = await startForTest({ otlpPort: 0, clock: Date.now });
  mcp = await connectMcp(server.caller('open-source'));
  const events = Array.from({ length: 200 }, (_, index) => ({
    time: start + (index % 20) * 60_000,
    service: noise(index, 300),
    level: 'error',
    text: noise(index, 2_000),
    durationMs: 5,
    size: noise(index, 200),
  }));
  await ingestEvents(server, 'open-source', events);
  const dataPoints = [{ timeUnixNano: `${start}000000`, asDouble: 3 }];
  const metrics = Array.from({ length: 400 }, (_, index) => ({ name: noise(index, 120), gauge: { dataPoints } }));
  await ingestMetrics(server, 'open-source', metrics);
});
afterAll(async () => {
  await mcp?.client.close();
  await server?.close();
});

it(`results of tools have at most ${MAX_TOKENS} tokens, and report what they omit`, async () => {
  const api = server.caller('open-source');
  const { data } = await mcp.call('list_sources');
  const idOf = (kind: string) => data.sources.find((source: Json) => source.kind === kind).id;
  const config = { displayType: 'line', sourceId: idOf('log'), select: [{ aggFn: 'count' }], groupBy: 'ServiceName' };
  const tile = (index: number) => ({ name: noise(index, 400), x: 0, y: 0, w: 6, h: 4, config });
  const markdown = { ...tile(0), config: { displayType: 'markdown', markdown: noise(1, 50_000) } };
  const large = await api.create('/dashboards', {
    name: noise(0, 900),
    tiles: [...Array.from({ length: 150 }, (_, index) => tile(index)), markdown],
  });
  const { id: webhookId } = await api.create('/webhooks', webhook());
  const targets = { dashboardId: large.id, tileId: large.tiles[0].id, webhookId };
  const created = await api.create(
    '/alerts',
    alert(targets, { interval: '1m', threshold: 1, note: noise(2, 4_096), message: noise(3, 4_096) }),
  );
  const invalidTile = (index: number) => ({
    ...tile(index),
    config: { ...config, select: [{ aggFn: 'count', where: 'a:(' }] },
  });
  const calls: [string, object][] = [
    ['describe_source', { sourceId: idOf('metric') }],
    ['describe_source', { sourceId: idOf('log') }],
    ['query', { config, ...range, granularity: '1m', picture: true }],
    ['query', { config: { ...config, displayType: 'table', groupBy: 'Body' }, ...range }],
    ['query', { dashboardId: large.id, tileId: large.tiles.at(-1).id }],
    ['search_events', { sourceId: idOf('log'), ...range }],
    ['list_dashboards', {}],
    ['get_dashboard', { dashboardId: large.id }],
    [
      'validate_dashboard',
      { dashboard: { name: 'x', tiles: Array.from({ length: 150 }, (_, index) => invalidTile(index)) } },
    ],
    ['validate_dashboard', { dashboard: { name: '', tiles: large.tiles.map((tile: Json) => ({ ...tile, w: 99 })) } }],
    [
      'save_dashboard',
      { dashboard: { name: 'x', tiles: Array.from({ length: 150 }, (_, index) => invalidTile(index)) } },
    ],
    ['list_alerts', {}],
    ['list_alerts', { alertId: created.id }],
    ['preview_alert', { alertId: created.id, patch: [{ op: 'replace', path: '/threshold', value: 2 }], ...range }],
    ['save_alert', { alertId: created.id, patch: [{ op: 'replace', path: '/threshold', value: 2 }] }],
    ['get_schema', { name: 'TableConfig' }],
    ['search_docs', { question: 'filter alert chart' }],
  ];
  const largest = { tokens: 0, tool: '' };
  for (const [tool, input] of calls) {
    const result = await mcp.client.callTool({ name: tool, arguments: { ...input } });
    expect(result.isError, `${tool}: ${JSON.stringify(result.content).slice(0, 500)}`).not.toBe(true);
    const tokens = encode(JSON.stringify([result.content, result.structuredContent])).length;
    expect(tokens, tool).toBeLessThanOrEqual(MAX_TOKENS);
    if (tokens > largest.tokens) Object.assign(largest, { tokens, tool });
    // With the data of this test, only a result that omits something is this large.
    if (tokens > 12_000)
      expect((result.structuredContent as Json).notes.join(' '), tool).toMatch(/left out|Left out|cut/);
  }
  console.info(`largest result: ${largest.tokens} tokens, ${largest.tool}`);
  expect(largest.tokens).toBeGreaterThan(8_000);
});
