import { describe, expectTypeOf, it } from 'vitest';
import {
  ApiError,
  type Call,
  type CallOptions,
  type ChartSeriesRow,
  createClient,
  type Dashboard,
  type DashboardInput,
  type GetDashboardError,
  type ListCall,
  NotFoundError,
  type OpenSourceError,
  type Page,
} from '../src/index.ts';

/** Never called: what it says is checked by the compiler. */
async function pinned(error: unknown): Promise<void> {
  const api = createClient();

  expectTypeOf(api.dashboards.get).parameters.toEqualTypeOf<[dashboardId: string, options?: CallOptions | undefined]>();
  expectTypeOf(api.dashboards.get('id')).toEqualTypeOf<Call<Dashboard, GetDashboardError>>();
  expectTypeOf(await api.dashboards.get('id')).toEqualTypeOf<Dashboard>();
  expectTypeOf(api.dashboards.get('id')).toExtend<Promise<Dashboard>>();
  expectTypeOf(await api.dashboards.delete('id')).toEqualTypeOf<void>();
  expectTypeOf(await api.charts.series({ startTime: 1, endTime: 2, series: [] })).toEqualTypeOf<ChartSeriesRow[]>();

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

  const modified = api.dashboards.modify('id', (draft) => {
    expectTypeOf(draft).toEqualTypeOf<Dashboard>();
    draft.name = 'Changed';
  });
  expectTypeOf(await modified).toEqualTypeOf<Dashboard>();
  const answered = await api.dashboards
    .modify('id', async ({ tiles }): Promise<DashboardInput> => ({ name: 'a', tiles }))
    .result();
  if (!answered.ok && answered.error.status === 412) expectTypeOf(answered.error.body).toEqualTypeOf<OpenSourceError>();

  const { data: raw } = await api.fetch.GET('/api/v2/dashboards/{dashboardId}', {
    params: { path: { dashboardId: 'a' } },
  });
  expectTypeOf(raw?.data.name).toEqualTypeOf<string | undefined>();

  createClient({
    apiKey: async () => 'rotated',
    fetch: globalThis.fetch,
    middleware: [(request, next) => next(request)],
  });

  // @ts-expect-error A body has to have what the spec requires.
  api.dashboards.create({ name: 'no tiles' });
  // @ts-expect-error An option of another operation is none of this one.
  api.dashboards.get('id', { ifMatch: '"v1"' });
  // @ts-expect-error A status that no server can answer.
  if (!result.ok && result.error.status === 999) return;
  // @ts-expect-error A misspelled option.
  createClient({ timeout: 5000 });
  // @ts-expect-error What is written has to be what the spec says.
  api.dashboards.modify('id', () => ({ name: 7 }));
}

describe('the types of a client', () => {
  it('are what this file says, or it does not compile', () => {
    expectTypeOf(pinned).returns.resolves.toEqualTypeOf<void>();
  });
});
