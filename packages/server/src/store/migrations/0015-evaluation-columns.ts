import type { Kysely } from 'kysely';

/** Renames the column `places` of alert evaluations to `alignment`, and the column `beat` of evaluators to `heartbeats`. */
export const evaluationColumns = {
  number: 15,
  name: 'columns of evaluations',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('alert_evaluations').renameColumn('places', 'alignment').execute();
    await schema.alterTable('evaluators').renameColumn('beat', 'heartbeats').execute();
  },
};
