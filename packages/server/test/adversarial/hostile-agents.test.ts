import { describe, expect, it } from 'vitest';
import { dashboard, tile } from '../http/support/request-bodies.ts';
import { connectMcp } from '../mcp/mcp-client.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';

const service = measuredService();

/** Calls a tool and measures the call. Returns its reply and the peak memory. */
async function callMeasured(name: string, input: object) {
  const { call } = await connectMcp(service().api);
  const replies: Awaited<ReturnType<typeof call>>[] = [];
  const { peakRssBytes } = await expectShortGaps(service(), async () => {
    replies.push(await call(name, input));
  });
  return { reply: replies.at(-1), peakRssBytes };
}

/** Creates a dashboard of almost 4 MB. Returns its id. */
async function createLarge(): Promise<string> {
  const text = { type: 'markdown', content: '#'.repeat(95_000) };
  const series = Array.from({ length: 20 }, () => text);
  const full = dashboard(tile({}, series), tile({}, series));
  return (await service().api.create('/dashboards', full)).id;
}

/** Reads and patches a dashboard, and measures both calls. Returns the reply to the patch and the peak memory. */
async function patchMeasured(dashboardId: string, patch: readonly object[]) {
  const { call } = await connectMcp(service().api);
  const replies: Awaited<ReturnType<typeof call>>[] = [];
  const { peakRssBytes } = await expectShortGaps(service(), async () => {
    const { data } = await call('get_dashboard', { dashboardId });
    replies.push(await call('save_dashboard', { dashboardId, etag: data.etag, patch }));
  });
  return { reply: replies.at(-1), peakRssBytes };
}

describe('a tool for agents', () => {
  it.each<[string, readonly object[]]>([
    [
      'a patch that copies a list into itself',
      Array.from({ length: 60 }, () => ({ op: 'copy', from: '/tiles', path: '/tiles/-' })),
    ],
    [
      'a patch that removes an unknown name from an object with 1,000 long names',
      [
        {
          op: 'add',
          path: '/names',
          value: Object.fromEntries(Array.from({ length: 1_000 }, (_, nth) => [`${'name'.repeat(20)}${nth}`, 1])),
        },
        { op: 'remove', path: `/names/${'x'.repeat(64)}` },
      ],
    ],
    ['a patch that sets the length of a list', [{ op: 'replace', path: '/tags/length', value: 4_000_000_000 }]],
    [
      'a patch of 20,000 operations',
      Array.from({ length: 20_000 }, (_, nth) => ({ op: 'add', path: '/tags/0', value: `t${nth}` })),
    ],
  ])(
    'rejects %s and neither blocks the event loop nor exceeds the memory limit',
    async (_, patch) => {
      const { id } = await service().api.create('/dashboards', dashboard(tile()));
      const { reply, peakRssBytes } = await patchMeasured(id, patch);
      expect(reply).toMatchObject({ isError: true, text: expect.stringContaining('Nothing was saved') });
      expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
    },
    60_000,
  );
});

describe.runIf(isSoak)('the MCP endpoint', () => {
  it('reads and patches a dashboard of almost 4 MB without blocking the event loop', async () => {
    const dashboardId = await createLarge();
    const { reply } = await callMeasured('get_dashboard', { dashboardId });
    expect(reply?.isError).toBe(false);
    const patched = await patchMeasured(dashboardId, [{ op: 'replace', path: '/name', value: 'Patched' }]);
    expect(patched.reply?.text).toMatch(/^Saved Patched /);
  }, 60_000);

  it('searches large dashboards without blocking the event loop or exceeding the memory limit', async () => {
    for (let nth = 0; nth < 5; nth += 1) await createLarge();
    const { reply, peakRssBytes } = await callMeasured('list_dashboards', { search: 'no such name' });
    expect(reply?.isError).toBe(false);
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  });

  it.each<[name: string, tool: string, input: object, reply: string]>([
    ['a question of different long words', 'search_docs', { question: words(6) }, 'No section matches'],
    ['a question of different short words', 'search_docs', { question: words(2) }, 'No section matches'],
    ['a question of 1 MB', 'search_docs', { question: 'alert '.repeat(170_000) }, '# How alerts work'],
    ['a schema name of 1 MB', 'get_schema', { name: 'x'.repeat(1_000_000) }, 'Unknown type'],
    [
      'an unknown argument with a name of 1 MB',
      'get_schema',
      { [`n${'x'.repeat(1_000_000)}`]: 1 },
      'unknown argument, expected one of',
    ],
    [
      '1,900 unknown arguments',
      'get_schema',
      Object.fromEntries(Array.from({ length: 1_900 }, (_, nth) => [`${'x'.repeat(60)}${nth}`, 1])),
      'unknown argument, expected one of',
    ],
    [
      'an argument with 90,000 values',
      'save_dashboard',
      { patch: Array.from({ length: 90_000 }, () => 1) },
      'expected an array of objects',
    ],
    [
      'a search text of 7 MB',
      'list_dashboards',
      { search: 'x'.repeat(7_000_000) },
      'search: expected at most 1000 characters',
    ],
    [
      'a filter of 7 MB',
      'query',
      { where: 'x'.repeat(7_000_000), config: {} },
      'where: expected at most 10000 characters',
    ],
  ])('does not block the event loop when it receives %s', async (_, name, input, expected) => {
    const { reply } = await callMeasured(name, input);
    expect(reply?.text).toContain(expected);
  });

  it.each([
    ['requests for the list of tools', 'tools/list', {}],
    ['calls of a tool', 'tools/call', { name: 'list_sources', arguments: {} }],
  ])(
    'processes 200 concurrent %s without blocking the event loop',
    async (_, method, params) => {
      const { url, authorization } = service().api;
      const headers = {
        authorization,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      await expectShortGaps(service(), async () => {
        const statuses = Array.from({ length: 200 }, async () => {
          const response = await fetch(`${url}/mcp`, { method: 'POST', headers, body });
          await response.text();
          return response.status;
        });
        expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
      });
    },
    60_000,
  );

  it('rejects a batch of 5,000 calls without blocking the event loop or exceeding the memory limit', async () => {
    const { url, authorization } = service().api;
    const call = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'list_dashboards', arguments: {} } };
    const body = JSON.stringify(Array.from({ length: 5_000 }, (_, id) => ({ ...call, id })));
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      const response = await fetch(`${url}/mcp`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body,
      });
      expect(response.status).toBe(400);
      await response.text();
    });
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  });
});

/** Returns different words of at least `minLength` characters, cut off after 1,000 characters in total. */
function words(minLength: number): string {
  return Array.from({ length: 1_000 }, (_, nth) => (nth * 7919).toString(36).padStart(minLength, 'q'))
    .join(' ')
    .slice(0, 1_000);
}
