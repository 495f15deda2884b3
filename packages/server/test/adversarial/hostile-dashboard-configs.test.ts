import { describe, expect, it } from 'vitest';
import type { ApiResponse } from '../http/support/api.ts';
import { alert, dashboard, sourceIdOf, tile, webhook } from '../http/support/request-bodies.ts';
import { isSoak } from '../support/soak.ts';
import { expectShortGaps, MAX_RSS_BYTES, measuredService } from './event-loop-gap.ts';
import { type Expected, expectResponse } from './expect-response.ts';

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
const count = { aggFn: 'count', where: '' };

/** The number of concurrent requests. `npm run soak` sends more. */
const CONCURRENT = isSoak ? 64 : 8;

/** A large body for each loop of the service over the tiles, containers, filters and saved filter values of a dashboard. */
const bodies: readonly (readonly [name: string, body: (sourceId: string) => object, created: Expected])[] = [
  [
    '500 tables of 20 values with properties that are null',
    (sourceId) =>
      dashboardWith(500, {
        displayType: 'table',
        sourceId,
        having: null,
        orderBy: null,
        select: list(20, () => ({ ...count, alias: null, level: null, numberFormat: null })),
      }),
    200,
  ],
  [
    '400 charts of ten formulas of 981 characters',
    (sourceId) =>
      dashboardWith(400, {
        displayType: 'line',
        sourceId,
        select: [count],
        formulas: list(10, () => ({ expression: `A${'+1'.repeat(90)}${' '.repeat(800)}` })),
      }),
    200,
  ],
  [
    '500 charts of ten formulas with 500 pairs of parentheses',
    (sourceId) =>
      dashboardWith(500, {
        displayType: 'line',
        sourceId,
        select: [count],
        formulas: list(10, () => ({ expression: `${'('.repeat(500)}A${')'.repeat(500)}` })),
      }),
    'expected at most 64 nested parentheses',
  ],
  [
    '5,000 SQL conditions with a string of 700 characters each',
    (sourceId) =>
      dashboardWith(250, {
        displayType: 'line',
        sourceId,
        select: list(20, () => ({ ...count, whereLanguage: 'sql', where: `a = '${'x'.repeat(700)}'` })),
      }),
    200,
  ],
  [
    '500 tiles in 50 containers of 20 tabs',
    () => ({
      ...dashboard(...list(500, (nth) => tile({ containerId: `c${nth % 50}`, tabId: `c${nth % 50}-19` }))),
      containers: list(50, (nth) => ({
        id: `c${nth}`,
        title: 'Group',
        collapsed: false,
        tabs: list(20, (tab) => ({ id: `c${nth}-${tab}`, title: 'Tab' })),
      })),
    }),
    200,
  ],
  [
    '500 tiles in containers that do not exist',
    () => dashboard(...list(500, (nth) => tile({ containerId: `missing-${nth}`, tabId: 'missing' }))),
    'no container of the dashboard has the id',
  ],
  [
    '500 filters with 150 sources each',
    (sourceId) => ({
      ...dashboard(tile()),
      filters: list(500, (nth) => ({
        id: `f${nth}`,
        type: 'QUERY_EXPRESSION',
        name: `Filter ${nth}`,
        expression: 'ServiceName',
        sourceId,
        appliesToSourceIds: list(150, () => sourceId),
      })),
    }),
    200,
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
    200,
  ],
];

describe('a dashboard', () => {
  it.each(bodies)(
    'with %s does not block the event loop when it is validated, and then created or rejected',
    async (_, body, created) => {
      const { api } = service();
      const sent = body(await sourceIdOf(api));
      await expectShortGaps(service(), async () => {
        expectResponse(await api.post('/dashboards/validate', sent), 200);
        expectResponse(await api.post('/dashboards', sent), created);
      });
    },
  );
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

  // Without telemetry, queries and previews fail with 503 after they have read the dashboard and its sources.
  it.each<[string, (dashboardId: string, tileId: string, webhookId: string) => Promise<ApiResponse>, number]>([
    [
      `by ${CONCURRENT} queries of its last tile`,
      (dashboardId, tileId) =>
        service().api.post('/charts/query', { tile: { dashboardId, tileId }, startTime: START, endTime: START + HOUR }),
      503,
    ],
    [
      `by ${CONCURRENT} new alerts`,
      (dashboardId, tileId, webhookId) =>
        service().api.post('/alerts', alert({ dashboardId, tileId, webhookId }, { name: 'Alert' })),
      200,
    ],
    [`by ${CONCURRENT} readers`, (dashboardId) => service().api.get(`/dashboards/${dashboardId}`), 200],
    [
      `by ${CONCURRENT} previews`,
      (dashboardId, tileId, webhookId) =>
        service().api.post('/alerts/preview', {
          from: START,
          to: START + HOUR,
          alert: alert({ dashboardId, tileId, webhookId }),
        }),
      503,
    ],
  ])('does not block the event loop while it is read %s', async (_, request, processed) => {
    const { api } = service();
    const sourceId = await sourceIdOf(api);
    const created = await api.post('/dashboards', dashboardWith(490, { displayType: 'line', sourceId, select }));
    expectResponse(created, 200);
    const { id, tiles } = created.content;
    const webhookId = (await api.create('/webhooks', webhook())).id;
    await expectShortGaps(service(), async () => {
      const responses = await Promise.all(
        Array.from({ length: CONCURRENT }, () => request(id, tiles.at(-1).id, webhookId)),
      );
      for (const response of responses) expectResponse(response, [processed, 429, 503]);
      expect(responses.map(({ status }) => status)).toContain(processed);
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
