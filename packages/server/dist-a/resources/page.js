/** Reads a part of what `select` selects, in its order, and counts the whole of it, both in one state of the store. */
export const readPage = (store, { limit, offset }, select) => store.snapshot(async (tx) => {
    const query = select(tx);
    const items = await query.limit(limit).offset(offset).execute();
    const { total } = await query
        .clearSelect()
        .clearOrderBy()
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
    return { items: items, total: Number(total) };
});
