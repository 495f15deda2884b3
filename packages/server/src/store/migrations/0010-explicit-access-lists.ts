import { type Kysely, sql } from 'kysely';

/** Writes entries for all addresses into empty access lists. Before this migration, an empty list allowed all addresses. */
export const explicitAccessLists = {
  number: 10,
  name: 'explicit access lists',
  async up(db: Kysely<unknown>): Promise<void> {
    const everyAddress = JSON.stringify([{ source: '0.0.0.0/0' }, { source: '::/0' }]);
    await sql`update api_keys set ip_access_list = ${everyAddress} where ip_access_list = '[]'`.execute(db);
  },
};
