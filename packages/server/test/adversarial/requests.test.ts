import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, callerWith, withCredentials } from '../http/support/api.ts';
import { keysOf } from '../http/support/organization.ts';
import { dashboard, tile, UNKNOWN_ID, webhook } from '../http/support/request-bodies.ts';
import { sendInChunksOfOneByte, sendRaw } from '../http/support/send-raw.ts';
import { basic } from '../support/service.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';
import { type Expected, expectResponse } from './expect-response.ts';

const service = measuredService([
  '--cors-origin=https://a.example,https://b.example',
  '--trusted-proxies=127.0.0.1,10.0.0.0/8,2001:db8::/32',
]);
function api() {
  return service().api;
}

/** Slightly less than the largest body that the service accepts. */
const MAX_BYTES = 8_300_000;
/** The maximum growth of the resident set size during many small requests. */
const MAX_GROWTH_BYTES = 150 * 2 ** 20;
/** The number of concurrent requests with large bodies. `npm run soak` sends more. */
const CONCURRENT = isSoak ? 30 : 8;

function joinItems(count: number, itemAt: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => itemAt(index)).join(',');
}
const series = { type: 'time', aggFn: 'count', where: 'level:error', groupBy: ['a', 'b'], displayType: 'line' };
/** Returns a dashboard with the maximum number of series. */
function wideDashboard(overrides: object = {}) {
  const columns = Array.from({ length: 20 }, () => ({ type: 'time', aggFn: 'count', ...overrides }));
  return dashboard(...Array.from({ length: 500 }, () => tile({}, columns)));
}
function inName(text: string) {
  return `{"name":${text},"tiles":[]}`;
}

/** Bodies that are the worst case of a loop in the service over the bytes, values or names of a body. */
const bodies: readonly (readonly [name: string, body: () => string, rejection: string])[] = [
  ['8 MB of numbers', () => inName(`[${'1,'.repeat(MAX_BYTES / 2)}1]`), 'at most 100000 values'],
  ['8 MB of nested arrays', () => inName('['.repeat(MAX_BYTES)), 'at most 100000 values'],
  ['8 MB of empty objects', () => inName(`[${'{},'.repeat(MAX_BYTES / 3)}1]`), 'at most 100000 values'],
  [
    '500,000 different names in one object',
    () => `{${joinItems(500_000, (index) => `"n${index}":1`)}}`,
    'at most 2000 different property names',
  ],
  [
    '400,000 different names, one in each object',
    () => inName(`[${joinItems(400_000, (index) => `{"n${index}":1}`)}]`),
    'at most 2000 different property names',
  ],
  ['8 MB of white space', () => `${' '.repeat(MAX_BYTES)}1`, 'expected object, received number'],
  ['8 MB of line breaks before an error', () => `${'\n'.repeat(MAX_BYTES)}x`, 'at most 500000 lines'],
  ['8 MB of one string', () => inName(JSON.stringify('x'.repeat(MAX_BYTES))), 'expected 1 to 1024 characters'],
  [
    '8 MB of one string beyond ASCII',
    () => inName(JSON.stringify('😀'.repeat(MAX_BYTES / 4))),
    'expected 1 to 1024 characters',
  ],
  ['8 MB of escapes', () => inName(`"${'\\u0041'.repeat(MAX_BYTES / 6)}"`), 'expected 1 to 1024 characters'],
  ['8 MB of escaped quotes', () => inName(`"${'\\"'.repeat(MAX_BYTES / 2)}"`), 'at most 2000000 escapes'],
  ['8 MB of escaped backslashes', () => inName(`"${'\\\\'.repeat(MAX_BYTES / 2)}"`), 'at most 2000000 escapes'],
  ['8 MB of one name', () => `{"${'x'.repeat(MAX_BYTES)}":1}`, 'unknown property'],
  [
    'a name of 4 MB, twice',
    () => `{"${'x'.repeat(MAX_BYTES / 2 - 50)}":1,"${'x'.repeat(MAX_BYTES / 2 - 50)}":1}`,
    'the name occurs more than once',
  ],
  ['8 MB of digits', () => inName('9'.repeat(MAX_BYTES)), 'at most 1100 digits'],
  ['8 MB that is cut off', () => `{"name":"${'x'.repeat(MAX_BYTES)}`, 'it ends early'],
  [
    '98,000 values and a repeated name at the end',
    () => `{"tags":[${'1,'.repeat(98_000)}1],"name":"a","name":"b"}`,
    'the name occurs more than once',
  ],
  [
    '99,000 short strings',
    () => inName(`[${joinItems(99_000, (index) => `"s${index}"`)}]`),
    'expected string, received array',
  ],
  [
    '90,000 tags',
    () => `{"name":"a","tiles":[],"tags":[${joinItems(90_000, (index) => `"t${index}"`)}]}`,
    'expected at most 50 items',
  ],
  [
    '90,000 equal tags',
    () => `{"name":"a","tiles":[],"tags":[${joinItems(90_000, () => '"t"')}]}`,
    'expected at most 50 items',
  ],
  [
    '40,000 invalid tiles',
    () => `{"name":"a","tiles":[${joinItems(40_000, () => '{}')}]}`,
    'expected at most 500 items, received 40000',
  ],
  [
    '1,900 unknown names of up to 64 characters',
    () => `{${joinItems(1_900, (index) => `"${'x'.repeat(60)}${index}":1`)}}`,
    'unknown property',
  ],
  [
    '500 tiles with unknown names',
    () =>
      JSON.stringify(
        dashboard(
          ...Array.from({ length: 500 }, () => tile({}, [{ ...series, dispayType: 'a', agFn: 'b', groupby: 'c' }])),
        ),
      ),
    'unknown property, did you mean "displayType"?',
  ],
  [
    'a number format with 90,000 properties of two names',
    () =>
      JSON.stringify(dashboard(tile({}, [{ ...series, numberFormat: 'PLACEHOLDER' }]))).replace(
        '"PLACEHOLDER"',
        `{${joinItems(45_000, () => '"a":1,"b":2')}}`,
      ),
    'the name occurs more than once',
  ],
];

describe('a body', () => {
  it.each(bodies)('of %s does not block the event loop', async (_, body, rejection) => {
    const raw = body();
    await expectShortGaps(service(), async () => {
      expectResponse(await api().send('POST', '/dashboards', { raw }), rejection);
    });
  });
});

describe('a dashboard', () => {
  it('with 10,000 series in 500 tiles does not block the event loop when it is replaced and read', async () => {
    const full = wideDashboard();
    const { id } = await api().create('/dashboards', full);
    await expectShortGaps(service(), async () => {
      expect((await api().put(`/dashboards/${id}`, full)).status).toBe(200);
      expect((await api().get(`/dashboards/${id}`)).status).toBe(200);
    });
    expect((await api().delete(`/dashboards/${id}`)).status).toBe(200);
  });

  it(`with 10,000 series does not block the event loop when ${CONCURRENT} concurrent requests create or replace it`, async () => {
    const full = wideDashboard();
    const { id } = await api().create('/dashboards', full);
    const concurrently = (send: () => ReturnType<Api['get']>) =>
      Promise.all(Array.from({ length: CONCURRENT }, async () => expect((await send()).status).toBe(200)));
    await expectShortGaps(service(), () => concurrently(() => api().put(`/dashboards/${id}`, full)));
    await expectShortGaps(service(), () => concurrently(() => api().post('/dashboards', full)));
  });

  it('with 10,000 series with long filters does not block the event loop when it is created and replaced', async () => {
    const full = wideDashboard({ where: '😀'.repeat(70) });
    await expectShortGaps(service(), async () => {
      const { id } = await api().create('/dashboards', full);
      expect((await api().put(`/dashboards/${id}`, full)).status).toBe(200);
    });
  });

  it('with 10,000 series does not block the event loop when it is sent twice with an idempotency key', async () => {
    const full = wideDashboard();
    await expectShortGaps(service(), async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const { status, content } = await api().post('/dashboards', full, headers);
      expect(status).toBe(200);
      expect((await api().post('/dashboards', full, headers)).content.id).toBe(content.id);
      expect((await api().delete(`/dashboards/${content.id}`)).status).toBe(200);
    });
  });

  it('with 40 strings of 100,000 characters does not block the event loop', async () => {
    const text = { type: 'markdown', content: '#'.repeat(100_000) };
    const full = dashboard(tile({}, Array(20).fill(text)), tile({}, Array(20).fill(text)));
    await expectShortGaps(service(), async () => {
      const { status, content } = await api().post('/dashboards', full);
      expect(status).toBe(200);
      expect((await api().delete(`/dashboards/${content.id}`)).status).toBe(200);
    });
  });
});

/** A template with nearly the maximum number of tags. All its variables are unknown. */
const unknownVariables = Array.from({ length: 240 }, (_, index) => `{{${'unknown'.repeat(8)}${index}}}`).join('');

describe('a webhook', () => {
  it.each<[name: string, overrides: object, expected: Expected]>([
    ['a template of 250 variables', { body: `{"a":"${'{{title}}'.repeat(250)}"}` }, 200],
    ['a template of too many variables', { body: `{"a":"${'{{title}}'.repeat(1_000)}"}` }, 'expected at most 250'],
    ['a template of a repeated unknown variable', { body: '{{titel}}'.repeat(250) }, 'the unknown variable "titel"'],
    ['a template of nested expressions', { body: `{{title ${'(a '.repeat(5_000)}` }, 'nested parentheses'],
    ['a template of 240 unknown variables', { body: unknownVariables }, 'the unknown variable'],
    ['a template of words in one tag', { body: `{{title ${'a '.repeat(2_400)}}}` }, 'the template has a helper'],
    [
      'a template of too many words in one tag',
      { body: `{{title ${'a '.repeat(8_180)}}}` },
      'more than 2500 Handlebars tokens',
    ],
    [
      'a template of words after a string with the end of a tag',
      { body: `{{title "}}" ${'a '.repeat(8_160)}}}` },
      'more than 2500 Handlebars tokens',
    ],
    [
      'a template of words in nested parentheses',
      { body: `{{title ${'(a '.repeat(249)}${'a '.repeat(7_000)}${')'.repeat(249)}}}` },
      'nested parentheses',
    ],
    [
      'a template of words in nested blocks',
      { body: `${'{{#if title}}'.repeat(120)}{{title ${'a '.repeat(1_500)}}}${'{{/if}}'.repeat(120)}` },
      'the template has a helper',
    ],
    ['a template of opening braces', { body: '{'.repeat(16_000) }, 'expected at most 250'],
    ['a template of nested blocks', { body: `"${'{{#if title}}'.repeat(125)}${'{{/if}}'.repeat(125)}"` }, 200],
    [
      'a template of too many nested blocks',
      { body: `${'{{#if title}}'.repeat(700)}${'{{/if}}'.repeat(700)}` },
      'expected at most 250',
    ],
    ['a template of nested JSON', { body: `${'['.repeat(5_000)}${']'.repeat(5_000)}` }, 200],
    ['a template of backslashes', { body: `{"a":"${'\\'.repeat(9_000)}"}` }, 200],
    [
      '100 headers',
      { headers: Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`x-${index}`, 'v'.repeat(500)])) },
      200,
    ],
    [
      '1,900 headers',
      { headers: Object.fromEntries(Array.from({ length: 1_900 }, (_, index) => [`x-${index}`, 'v'])) },
      'expected at most 100 properties',
    ],
    [
      '100 query parameters',
      { queryParams: Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`q${index}`, 'v'.repeat(500)])) },
      200,
    ],
    ['a long URL', { url: `https://93.184.216.34/${'%41'.repeat(670)}` }, 200],
    ['a URL of 1 MB', { url: `https://example.org/${'a'.repeat(1_000_000)}` }, 'expected at most 2048 characters'],
  ])('with %s does not block the event loop', async (_, overrides, expected) => {
    await expectShortGaps(service(), async () => {
      const response = await api().post('/webhooks', webhook(overrides));
      expectResponse(response, expected);
      if (response.status === 200) await api().delete(`/webhooks/${response.content.id}`);
    });
  });
});

/** Sends a GET request whose path `fetch` would normalize. */
async function getUnchanged(path: string): Promise<{ readonly status: number }> {
  const response = await sendRaw(service().url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]) };
}

describe('a request', () => {
  /** The path of a small dashboard. A list would be large: the tests above leave megabytes of dashboards. */
  let path = '';
  beforeAll(async () => {
    path = `/dashboards/${(await api().create('/dashboards', dashboard())).id}`;
  });

  /** About 2,300 entity tags with 15,000 characters. Node.js accepts 16 KiB of headers. */
  const tags = Array.from({ length: 2_400 }, (_, index) => `"${index}"`)
    .join(',')
    .slice(0, 15_000);

  it.each<[name: string, send: () => Promise<{ readonly status: number }>, status: number]>([
    ['a list of entity tags in If-None-Match', () => api().get(path, { 'if-none-match': tags.slice(0, 1_000) }), 304],
    ['too many entity tags in If-None-Match', () => api().get(path, { 'if-none-match': tags }), 400],
    ['commas in If-None-Match', () => api().get(path, { 'if-none-match': ','.repeat(15_000) }), 400],
    [
      'a list of entity tags in If-Match',
      () => api().delete(`/dashboards/${UNKNOWN_ID}`, { 'if-match': tags.slice(0, 1_000) }),
      404,
    ],
    ['a long Idempotency-Key', () => api().post('/dashboards', {}, { 'idempotency-key': 'k'.repeat(15_000) }), 400],
    ['a long Authorization', () => api().get(path, { authorization: `Bearer ${'a'.repeat(15_000)}` }), 401],
    ['spaces in Authorization', () => api().get(path, { authorization: `Bearer${' '.repeat(15_000)}x y` }), 401],
    [
      'a long Content-Type',
      () =>
        api().send('POST', '/dashboards', {
          raw: '{}',
          headers: { 'content-type': `application/json${' '.repeat(15_000)};x` },
        }),
      415,
    ],
    ['a long Origin', () => api().get(path, { origin: `https://${'a'.repeat(15_000)}` }), 200],
    ['addresses in X-Forwarded-For', () => api().get(path, { 'x-forwarded-for': '10.0.0.1,'.repeat(1_600) }), 200],
    [
      'a query with 2,500 names',
      () => api().get(`/dashboards?${Array.from({ length: 2_500 }, (_, index) => `a${index}`).join('&')}`),
      400,
    ],
    ['a query that repeats a name 5,000 times', () => api().get(`/dashboards?${'a=&'.repeat(5_000)}`), 400],
    ['escapes in the query', () => api().get(`/dashboards?limit=${'%41'.repeat(5_000)}`), 400],
    ['escapes in the path', () => api().get(`/dashboards/${'%41'.repeat(5_000)}`), 400],
    ['slashes in the path', () => api().get('/'.repeat(15_000)), 404],
    ['parent folders in a path of the reference', () => getUnchanged(`/docs/${'../'.repeat(4_000)}`), 404],
    [
      '90 headers',
      () => api().get(path, Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`x-${index}`, 'v']))),
      200,
    ],
  ])('with %s does not block the event loop', async (_, send, status) => {
    await expectShortGaps(service(), async () => {
      for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(status);
    });
  });
});

describe('a body in chunks of one byte', () => {
  const separateService = measuredService();

  it.each([
    ['with valid credentials', undefined, 1_000_000, [400, 408, 413, 429]],
    ['with unknown credentials', 'Bearer unknown', 100_000, [401]],
  ])(
    'neither blocks the event loop nor exceeds the memory limit if it is sent %s',
    async (_, authorization, chunks, statuses) => {
      const { api: caller, url } = separateService();
      const headers = { authorization: authorization ?? caller.authorization };
      const send = (count: number) => sendInChunksOfOneByte(`${url}${caller.root}/dashboards`, headers, count);
      // Warms up the service: V8 compiles the code in the first request.
      await send(100_000);
      const { peakRssBytes } = await expectShortGaps(separateService(), async () => {
        expect(statuses).toContain(await send(chunks));
      });
      expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
    },
    120_000,
  );

  it('does not exceed the memory limit if 200 connections send one', async () => {
    const { url, api: caller } = separateService();
    const headers = { authorization: 'Bearer unknown' };
    const { peakRssBytes } = await separateService().measure(() =>
      Promise.all(
        Array.from({ length: 200 }, () => sendInChunksOfOneByte(`${url}${caller.root}/dashboards`, headers, 100_000)),
      ),
    );
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  }, 120_000);
});

it.each([
  ['nested parentheses', '('.repeat(4_096) + ')'.repeat(4_096)],
  ['quotes', "''".repeat(4_096)],
  ['escaped quotes', "\\'".repeat(4_096)],
  ['keywords', `x${' between'.repeat(1_000)}`],
])('a saved search with 100 filters of %s does not block the event loop', async (_, condition) => {
  const filters = Array.from({ length: 100 }, () => ({ condition }));
  const body = { name: 'Wide', sourceId: UNKNOWN_ID, filters };
  await expectShortGaps(service(), async () => {
    const { status, text } = await api().post('/saved-searches', body);
    expect(status).toBe(400);
    expect(text).toContain('expected `<column> IN (…)`');
  });
});

describe('a new service', () => {
  // The bodies of the tests above have grown the heap of the other process.
  const separateService = measuredService();

  it('does not exceed the memory limit when it receives 60 concurrent bodies of 8 MB', async () => {
    const raw = `{"name":"a","tiles":[],"tags":[${JSON.stringify('x'.repeat(MAX_BYTES))}]}`;
    const { peakRssBytes } = await separateService().measure(async () => {
      const responses = await Promise.all(
        Array.from({ length: 60 }, () => separateService().api.send('POST', '/dashboards', { raw })),
      );
      for (const { status } of responses) expect([400, 429]).toContain(status);
    });
    console.log(`60 concurrent bodies of 8 MB: peak RSS ${Math.round(peakRssBytes / 2 ** 20)} MB`);
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
  });
});

describe('another new service', () => {
  const separateService = measuredService();

  it('neither blocks the event loop nor exceeds the memory limit when 400 connections send 1,500 requests each in one chunk', async () => {
    const { hostname, port } = new URL(separateService().url);
    const chunk = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_500);
    const { peakRssBytes } = await expectShortGaps(separateService(), async () => {
      const sockets = Array.from({ length: 400 }, () => connect(Number(port), hostname).resume());
      for (const socket of sockets) socket.on('error', () => undefined);
      await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
      const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of sockets) socket.write(chunk);
      await Promise.all(closed);
    });
    expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
    expect((await separateService().api.get('/dashboards')).status).toBe(200);
  });
});

it('1,000 requests for the spec in one chunk do not block the event loop', async () => {
  const { hostname, port } = new URL(service().url);
  const chunk = 'GET /openapi/managed.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_000);
  await expectShortGaps(service(), async () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(chunk);
    await new Promise((resolve) => socket.once('close', resolve));
  });
});

it('100 concurrent requests with a key whose IP access list has 100 entries do not block the event loop', async () => {
  const { url, credentials } = service();
  const keys = keysOf(callerWith('managed', url, credentials));
  const ipAccessList = Array.from({ length: 100 }, (_, nth) => ({
    source: nth === 99 ? '127.0.0.1' : `2001:db8:${nth.toString(16)}::/48`,
    description: 'x'.repeat(1_024),
  }));
  const created = await keys.create('', { roles: ['admin'], ipAccessList });
  const limited = withCredentials(keys, basic(created.keyId, created.keySecret));
  await expectShortGaps(service(), async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => limited.get(`/${created.key.id}`)));
    for (const { status } of responses) expect(status).toBe(200);
  });
});

describe('2,500 small requests', () => {
  it('with different idempotency keys neither block the event loop nor add 150 MiB to the memory', async () => {
    const before = await service().measure(async () => undefined);
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      for (let round = 0; round < 50; round += 1) {
        const responses = await Promise.all(
          Array.from({ length: 50 }, () => api().post('/dashboards', {}, { 'idempotency-key': crypto.randomUUID() })),
        );
        for (const response of responses) expectResponse(response, 'required property is missing');
      }
    });
    expect(peakRssBytes - before.peakRssBytes).toBeLessThan(MAX_GROWTH_BYTES);
  });

  it('with unknown credentials neither block the event loop nor add 150 MiB to the memory', async () => {
    const before = await service().measure(async () => undefined);
    const { peakRssBytes } = await expectShortGaps(service(), async () => {
      for (let round = 0; round < 50; round += 1) {
        const responses = await Promise.all(
          Array.from({ length: 50 }, () =>
            api().get('/dashboards', { authorization: `Bearer ${crypto.randomUUID()}` }),
          ),
        );
        for (const response of responses) expectResponse(response, 401);
      }
    });
    expect(peakRssBytes - before.peakRssBytes).toBeLessThan(MAX_GROWTH_BYTES);
  });
});
