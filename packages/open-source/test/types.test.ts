import { describe, expectTypeOf, it } from 'vitest';
import { createFetchClient } from '../src/fetch.ts';
import {
  type AbortError,
  ApiError,
  type Call,
  type CallOptions,
  type ChartSeriesRow,
  type ConnectionError,
  createClient,
  type Dashboard,
  type DashboardDraft,
  type DashboardInput,
  type GetDashboardError,
  type ListCall,
  type ModifyFunction,
  NotFoundError,
  type OpenSourceError,
  type Page,
  RateLimitError,
  type RouteNotFoundError,
  type TileDraft,
  type TileInput,
  type TimeoutError,
  type WithValues,
} from '../src/index.ts';

type AnyTransportError = AbortError | ConnectionError | RouteNotFoundError | TimeoutError;

/** Contains calls that only the compiler checks. Never called. */
async function checkCalls(error: unknown): Promise<void> {
  const api = createClient();

  expectTypeOf(api.dashboards.get).parameters.toEqualTypeOf<[dashboardId: string, options?: CallOptions | undefined]>();
  expectTypeOf(api.dashboards.get('id')).toEqualTypeOf<Call<Dashboard, GetDashboardError>>();
  expectTypeOf(await api.dashboards.get('id')).toEqualTypeOf<Dashboard>();
  expectTypeOf(api.dashboards.get('id')).toExtend<Promise<Dashboard>>();
  expectTypeOf(await api.dashboards.delete('id')).toEqualTypeOf<void>();
  expectTypeOf(await api.charts.series({ startTime: 1, endTime: 2, series: [] })).toEqualTypeOf<
    WithValues<ChartSeriesRow>[]
  >();

  const list = api.dashboards.list({ limit: 5 });
  expectTypeOf(list).toExtend<ListCall<Dashboard, unknown>>();
  expectTypeOf(await list).toEqualTypeOf<Page<Dashboard>>();
  expectTypeOf(await list.all({ max: 3 })).toEqualTypeOf<Dashboard[]>();
  for await (const dashboard of list) expectTypeOf(dashboard).toEqualTypeOf<Dashboard>();
  for await (const page of list.pages()) expectTypeOf(page.items).toEqualTypeOf<Dashboard[]>();

  const { data, response, requestId, attempts, etag } = await api.dashboards.get('id').withResponse();
  expectTypeOf(data).toEqualTypeOf<Dashboard>();
  expectTypeOf(response).toEqualTypeOf<Response>();
  expectTypeOf(requestId).toEqualTypeOf<string | undefined>();
  expectTypeOf(attempts).toEqualTypeOf<number>();
  expectTypeOf(etag).toEqualTypeOf<string | undefined>();

  const result = await api.dashboards.get('id').result();
  if (result.ok) expectTypeOf(result.data).toEqualTypeOf<Dashboard>();
  else if (result.error.status === 404) expectTypeOf(result.error.body).toEqualTypeOf<OpenSourceError>();
  else if (result.error.status === 503) expectTypeOf(result.error.body).toEqualTypeOf<OpenSourceError | string>();
  else if (result.error.status === 451) expectTypeOf(result.error.body).toEqualTypeOf<unknown>();

  if (error instanceof NotFoundError) expectTypeOf(error.status).toEqualTypeOf<404>();
  else if (error instanceof ApiError) expectTypeOf(error.status).toEqualTypeOf<number>();

  await api.dashboards.get('id').catch((failure) => {
    if (failure.status === 404) expectTypeOf(failure.body).toEqualTypeOf<OpenSourceError>();
    else if (failure.status === undefined) expectTypeOf(failure).toEqualTypeOf<AnyTransportError>();
    else if (failure instanceof RateLimitError) expectTypeOf(failure.retryAfterMs).toEqualTypeOf<number | undefined>();
  });
  await api.dashboards.get('id').catch((failure: unknown) => String(failure));

  const modified = api.dashboards.modify('id', (draft) => {
    expectTypeOf(draft).toEqualTypeOf<DashboardDraft>();
    draft.name = 'Changed';
  });
  expectTypeOf(await modified).toEqualTypeOf<Dashboard>();
  const returned = await api.dashboards
    .modify('id', async ({ tiles }): Promise<DashboardInput> => ({ name: 'a', tiles }))
    .result();
  if (!returned.ok && returned.error.status === 412) expectTypeOf(returned.error.body).toEqualTypeOf<OpenSourceError>();

  const { data: raw } = await createFetchClient().GET('/api/v2/dashboards/{dashboardId}', {
    params: { path: { dashboardId: 'a' } },
  });
  expectTypeOf(raw?.data.name).toEqualTypeOf<string | undefined>();

  createClient({
    apiKey: async () => 'rotated',
    fetch: globalThis.fetch,
    middleware: [(request, next) => next(request)],
  });
  const fetch = (): Response | Promise<Response> => Response.json({});
  createClient({ fetch });

  // @ts-expect-error A required property is missing.
  api.dashboards.create({ name: 'no tiles' });
  // @ts-expect-error An option of another operation.
  api.dashboards.get('id', { ifMatch: '"v1"' });
  // @ts-expect-error A status that does not exist.
  if (!result.ok && result.error.status === 999) return;
  // @ts-expect-error A misspelled option.
  createClient({ timeout: 5000 });
  // @ts-expect-error A value of another type.
  api.dashboards.modify('id', () => ({ name: 7, tiles: [] }));
}

/** Contains calls that only the compiler checks. Never called. */
async function checkDrafts(rename: (dashboard: Dashboard) => void): Promise<void> {
  const { dashboards, alerts, webhooks } = createClient();
  await dashboards.modify('id', (draft) => {
    draft.tiles.push({ name: 'New', x: 0, y: 0, w: 6, h: 3, series: [{ type: 'markdown' }] });
    draft.tiles[0]?.series?.push({ type: 'time', aggFn: 'count' });
    for (const series of draft.tiles.flatMap((tile) => tile.series ?? [])) {
      if (series.type === 'time') series.groupBy?.push('ServiceName');
      if (series.type === 'search') series.fields = undefined;
    }
    draft.tags.push('checkout');
    draft.tags = undefined;
    expectTypeOf(draft.tags).toEqualTypeOf<string[]>();
    expectTypeOf(draft.tiles.find(({ id }) => id === 'id')).toEqualTypeOf<TileDraft | undefined>();
  });
  await alerts.modify('id', (draft) => {
    expectTypeOf(draft.name).toEqualTypeOf<string | null>();
    draft.thresholdType = 'above';
    draft.thresholdMax = undefined;
    draft.name = undefined;
    delete draft.thresholdMax;
    // @ts-expect-error The service assigns ids.
    draft.id = 'another';
    // @ts-expect-error An interval that the spec does not have.
    draft.interval = '2h';
  });
  await alerts.modify('id', ({ channels, ...rest }) => ({ ...rest, channel: { type: 'webhook', webhookId: 'id' } }));
  await alerts.modify('id', (draft) => ({ ...draft, thresholdMax: undefined }));
  await webhooks.modify('id', (draft) => {
    draft.secret = 'whsec-9f1c7d52b8e04a63';
    draft.description = undefined;
  });
  await webhooks.modify('id', (draft) => ({ ...draft, secret: null }));
  await dashboards.modify('id', async (draft) => draft);
  await dashboards.modify('id', rename);
  const change: ModifyFunction<Dashboard, DashboardInput> = ({ name, tiles }) => ({ name, tiles });
  await dashboards.modify('id', change);
}

/** Contains calls that only the compiler checks. Never called. */
async function checkReadOnlyInputs(tags: readonly string[], tiles: readonly TileInput[]): Promise<void> {
  const { dashboards, alerts, charts } = createClient();
  const series = [{ type: 'time', aggFn: 'count', groupBy: ['ServiceName'] }] as const;
  const body = { name: 'a', tags: ['b'], tiles: [{ name: 'c', x: 0, y: 0, w: 1, h: 1, series }] } as const;
  await dashboards.create(body);
  await dashboards.create({ name: 'a', tags, tiles });
  await dashboards.create(Object.freeze({ name: 'a', tiles: Object.freeze([]), tags: Object.freeze(['b']) }));
  const channels = [{ type: 'webhook', webhookId: 'id' }] as const;
  await alerts.create({ source: 'tile', interval: '1h', threshold: 1, thresholdType: 'above', channels });
  const queried = [{ sourceId: 'id', aggFn: 'count', where: '', groupBy: ['ServiceName'] }] as const;
  await charts.series({ startTime: 1, endTime: 2, series: queried });
  // A response can be written back with changes.
  const read = await dashboards.get('id');
  await dashboards.update('id', { ...read, tiles: read.tiles.map((tile) => ({ ...tile, w: 3 })) });
  // @ts-expect-error A value that the spec does not have.
  await dashboards.create({ ...body, tiles: [{ ...body.tiles[0], series: [{ type: 'pie' }] as const }] });
}

/** Contains reads of rows that only the compiler checks. Never called. */
function checkRows(rows: readonly ChartSeriesRow[], count: number): (number | null | undefined)[][] {
  for (const row of rows) {
    expectTypeOf(row['series_0.data']).toEqualTypeOf<number | null | undefined>();
    // @ts-expect-error A property that rows do not have.
    row['series_0'];
  }
  const indexes = Array.from({ length: count }, (_, index) => index);
  return rows.map((row) => indexes.map((index) => row[`series_${index}.data`]));
}

describe('the types of a client', () => {
  it('match the expectations in this file', () => {
    expectTypeOf(checkCalls).returns.resolves.toEqualTypeOf<void>();
    expectTypeOf(checkDrafts).returns.resolves.toEqualTypeOf<void>();
    expectTypeOf(checkReadOnlyInputs).returns.resolves.toEqualTypeOf<void>();
    expectTypeOf(checkRows).returns.toEqualTypeOf<(number | null | undefined)[][]>();
  });
});
