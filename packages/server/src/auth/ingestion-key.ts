import { UnauthorizedError } from '../domain/errors.ts';
import { digest, equalDigests, PREFIXES } from '../domain/secrets.ts';
import { prepareStatement } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';
import { databaseOfTenant } from '../telemetry/schema/tenant-database.ts';

/** The authenticated sender of telemetry. */
export interface Ingestor {
  /** The database that stores the telemetry of the tenant. */
  readonly database: string;
  /** Log fields that identify the caller. */
  readonly log: Readonly<Record<string, string>>;
}

/** A key, optionally after the scheme `Bearer`. The scheme is case-insensitive. */
const KEY = /^(?:bearer +)?([A-Za-z0-9\-._~+/]+=*) *$/i;

/**
 * Returns a function that authenticates the header `Authorization: <ingestion key>`, with or without `Bearer`, and looks
 * up the tenant's database. It throws UnauthorizedError and UnavailableError.
 */
export function createIngestionAuthentication({ store }: { readonly store: Store }) {
  const byDigest = prepareStatement(
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
    if (header === undefined || header.trim() === '') {
      throw new UnauthorizedError('Missing credentials. Send `Authorization: <ingestion key>`.');
    }
    const key = KEY.exec(header)?.[1];
    if (key === undefined) {
      throw new UnauthorizedError(
        'The Authorization header is malformed. Expected `<ingestion key>` or `Bearer <ingestion key>`.',
      );
    }
    if (key.startsWith(PREFIXES.personal)) {
      throw new UnauthorizedError(
        'Ingestion key not found. This is a personal API access key, which cannot send telemetry. Use an ingestion key.',
      );
    }
    const presentedDigest = digest(key);
    const row = await byDigest({ digest: presentedDigest });
    if (!row || !equalDigests(row.digest, presentedDigest)) throw new UnauthorizedError('Ingestion key not found.');
    const database = await databaseOfTenant(store, row.tenant_id);
    return { database, log: { tenant: row.tenant_id, keySuffix: row.suffix } };
  };
}
