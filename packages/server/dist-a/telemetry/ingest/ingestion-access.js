import { digest, digestsEqual, PREFIXES } from '../../access/secrets.js';
import { Unauthorized } from '../../resources/errors.js';
import { prepared } from '../../store/prepared.js';
import { databaseOfTenant } from '../tenant-database.js';
/** A key, by itself or after `Bearer`; the scheme's case does not matter. */
const KEY = /^(?:bearer +)?([A-Za-z0-9\-._~+/]+=*) *$/i;
const HOW = 'send Authorization: <ingestion key>';
/** Reads `Authorization: <ingestion key>`, with or without `Bearer`, and finds its tenant's database. Throws Unauthorized. */
export function createIngestionAuthentication({ store }) {
    const byDigest = prepared(store, ['digest'], (parameters) => store.db
        .selectFrom('ingestion_keys')
        .select(['tenant_id', 'digest', 'suffix'])
        .where('digest', '=', parameters.digest), (row) => row);
    return async (header) => {
        if (header === undefined || header.trim() === '')
            throw new Unauthorized(`Credentials are missing: ${HOW}`);
        const key = KEY.exec(header)?.[1];
        if (key === undefined)
            throw new Unauthorized(`The Authorization header is malformed: ${HOW}`);
        if (key.startsWith(PREFIXES.personal)) {
            throw new Unauthorized('The key was not found: this is a personal API access key, which only calls the API; use an ingestion key');
        }
        const presented = digest(key);
        const row = await byDigest({ digest: presented });
        if (!row || !digestsEqual(row.digest, presented))
            throw new Unauthorized('The key was not found');
        const database = await databaseOfTenant(store, row.tenant_id);
        return { database, log: { tenant: row.tenant_id, keySuffix: row.suffix } };
    };
}
