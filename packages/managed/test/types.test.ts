import type { QueryClient } from '@tanstack/query-core';
import { describe, expectTypeOf, it } from 'vitest';
import {
  type Call,
  createClient,
  type Dashboard,
  type GetPipeSettingsError,
  type ManagedError,
  type PipeSettings,
} from '../src/index.ts';
import { createQueries, type QueryPage } from '../src/query.ts';

/** Contains calls that only the compiler checks. Never called. */
async function checkQueries(cache: QueryClient): Promise<void> {
  const queries = createQueries(createClient());
  expectTypeOf(cache.getQueryData(queries.dashboards.get('id').queryKey)).toEqualTypeOf<Dashboard | undefined>();
  const { pages } = await cache.fetchInfiniteQuery(queries.dashboards.list());
  expectTypeOf(pages).toEqualTypeOf<QueryPage<Dashboard>[]>();
}

/** Contains calls that only the compiler checks. Never called. */
async function checkCalls(): Promise<void> {
  const api = createClient({ keyId: async () => 'id', keySecret: () => 'secret' });
  expectTypeOf(api.pipeSettings.get('id', { serviceId: 'svc' })).toEqualTypeOf<
    Call<PipeSettings, GetPipeSettingsError>
  >();
  const result = await api.keys.get('id', { organizationId: 'org' }).result();
  if (!result.ok && result.error.status === 403) expectTypeOf(result.error.body).toEqualTypeOf<ManagedError>();
  await api.pipeSettings.modify('id', (draft) => {
    draft.db_max_threads = 4;
    // A draft accepts null, which restores the default. A read setting is never null.
    draft.db_max_insert_threads = null;
    expectTypeOf(draft.db_max_insert_threads).toEqualTypeOf<number>();
  });
  const roles = ['developer'] as const;
  await api.keys.create({ roles, ipAccessList: Object.freeze([{ source: '10.0.0.0/8' }]) });
  // @ts-expect-error Keys are changed with PATCH and have no modify.
  api.keys.modify;
}

describe('the types of a client', () => {
  it('match the expectations in this file', () => {
    expectTypeOf(checkCalls).returns.resolves.toEqualTypeOf<void>();
    expectTypeOf(checkQueries).returns.resolves.toEqualTypeOf<void>();
  });
});
