import type { Kysely } from 'kysely';

/** Renames columns to standard terms. */
export const columnNames = {
  number: 14,
  name: 'column names',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    const keys = () => schema.alterTable('idempotency_keys');
    await keys().renameColumn('claim', 'request_id').execute();
    await keys().renameColumn('answer', 'response').execute();
    await schema.alterTable('alert_evaluations').renameColumn('places', 'alignment').execute();
    await schema.alterTable('evaluators').renameColumn('beat', 'heartbeats').execute();
  },
};
