import type { Store } from '../../store/store.ts';
import type { Ingestor } from './http/routes.ts';
/** Reads `Authorization: <ingestion key>`, with or without `Bearer`, and finds its tenant's database. Throws Unauthorized. */
export declare function createIngestionAuthentication({ store }: {
    readonly store: Store;
}): (header: string | undefined) => Promise<Ingestor>;
