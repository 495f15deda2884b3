import type { Kysely } from 'kysely';

/** Adds the role of personal API access keys. Existing keys may call all operations, as before. */
export const personalKeyRoles = {
  number: 6,
  name: 'personal key roles',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .alterTable('personal_keys')
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('editor'))
      .execute();
  },
};
