import type { Kysely } from 'kysely';

/** Adds the column with the chart of an alert that watches neither a tile nor a saved search. */
export const alertCharts = {
  number: 13,
  name: 'charts of alerts',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('alerts').addColumn('chart_config', 'text').execute();
  },
};
