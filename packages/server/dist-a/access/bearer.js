import { Unauthorized } from '../resources/errors.js';
import { prepared } from '../store/prepared.js';
import { digest, digestsEqual, PREFIXES } from './secrets.js';
/** `Bearer` and a token68 of RFC 9110 §11.2; the scheme's case does not matter. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;
/** Reads `Authorization: Bearer <personal access key>`. Throws Unauthorized. */
export const createBearerAuthentication = ({ store }) => {
    const byDigest = prepared(store, ['digest'], (parameters) => store.db
        .selectFrom('personal_keys')
        .select(['id', 'team_id', 'digest', 'suffix', 'revoked_at'])
        .where('digest', '=', parameters.digest), ({ id, team_id, digest, suffix, revoked_at }) => {
        const caller = { tenant: { id: team_id, teamId: team_id }, keyId: id, keySuffix: suffix };
        return { caller, digest, revoked: revoked_at !== null };
    });
    return async (header) => {
        if (header === undefined || header.trim() === '') {
            throw new Unauthorized('Credentials are missing: send Authorization: Bearer <personal API access key>');
        }
        const key = BEARER.exec(header)?.[1];
        if (key === undefined) {
            throw new Unauthorized('The Authorization header is malformed: expected Bearer <personal API access key>');
        }
        if (key.startsWith(PREFIXES.ingestion)) {
            throw new Unauthorized('The key was not found: this is an ingestion key, which only sends telemetry; use a personal API access key');
        }
        const presented = digest(key);
        const found = await byDigest({ digest: presented });
        if (!found || !digestsEqual(found.digest, presented))
            throw new Unauthorized('The key was not found');
        if (found.revoked)
            throw new Unauthorized('The key is not active: it was revoked');
        return found.caller;
    };
};
