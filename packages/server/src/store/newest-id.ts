import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The newest id that was given to what a list is ordered by; `undefined` in an empty store. */
export async function findNewestId(db: Kysely<Tables>): Promise<string | undefined> {
  const newest = await Promise.all([
    ...(['dashboards', 'alerts', 'webhooks', 'sources'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst(),
    ),
    db
      .selectFrom('api_keys')
      .select(({ fn }) => fn.max('ordinal').as('id'))
      .executeTakeFirst(),
  ]);
  return newest
    .flatMap((row) => row?.id ?? [])
    .sort()
    .at(-1);
}
