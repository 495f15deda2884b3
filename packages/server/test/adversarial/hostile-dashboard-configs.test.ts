import { describe, expect, it } from 'vitest';
import { alert, dashboard, sourceIdOf, tile, UNKNOWN_ID } from '../http/support/request-bodies.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';

const service = measuredService();

/** Returns the results of `itemAt` for the indexes 0 to `count` - 1. */
function list<Item>(count: number, itemAt: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => itemAt(index));
}

/** Returns a dashboard of `count` tiles with the config. */
function dashboardWith(count: number, config: object): object {
  return dashboard(...list(count, (nth) => ({ name: `T${nth}`, x: 0, y: 0, w: 1, h: 1, config })));
}

const HOUR = 3_600_000;
const START = 1_768_208_400_000;
const SOURCE = '0123456789abcdef01234567';
const count = { aggFn: 'count', where: '' };

/** The number of concurrent requests. `npm run soak` sends more. */
const CONCURRENT = isSoak ? 64 : 8;

/** A large body for each loop of the service over the tiles, containers, filters and saved filter values of a dashboard. */
const bodies: readonly (readonly [string, () => object])[] = [
  [
    '500 tables of 20 values with properties that are null',
    () =>
      dashboardWith(500, {
        displayType: 'table',
        sourceId: SOURCE,
        having: null,
        orderBy: null,
        select: list(20, () => ({ ...count, alias: null, level: null, numberFormat: null })),
      }),
  ],
  [
    '500 charts of ten formulas of 981 characters',
    () =>
      dashboardWith(500, {
        displayType: 'line',
        sourceId: SOURCE,
        select: [count],
        formulas: list(10, () => ({ expression: `A${'+1'.repeat(90)}${' '.repeat(800)}` })),
      }),
  ],
  [
    '500 charts of ten formulas with 500 pairs of parentheses',
    () =>
      dashboardWith(500, {
        displayType: 'line',
        sourceId: SOURCE,
        select: [count],
        formulas: list(10, () => ({ expression: `${'('.repeat(500)}A${')'.repeat(500)}` })),
      }),
  ],
  [
    '5,000 SQL conditions with a string of 700 characters each',
    () =>
      dashboardWith(250, {
        displayType: 'line',
        sourceId: SOURCE,
        select: list(20, () => ({ ...count, whereLanguage: 'sql', where: `a = '${'x'.repeat(700)}'` })),
      }),
  ],
  [
    '500 tiles in 500 containers of 20 tabs',
    () => ({
      ...dashboard(...list(500, (nth) => tile({ containerId: `c${nth}`, tabId: `c${nth}-19` }))),
      containers: list(500, (nth) => ({
        id: `c${nth}`,
        title: 'Group',
        collapsed: false,
        tabs: list(20, (tab) => ({ id: `c${nth}-${tab}`, title: 'Tab' })),
      })),
    }),
  ],
  [
    '500 tiles in containers that do not exist',
    () => dashboard(...list(500, (nth) => tile({ containerId: `missing-${nth}`, tabId: 'missing' }))),
  ],
  [
    '500 filters with 150 sources each',
    () => ({
      ...dashboard(tile()),
      filters: list(500, (nth) => ({
        id: `f${nth}`,
        type: 'QUERY_EXPRESSION',
        name: `Filter ${nth}`,
        expression: 'ServiceName',
        sourceId: SOURCE,
        appliesToSourceIds: list(150, () => SOURCE),
      })),
    }),
  ],
  [
    '50 saved values of 1,000 strings',
    () => ({
      ...dashboard(tile()),
      savedFilterValues: list(50, (nth) => ({
        type: 'variable',
        name: `v${nth}`,
        values: list(1_000, (value) => `value ${value}`),
      })),
    }),
  ],
];

describe('a dashboard', () => {
  it.each(bodies)('with %s does not block the event loop when it is created and validated', async (_, body) => {
    const sent = body();
    const statuses = new Set<number>();
    await expectShortGaps(service(), async () => {
      for (const path of ['/dashboards/validate', '/dashboards'])
        statuses.add((await service().api.post(path, sent)).status);
    });
    for (const status of statuses) expect([200, 400, 409]).toContain(status);
  });
});

const VALIDATIONS = isSoak ? 1_000 : 100;
const CONCURRENT_VALIDATIONS = isSoak ? 200 : 20;

it(`${VALIDATIONS} validations of 176 KB, ${CONCURRENT_VALIDATIONS} at a time, neither block the event loop nor exceed the memory limit`, async () => {
  const series = list(20, () => ({ type: 'time', aggFn: 'count', where: 'level:error', groupBy: ['a', 'b'] }));
  const raw = Buffer.from(JSON.stringify(dashboard(...list(115, () => tile({}, series)))));
  const { peakRssBytes } = await expectShortGaps(service(), async () => {
    let sent = 0;
    const sendSome = async () => {
      while (sent < VALIDATIONS) {
        sent += 1;
        const { status } = await service().api.send('POST', '/dashboards/validate', { raw });
        expect([200, 429]).toContain(status);
      }
    };
    await Promise.all(list(CONCURRENT_VALIDATIONS, sendSome));
  });
  expect(peakRssBytes).toBeLessThan(MAX_RSS_BYTES);
}, 120_000);

describe('a dashboard of more than 3 MB', () => {
  const select = list(20, () => ({ ...count, where: `Body:${'x'.repeat(300)}` }));

  it.each<[string, (dashboardId: string, tileId: string) => Promise<{ readonly status: number }>]>([
    [
      `by ${CONCURRENT} queries of its last tile`,
      (dashboardId, tileId) =>
        service().api.post('/charts/query', { tile: { dashboardId, tileId }, startTime: START, endTime: START + HOUR }),
    ],
    [
      `by ${CONCURRENT} new alerts`,
      (dashboardId, tileId) =>
        service().api.post('/alerts', alert({ dashboardId, tileId, webhookId: UNKNOWN_ID }, { name: 'Alert' })),
    ],
    [`by ${CONCURRENT} readers`, (dashboardId) => service().api.get(`/dashboards/${dashboardId}`)],
    [
      `by ${CONCURRENT} previews`,
      (dashboardId, tileId) =>
        service().api.post('/alerts/preview', {
          from: START,
          to: START + HOUR,
          alert: alert({ dashboardId, tileId, webhookId: UNKNOWN_ID }),
        }),
    ],
  ])('does not block the event loop while it is read %s', async (_, request) => {
    const { api } = service();
    const sourceId = await sourceIdOf(api);
    const created = await api.post('/dashboards', dashboardWith(490, { displayType: 'line', sourceId, select }));
    expect(created.status).toBe(200);
    const { id, tiles } = created.content;
    await expectShortGaps(service(), async () => {
      const responses = await Promise.all(Array.from({ length: CONCURRENT }, () => request(id, tiles.at(-1).id)));
      for (const { status } of responses) expect([200, 400, 429, 503]).toContain(status);
    });
  });
});

it('sources of the maximum total size do not block the event loop', async () => {
  const { api } = service();
  const [{ connection, from }] = (await api.get('/sources')).content;
  const expression = 'x'.repeat(10_000);
  const large = {
    kind: 'log',
    connection,
    from,
    timestampValueExpression: 'Timestamp',
    defaultTableSelectExpression: 'Body',
    bodyExpression: expression,
    traceIdExpression: expression,
    spanIdExpression: expression,
    serviceNameExpression: expression,
    implicitColumnExpression: expression,
    severityTextExpression: expression,
  };
  const create = (nth: number) => api.post('/sources', { name: `Large ${nth}`, ...large });
  let nth = 0;
  while ((await create(nth)).status === 200) nth += 1;
  const { status, message } = await create(nth);
  expect([status, message]).toEqual([409, expect.stringContaining('limit of 4194304 bytes of sources')]);
  expect(nth).toBeGreaterThan(50);
  await expectShortGaps(service(), async () => {
    expect((await api.post('/dashboards', dashboard(tile()))).status).toBe(200);
  });
  const sourceId = await sourceIdOf(api);
  const config = { displayType: 'line', sourceId, select: [count] };
  await expectShortGaps(service(), async () => {
    const request = { tile: { config }, startTime: START, endTime: START + HOUR };
    // Without telemetry, a query fails with 503 after it has read the sources.
    const queries = Array.from({ length: CONCURRENT }, () => api.post('/charts/query', request));
    for (const { status } of await Promise.all(queries)) expect([429, 503]).toContain(status);
  });
}, 60_000);
