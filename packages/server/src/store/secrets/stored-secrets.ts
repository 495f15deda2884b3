import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Thrown if the service has no key to encrypt or decrypt a string. */
export class SecretsKeyMissingError extends Error {
  override readonly name = 'SecretsKeyMissingError';

  constructor() {
    super('The encryption key of the password is missing.');
  }
}

/** Encrypts the passwords of database connections for the store. */
export interface SecretCipher {
  /**
   * Encrypts a string. `owner` identifies the row that stores the string. Decryption with another owner fails. Creates the first key if
   * there is none. Throws SecretsKeyMissingError if the operator has to create it.
   */
  encrypt(text: string, owner: string): string;
  /** Decrypts a string. Throws SecretsKeyMissingError if its key is missing, and an Error if the string was changed. */
  decrypt(encrypted: string, owner: string): string;
  /** Returns true if the service has the key of an encrypted text. */
  canDecrypt(encrypted: string): boolean;
  /** Returns true if a string is encrypted with the key that is used for new strings. */
  isCurrent(encrypted: string): boolean;
}

/** Returns the owner of the encrypted password of a connection. */
export function connectionOwner(tenantId: string, connectionId: string): string {
  return `connections/${tenantId}/${connectionId}`;
}

/** Returns the id of a key: the start of its SHA-256. */
export function keyIdOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

interface Envelope {
  readonly keyId: string;
  readonly bytes: Buffer;
}

/** Splits `v1.<key id>.<nonce, tag and ciphertext>`. */
function parseEnvelope(encrypted: string): Envelope {
  const [version, keyId = '', bytes = ''] = encrypted.split('.');
  if (version !== 'v1') throw new Error('Expected an encrypted text of version v1.');
  return { keyId, bytes: Buffer.from(bytes, 'base64url') };
}

/** The keys of a {@link SecretCipher}, which can change while the service runs. */
export interface SecretsKeys {
  /** Returns the known keys. The first one encrypts, and all decrypt. */
  current(): readonly Buffer[];
  /** Reads the keys again. */
  reload(): readonly Buffer[];
  /** Creates the first key. Throws SecretsKeyMissingError if the operator has to create it. */
  create(): Buffer;
}

/** Creates a {@link SecretCipher} with AES-256-GCM. */
export function createSecretCipher(keys: SecretsKeys): SecretCipher {
  const findIn = (candidates: readonly Buffer[], id: string) => candidates.find((key) => keyIdOf(key) === id);
  const find = (id: string) => findIn(keys.current(), id) ?? findIn(keys.reload(), id);
  return {
    encrypt(text, owner) {
      const key = keys.current()[0] ?? keys.create();
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
      return `v1.${keyIdOf(key)}.${bytes.toString('base64url')}`;
    },
    decrypt(encrypted, owner) {
      const { keyId, bytes } = parseEnvelope(encrypted);
      const key = find(keyId);
      if (!key) throw new SecretsKeyMissingError();
      // Without `authTagLength`, a shortened tag would be accepted.
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
    canDecrypt: (encrypted) => find(parseEnvelope(encrypted).keyId) !== undefined,
    isCurrent: (encrypted) => {
      const [first] = keys.current();
      return first !== undefined && keyIdOf(first) === parseEnvelope(encrypted).keyId;
    },
  };
}
