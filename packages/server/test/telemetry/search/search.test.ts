import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../src/index.ts';
import { type Api, deployments, type Json } from '../../http/support/api.ts';
import { UNKNOWN_ID } from '../../http/support/request-bodies.ts';
import { type Served, startForTest } from '../../http/support/serve.ts';
import { recentHour } from '../support/log-rows.ts';
import { ingestEvents, ingestLogs, type TestEvent } from '../support/send-telemetry.ts';

const MINUTE = 60_000;

let server: RunningServer & Served;
beforeAll(async () => {
  server = await startForTest({ otlpPort: 0 });
});
afterAll(async () => server?.close());

describe.each(deployments)('the search API of the %s deployment', (deployment) => {
  // Both deployments run the same search, so all cases are tested only on the managed one.
  const hasAllCases = deployment === 'managed';
  let api: Api;
  const sources: Record<string, string> = {};
  const start = recentHour();
  const iso = (time: number) => new Date(start + time).toISOString();

  const event = (time: number, fields: Partial<TestEvent> = {}): TestEvent => ({
    time: start + time,
    service: 'checkout',
    level: 'info',
    text: `event ${time}`,
    durationMs: 10,
    ...fields,
  });
  const events = [
    event(0, { level: 'error', size: '3' }),
    event(1, { service: 'cart', size: 'large' }),
    event(2, { durationMs: 30 }),
    // Three events with the same time. Two of them are equal.
    event(MINUTE, { text: 'equal' }),
    event(MINUTE, { text: 'equal' }),
    event(MINUTE, { text: 'other', service: 'cart' }),
    // Six events, one in each of the previous six hours.
    ...Array.from({ length: 6 }, (_, hours) => event(-(hours + 1) * 60 * MINUTE, { level: 'debug' })),
  ];

  beforeAll(async () => {
    api = server.caller(deployment);
    for (const { kind, id } of (await api.get('/sources')).content) sources[kind] ??= id;
    await ingestEvents(server, deployment, events);
  });

  const range = { startTime: iso(-7 * 60 * MINUTE), endTime: iso(2 * MINUTE) };
  const send = async (search: Json) => {
    const sent = await api.post('/search', { sourceId: sources['log'], ...range, ...search });
    return { ...sent, page: deployment === 'managed' ? sent.json?.result : sent.json };
  };
  const search = async (fields: Json): Promise<Json> => {
    const { status, message, issues, page } = await send(fields);
    expect([status, message, issues]).toEqual([200, '', []]);
    expect(page.rows).toBe(page.data.length);
    return page;
  };
  const bodies = async (fields: Json) =>
    (await search({ select: 'Body', ...fields })).data.map(({ Body }: Json) => Body);

  /** Returns the bodies of the events of each page. */
  const readPages = async (fields: Json): Promise<string[][]> => {
    const pages: string[][] = [];
    for (let cursor: string | null = 'start'; cursor !== null; ) {
      const page: Json = await search({ select: 'Body', ...fields, cursor });
      pages.push(page.data.map(({ Body }: Json) => Body));
      cursor = page.nextCursor;
      expect(pages.length).toBeLessThan(100);
    }
    return pages;
  };

  it('searches the implicit column of the source, or the body if it has none, for a word without a field', async () => {
    const {
      id: _,
      implicitColumnExpression: _column,
      ...source
    } = (await api.get(`/sources/${sources['log']}`)).content;
    const byService = await api.create('/sources', { ...source, implicitColumnExpression: 'ServiceName' });
    const byBody = await api.create('/sources', source);
    expect(await bodies({ sourceId: byService.id, where: 'cart' })).toEqual(['other', 'event 1']);
    expect(await bodies({ sourceId: byBody.id, where: 'equal' })).toEqual(['equal', 'equal']);
  });

  it('returns the default columns, newest first', async () => {
    const { data, nextCursor } = await search({ where: 'SeverityText:error' });
    expect(data).toEqual([
      {
        Timestamp: `${iso(0).slice(0, -1)}000000Z`,
        ServiceName: 'checkout',
        SeverityText: 'error',
        Body: 'event 0',
      },
    ]);
    expect(nextCursor).toBeUndefined();
    expect((await bodies({})).slice(3)).toEqual([
      'event 2',
      'event 1',
      'event 0',
      ...events.slice(6).map(({ text }) => text),
    ]);
  });

  it('returns times, numbers, maps, lists, conditions and null as JSON', async () => {
    const select =
      'Timestamp, Duration, SpanAttributes, Events.Name AS names, Duration > 1 AS slow, StatusCode = \'\' AS `is "empty"`, nullIf(1, 1) AS nothing';
    const { data } = await search({ sourceId: sources['trace'], where: 'SpanName:"event 0"', select });
    expect(data).toEqual([
      {
        Timestamp: `${iso(0).slice(0, -1)}000000Z`,
        Duration: '10000000',
        SpanAttributes: { size: '3' },
        names: [],
        slow: 1,
        'is "empty"': expect.any(Number),
        nothing: null,
      },
    ]);
  });

  it('returns all columns for *', async () => {
    const { data } = await search({ select: '*', where: 'SeverityText:error' });
    expect(data[0]).toMatchObject({
      Body: 'event 0',
      LogAttributes: { size: '3' },
      ScopeName: 'test',
      SeverityNumber: 0,
    });
  });

  it('returns an expression under its alias, even if a column has the same name', async () => {
    const { data } = await search({ select: 'Body AS ServiceName, SeverityText', where: 'SeverityText:error' });
    expect(data).toEqual([{ ServiceName: 'event 0', SeverityText: 'error' }]);
  });

  it('accepts filters and orders in SQL', async () => {
    const where = "LogAttributes['size'] != ''";
    expect(await bodies({ where, whereLanguage: 'sql' })).toEqual(['event 1', 'event 0']);
    expect(await bodies({ where, whereLanguage: 'sql', orderBy: 'Timestamp ASC' })).toEqual(['event 0', 'event 1']);
    const bySize = { orderBy: "toFloat64OrNull(LogAttributes['size']) DESC, ServiceName", maxResults: 2 };
    expect(await bodies(bySize)).toEqual(['event 0', 'other']);
  });

  it('includes the start of the range and excludes its end', async () => {
    const bodiesIn = (startTime: number, endTime: number) =>
      bodies({ startTime: iso(startTime), endTime: iso(endTime) });
    expect(await bodiesIn(0, 2)).toEqual(['event 1', 'event 0']);
    expect(await bodiesIn(1, 2)).toEqual(['event 1']);
  });

  it('searches the last 15 minutes if the request has no range', async () => {
    const { time } = server.clock;
    server.clock.time = start + 16 * MINUTE;
    // The range starts at minute 1, the time of the three found events.
    const found = await bodies({ startTime: undefined, endTime: undefined });
    server.clock.time = time;
    expect(found.toSorted()).toEqual(['equal', 'equal', 'other']);
  });

  it('skips as many events as the offset, in a stable order', async () => {
    const all = await bodies({});
    for (const offset of [0, 1, 3, 11, 12]) {
      expect(await bodies({ offset, maxResults: 3 })).toEqual(all.slice(offset, offset + 3));
    }
  });

  const orders = [
    '',
    'Timestamp',
    'ServiceName',
    'ServiceName DESC, Timestamp DESC',
    'Body',
    "toFloat64OrNull(LogAttributes['size'])",
    "LogAttributes['size'] = '' DESC",
    'nullIf(Timestamp, now64(9)) DESC',
    'toUUIDOrNull(Body)',
  ];

  it.each(hasAllCases ? orders : [''])('returns each event on one of the pages, in the order "%s"', async (orderBy) => {
    const all = await bodies({ orderBy });
    expect(all.toSorted()).toEqual(events.map(({ text }) => text).toSorted());
    for (const maxResults of hasAllCases && orderBy === '' ? [1, 2, 5, 100] : [2]) {
      const pages = await readPages({ orderBy, maxResults });
      expect(pages.flat()).toEqual(all);
      expect(pages.length).toBe(Math.ceil(all.length / maxResults));
    }
  });

  it('keeps the range of the first page, even if a later request contains another range', async () => {
    const { nextCursor } = await search({ endTime: iso(2), maxResults: 1, cursor: 'start' });
    const { data } = await search({ startTime: iso(2), endTime: iso(3), maxResults: 1, cursor: nextCursor });
    expect(data).toMatchObject([{ Body: 'event 0' }]);
  });

  it.runIf(hasAllCases)('ends a page at 8 MiB and continues with the cursor', async () => {
    const text = 'x'.repeat(900_000);
    const large = Array.from({ length: 10 }, (_, nth) => event(3 * MINUTE + nth, { text: `${nth}${text}` }));
    await Promise.all(large.map((event) => ingestLogs(server, deployment, [event])));
    const pages = await readPages({ startTime: iso(3 * MINUTE), endTime: iso(4 * MINUTE) });
    expect(pages.map((page) => page.map((body) => body[0]).join(''))).toEqual(['987654321', '0']);
  });

  const invalid: [string, Json, number, string][] = [
    ['an unknown source', { sourceId: UNKNOWN_ID }, 404, ''],
    ['a metric source', { metric: true }, 400, '/sourceId reference'],
    ['an end before the start', { startTime: iso(2), endTime: iso(1) }, 400, '/endTime condition'],
    [
      'a start in the future without an end',
      { startTime: '2100-01-01T00:00:00Z', endTime: undefined },
      400,
      '/startTime condition',
    ],
    ['numbers as times', { startTime: 1_768_000_000_000 }, 400, '/startTime type'],
    ['an unknown column', { select: 'NoSuch' }, 400, '/select reference'],
    ['a semicolon', { select: 'Body; Timestamp' }, 400, '/select reference'],
    ['a subquery', { select: '(SELECT 1)' }, 400, '/select reference'],
    ['an aggregate', { select: 'count()' }, 400, '/select reference'],
    ['a name twice', { select: 'Body, Body' }, 400, '/select condition'],
    ['a syntax error in the filter', { where: 'a:(' }, 400, '/where filter'],
    ['an SQL filter that fails on events', { where: 'toUInt8(Body) = 1', whereLanguage: 'sql' }, 400, '/where filter'],
    ['a value that fails on events', { select: 'toUInt8(Body)' }, 400, '/select filter'],
    [
      'a value that fails on events that a valid SQL filter matches',
      { select: 'toUInt8(Body)', where: "Body != ''", whereLanguage: 'sql' },
      400,
      '/select filter',
    ],
    ['a value to sort by that fails on events', { orderBy: 'toUInt8(Body)' }, 400, '/orderBy filter'],
    [
      'a value to sort by that fails on events that a valid SQL filter matches',
      { orderBy: 'toUInt8(Body)', where: "Body != ''", whereLanguage: 'sql' },
      400,
      '/orderBy filter',
    ],
    ['an unknown column to sort by', { orderBy: 'NoSuch' }, 400, '/orderBy reference'],
    ['a map to sort by', { orderBy: 'LogAttributes' }, 400, '/orderBy condition'],
    ['six expressions to sort by', { orderBy: 'a, b, c, d, e, f' }, 400, '/orderBy condition'],
    ['a deeply nested value', { select: '('.repeat(2_000), where: 'paid' }, 400, '/select condition'],
    ['a deeply nested value to sort by', { orderBy: '('.repeat(1_024), select: 'Body' }, 400, '/orderBy condition'],
    ['a deeply nested filter', { where: '('.repeat(2_000), whereLanguage: 'sql' }, 400, '/where condition'],
    ['a limit of 0 results', { maxResults: 0 }, 400, '/maxResults minimum'],
    ['a malformed cursor', { cursor: 'next' }, 400, '/cursor condition'],
    ['an unknown property', { granularity: '1m' }, 400, '/granularity unknownProperty'],
  ];
  it.each(hasAllCases ? invalid : invalid.slice(0, 4))(
    'rejects %s',
    async (_, { metric, ...fields }, status, expected) => {
      const page = await send({ ...fields, ...(metric && { sourceId: sources['metric'] }) });
      expect([page.status, page.issues.map(({ pointer, code }) => `${pointer} ${code}`).join()]).toEqual([
        status,
        expected,
      ]);
    },
  );

  it('rejects a cursor with a valid checksum and invalid content', async () => {
    const checksum = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);
    const invalidContents = [
      [1],
      [1, 'x', 0, 1],
      [1, 'x', 0, 1, null, '1', 1],
      [1, 'x', 0, 1, {}, '1', 1],
      [1, 'x', 0, 1, [[[[]]]], {}, {}],
      [1, 'x', 0, 1, ['1'], 'x', 1],
      [1, 'x', 0, 1, ['1'], '1', -1],
      [1, 'x', 0, 1, ['1'], '1', 1e300],
      [1, 'x', 'a', 'b', ['1'], '1', 1],
      [1, 'x', -1e300, 1e300, ['1'], '1', 1],
    ];
    for (const content of ['{', '{}', 'null', ...invalidContents.map((items) => JSON.stringify(items))]) {
      const text = Buffer.from(content).toString('base64url');
      const { status, issues } = await send({ cursor: checksum(text) + text });
      expect([content, status]).toEqual([content, 400]);
      expect(issues).toMatchObject([
        { pointer: '/cursor', message: expect.stringContaining('`nextCursor` of a page') },
      ]);
    }
  });

  it('rejects the cursor of another search and a changed cursor', async () => {
    const { nextCursor } = await search({ maxResults: 1, cursor: 'start' });
    for (const other of [{ where: 'a' }, { select: 'Body' }, { orderBy: 'Body' }, { sourceId: sources['trace'] }]) {
      const { status, issues } = await send({ cursor: nextCursor, ...other });
      expect([status, issues[0]?.message]).toEqual([400, expect.stringContaining('the same search')]);
    }
    // Changes the third character from the end. Bits of the last character may be unused.
    const changed = `${nextCursor.slice(0, -3)}${nextCursor.at(-3) === 'A' ? 'B' : 'A'}${nextCursor.slice(-2)}`;
    expect((await send({ cursor: changed })).issues).toMatchObject([{ pointer: '/cursor' }]);
  });

  it('lists the fields of a source with frequent keys and values', async () => {
    await ingestEvents(
      server,
      deployment,
      [1, 2, 3].map((ago) => ({ ...event(0, { size: ago === 1 ? '7' : '8' }), time: Date.now() - ago * 1000 })),
    );
    server.clock.time = Date.now();
    const { status, content, json } = await api.get(`/sources/${sources['log']}/fields`);
    expect(status).toBe(200);
    expect(json.meta).toEqual({ total: content.length, limit: 1000, offset: 0 });
    const byName = Object.fromEntries(content.map((field: Json) => [field.name, field]));
    expect(Object.keys(byName).slice(0, 2)).toEqual(['Timestamp', 'TimestampTime']);
    expect(byName['Timestamp']).toEqual({ name: 'Timestamp', type: 'time', columnType: "DateTime64(9, 'UTC')" });
    expect(byName['Body']).toEqual({ name: 'Body', type: 'string', columnType: 'String' });
    expect(byName['ServiceName'].values[0]).toMatchObject({ value: 'checkout' });
    expect(byName['LogAttributes']).toMatchObject({ type: 'map', keys: [{ key: 'size' }] });
    const [{ values }] = byName['LogAttributes'].keys;
    expect(values[0].share).toBeGreaterThan(0);
    const paged = await api.get(`/sources/${sources['trace']}/fields?limit=1&offset=1`);
    expect(paged.content).toMatchObject([{ name: 'TraceId', type: 'string' }]);
    const metrics = await api.get(`/sources/${sources['metric']}/fields`);
    expect(metrics.content.map((field: Json) => field.name)).toContain('MetricName');
    expect((await api.get(`/sources/${UNKNOWN_ID}/fields`)).status).toBe(404);
  });
});
