/** The newest id that was given to what a list is ordered by; `undefined` in an empty store. */
export const newestId = async (db) => {
    const newest = await Promise.all([
        ...['dashboards', 'alerts', 'webhooks', 'sources'].map((table) => db
            .selectFrom(table)
            .select(({ fn }) => fn.max('id').as('id'))
            .executeTakeFirst()),
        db
            .selectFrom('api_keys')
            .select(({ fn }) => fn.max('ordinal').as('id'))
            .executeTakeFirst(),
    ]);
    return newest
        .flatMap((row) => row?.id ?? [])
        .sort()
        .at(-1);
};
