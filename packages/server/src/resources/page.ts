import type { SelectQueryBuilder } from 'kysely';
import type { Queries, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** Which part of a list is asked for, in creation order. */
export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
}

/** A part of a list; `total` counts the whole list. */
export interface Page<Resource> {
  readonly items: Resource[];
  readonly total: number;
}

/** Reads a part of what `select` selects, in its order, and counts the whole of it, both in one state of the store. */
export const readPage = <Table extends keyof Tables, Row>(
  store: Store,
  { limit, offset }: PageRequest,
  select: (db: Queries) => SelectQueryBuilder<Tables, Table, Row>,
): Promise<Page<Row>> =>
  store.snapshot(async (tx) => {
    const query = select(tx);
    const items = await query.limit(limit).offset(offset).execute();
    const { total } = await query
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { items: items as Row[], total: Number(total) };
  });
