import type { Kysely } from 'kysely';

/** Renames the columns `claim` and `answer` of idempotency keys to `request_id` and `response`. */
export const idempotencyColumns = {
  number: 14,
  name: 'columns of idempotency keys',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    const alter = () => schema.alterTable('idempotency_keys');
    await alter().renameColumn('claim', 'request_id').execute();
    await alter().renameColumn('answer', 'response').execute();
  },
};
