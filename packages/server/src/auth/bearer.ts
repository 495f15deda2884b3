import { UnauthorizedError } from '../domain/errors.ts';
import { digest, equalDigests, PREFIXES } from '../domain/secrets.ts';
import type { Tenant } from '../domain/tenant.ts';
import { prepareStatement } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';
import { type PresentedCredential, unreadableCredential } from './presented-credential.ts';

/** The roles of personal API access keys. An editor may call all operations, a reader only those that neither change nor send anything. */
export const PERSONAL_ROLES = ['editor', 'reader'] as const;

/** The role of a personal API access key. */
export type PersonalRole = (typeof PERSONAL_ROLES)[number];

/** The authenticated caller of a request to the open source deployment. */
export interface TeamCaller {
  readonly tenant: Tenant;
  /** The id of the personal API access key. */
  readonly keyId: string;
  /** The last four characters of the key, for logs and for the property `by` of the silence of an alert. */
  readonly keySuffix: string;
  readonly role: PersonalRole;
}

/** `Bearer` and a token68 of RFC 9110 §11.2. The scheme is case-insensitive. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** Creates the reader of `Authorization: Bearer <personal API access key>`. */
export function createBearerReader({ store }: { store: Store }) {
  const byDigest = prepareStatement(
    store,
    ['digest'],
    (parameters) =>
      store.db
        .selectFrom('personal_keys')
        .select(['id', 'team_id', 'digest', 'suffix', 'role', 'revoked_at'])
        .where('digest', '=', parameters.digest),
    ({ id, team_id, digest, suffix, role, revoked_at }) => {
      const caller: TeamCaller = { tenant: { id: team_id, teamId: team_id }, keyId: id, keySuffix: suffix, role };
      return { caller, digest, revoked: revoked_at !== null };
    },
  );
  const authenticate = async (key: string, presentedDigest: string): Promise<TeamCaller> => {
    if (key.startsWith(PREFIXES.ingestion)) {
      throw new UnauthorizedError(
        'API key not found. This is an ingestion key, which can only send telemetry. Use a personal API access key.',
      );
    }
    const storedKey = await byDigest({ digest: presentedDigest });
    if (!storedKey || !equalDigests(storedKey.digest, presentedDigest))
      throw new UnauthorizedError('API key not found.');
    if (storedKey.revoked) throw new UnauthorizedError('API key not active: it has been revoked.');
    return storedKey.caller;
  };
  return (header: string | undefined): PresentedCredential<TeamCaller> => {
    if (header === undefined || header.trim() === '') {
      return unreadableCredential(
        new UnauthorizedError('Missing credentials. Send `Authorization: Bearer <personal API access key>`.'),
      );
    }
    const key = BEARER.exec(header)?.[1];
    if (key === undefined) {
      return unreadableCredential(
        new UnauthorizedError('The Authorization header is malformed. Expected `Bearer <personal API access key>`.'),
      );
    }
    const id = digest(key);
    return { id, authenticate: () => authenticate(key, id) };
  };
}
