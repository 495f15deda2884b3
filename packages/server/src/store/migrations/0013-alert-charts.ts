import type { Kysely } from 'kysely';

/** Adds the charts of alerts that watch neither a tile nor a saved search. */
export const alertCharts = {
  number: 13,
  name: 'charts of alerts',
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('alerts').addColumn('chart_config', 'text').execute();
  },
};
