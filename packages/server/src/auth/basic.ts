import type { ApiKey } from '@observability-api/schemas';
import { UnauthorizedError } from '../domain/errors.ts';
import { digest, equalDigests, PREFIXES } from '../domain/secrets.ts';
import type { Clock } from '../domain/timestamp.ts';
import { prepareStatement } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';
import { type PresentedCredential, unreadableCredential } from './presented-credential.ts';

/** The authenticated caller of a request to the managed deployment. */
export interface OrganizationCaller {
  readonly organizationId: string;
  /** The id of the API key resource, as in paths. It differs from the key id that the client sends. */
  readonly keyId: string;
  /** The last four characters of the key id, for logs and for the property `by` of the silence of an alert. */
  readonly keySuffix: string;
  readonly roles: ApiKey['roles'];
  readonly ipAccessList: ApiKey['ipAccessList'];
}

const BASIC = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i;

/** Compared if the key id is unknown, so that an unknown key id takes as long as a wrong secret. */
const NO_DIGEST = digest('');

interface Credentials {
  readonly keyId: string;
  readonly keySecret: string;
}

/** Decodes the user name and password of RFC 7617. The first colon separates them. */
function decode(encoded: string): Credentials | undefined {
  const bytes = Buffer.from(encoded, 'base64');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
  const colon = text.indexOf(':');
  return colon < 1 || colon === text.length - 1
    ? undefined
    : { keyId: text.slice(0, colon), keySecret: text.slice(colon + 1) };
}

/** Returns the credentials of the header, or the error of a header that is missing or malformed. */
function readHeader(header: string | undefined): Credentials | UnauthorizedError {
  if (header === undefined || header.trim() === '') {
    return new UnauthorizedError('Missing credentials. Send `Authorization: Basic base64(keyId:keySecret)`.');
  }
  const encoded = BASIC.exec(header)?.[1];
  const credentials = encoded === undefined ? undefined : decode(encoded);
  return (
    credentials ??
    new UnauthorizedError('The Authorization header is malformed. Expected `Basic base64(keyId:keySecret)`.')
  );
}

/** Prepares the query that finds an API key by the digest of its key id. */
function prepareFindKey(store: Store) {
  return prepareStatement(
    store,
    ['digest'],
    (parameters) =>
      store.db
        .selectFrom('api_keys')
        .select([
          'id',
          'organization_id',
          'state',
          'roles',
          'key_suffix',
          'secret_digest',
          'ip_access_list',
          'expire_at',
        ])
        .where('key_id_digest', '=', parameters.digest),
    ({ id, organization_id, state, roles, key_suffix, secret_digest, ip_access_list, expire_at }) => {
      const caller: OrganizationCaller = {
        organizationId: organization_id,
        keyId: id,
        keySuffix: key_suffix,
        roles: JSON.parse(roles) as ApiKey['roles'],
        ipAccessList: JSON.parse(ip_access_list) as ApiKey['ipAccessList'],
      };
      const expiresAt = expire_at === null ? Number.POSITIVE_INFINITY : Date.parse(expire_at);
      return { caller, secretDigest: secret_digest, enabled: state === 'enabled', expiresAt };
    },
  );
}

/** Creates the reader of `Authorization: Basic base64(keyId:keySecret)`. */
export function createBasicReader({ store, clock }: { store: Store; clock: Clock }) {
  const findKey = prepareFindKey(store);
  const authenticate = async (
    { keyId, keySecret }: Credentials,
    { idDigest, presentedSecretDigest }: { readonly idDigest: string; readonly presentedSecretDigest: string },
  ): Promise<OrganizationCaller> => {
    if (keyId.startsWith(PREFIXES.ingestion) || keySecret.startsWith(PREFIXES.ingestion)) {
      throw new UnauthorizedError(
        'API key not found. This is an ingestion key, which can only send telemetry. Use an API key.',
      );
    }
    const storedKey = await findKey({ digest: idDigest });
    const secretMatches = equalDigests(storedKey?.secretDigest ?? NO_DIGEST, presentedSecretDigest);
    if (!storedKey || !secretMatches) throw new UnauthorizedError('API key not found.');
    if (!storedKey.enabled) throw new UnauthorizedError('API key not active: it is disabled.');
    if (storedKey.expiresAt <= clock()) throw new UnauthorizedError('API key not active: it has expired.');
    return storedKey.caller;
  };
  return (header: string | undefined): PresentedCredential<OrganizationCaller> => {
    const credentials = readHeader(header);
    if (credentials instanceof UnauthorizedError) return unreadableCredential(credentials);
    const digests = { idDigest: digest(credentials.keyId), presentedSecretDigest: digest(credentials.keySecret) };
    return {
      id: `${digests.idDigest}:${digests.presentedSecretDigest}`,
      authenticate: () => authenticate(credentials, digests),
    };
  };
}
