import { UnauthorizedError } from '../domain/errors.ts';
import { digest, equalDigests, PREFIXES } from '../domain/secrets.ts';
import { prepared } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';
import { databaseOfTenant } from '../telemetry/schema/tenant-database.ts';

/** The tenant of an ingestion key. */
export interface Ingestor {
  /** The database of the tenant. */
  readonly database: string;
  /** The fields of the caller in the log. */
  readonly log: Readonly<Record<string, string>>;
}

/** A key, by itself or after `Bearer`; the scheme's case does not matter. */
const KEY = /^(?:bearer +)?([A-Za-z0-9\-._~+/]+=*) *$/i;

const CREDENTIALS_HINT = 'send Authorization: <ingestion key>';

/** Reads `Authorization: <ingestion key>`, with or without `Bearer`, and finds its tenant's database. Throws Unauthorized. */
export function createIngestionAuthentication({ store }: { readonly store: Store }) {
  const byDigest = prepared(
    store,
    ['digest'],
    (parameters) =>
      store.db
        .selectFrom('ingestion_keys')
        .select(['tenant_id', 'digest', 'suffix'])
        .where('digest', '=', parameters.digest),
    (row) => row,
  );
  return async (header: string | undefined): Promise<Ingestor> => {
    if (header === undefined || header.trim() === '')
      throw new UnauthorizedError(`Credentials are missing: ${CREDENTIALS_HINT}`);
    const key = KEY.exec(header)?.[1];
    if (key === undefined) throw new UnauthorizedError(`The Authorization header is malformed: ${CREDENTIALS_HINT}`);
    if (key.startsWith(PREFIXES.personal)) {
      throw new UnauthorizedError(
        'The key was not found: this is a personal API access key, which only calls the API; use an ingestion key',
      );
    }
    const presented = digest(key);
    const row = await byDigest({ digest: presented });
    if (!row || !equalDigests(row.digest, presented)) throw new UnauthorizedError('The key was not found');
    const database = await databaseOfTenant(store, row.tenant_id);
    return { database, log: { tenant: row.tenant_id, keySuffix: row.suffix } };
  };
}
