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
export declare const readPage: <Table extends keyof Tables, Row>(store: Store, { limit, offset }: PageRequest, select: (db: Queries) => SelectQueryBuilder<Tables, Table, Row>) => Promise<Page<Row>>;
