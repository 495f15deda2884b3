import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The tables of versioned resources. The type finds them by their columns, so a new table without an entry does not compile. */
type ResourceTable = {
  [Name in keyof Tables]: Tables[Name] extends { tenant_id: string; id: string; version: unknown } ? Name : never;
}[keyof Tables];

const RESOURCE_TABLES: Readonly<Record<ResourceTable, true>> = {
  connections: true,
  sources: true,
  webhooks: true,
  dashboards: true,
  saved_searches: true,
  alerts: true,
};

/** Returns the newest of the time-ordered ids of resources and API keys, or undefined if there are none. */
export async function findNewestId(db: Kysely<Tables>): Promise<string | undefined> {
  const tables = Object.keys(RESOURCE_TABLES) as ResourceTable[];
  const newest = await Promise.all([
    ...tables.map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst(),
    ),
    // API keys have random ids. Their `ordinal` is the time-ordered id.
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
