import { type Kysely, sql } from 'kysely';

/** Writes the entries for all addresses into empty access lists, which allowed all addresses until now. */
export const explicitAccessLists = {
  number: 10,
  name: 'explicit access lists',
  async up(db: Kysely<unknown>): Promise<void> {
    const everyAddress = JSON.stringify([{ source: '0.0.0.0/0' }, { source: '::/0' }]);
    await sql`update api_keys set ip_access_list = ${everyAddress} where ip_access_list = '[]'`.execute(db);
  },
};
