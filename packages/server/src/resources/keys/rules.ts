import type { ApiKeyHashData, ApiKeyPatch } from '@observability-api/schemas';
import { isAddressAllowed, parseAddressRange } from '../../domain/address-range.ts';
import type { InputIssue } from '../../domain/errors.ts';
import { outOfRangeIssue, toEpochMs, toIsoTime } from '../../domain/timestamp.ts';
import { issue } from '../../domain/validation-issue.ts';

/** Maximum number of keys of an organization. */
export const MAX_KEYS = 100;

/** The properties of a request to create or update a key that these rules check. */
type KeyWriteInput = Pick<ApiKeyPatch, 'expireAt' | 'ipAccessList'> & {
  readonly hashData?: ApiKeyHashData | undefined;
};

/** Returns the issues of a key that its schema cannot express. `storedExpiry` is the expiry of the key that is updated. */
export function keyIssues(input: KeyWriteInput, nowMs: number, storedExpiry: string | null = null): InputIssue[] {
  return [...expiryIssues(input, nowMs, storedExpiry), ...addressIssues(input), ...digestIssues(input)];
}

/**
 * Returns the error message if a key must not apply a change to itself, or undefined. A key that locks itself out may be
 * the last one that could undo the change.
 */
export function selfLockout({ state, roles, ipAccessList }: ApiKeyPatch, address: string): string | undefined {
  if (state === 'disabled') return 'An API key cannot disable itself. Use another key.';
  if (roles && !roles.includes('admin')) {
    return 'An API key cannot remove its own admin role. Use another key.';
  }
  return ipAccessList && !isAddressAllowed(ipAccessList, address)
    ? `An API key cannot exclude the caller's address ${address}. Use another key.`
    : undefined;
}

function expiryIssues({ expireAt }: KeyWriteInput, nowMs: number, storedExpiry: string | null): InputIssue[] {
  if (!expireAt) return [];
  const time = toEpochMs(expireAt);
  if (time === undefined) return [outOfRangeIssue(['expireAt'])];
  // A client can send back an expired key that it read.
  const isUnchanged = toIsoTime(time) === storedExpiry;
  return time <= nowMs && !isUnchanged ? [issue(['expireAt'], 'minimum', 'expected a time in the future')] : [];
}

function addressIssues({ ipAccessList }: KeyWriteInput): InputIssue[] {
  return (ipAccessList ?? []).flatMap(({ source }, index) =>
    parseAddressRange(source)
      ? []
      : [
          issue(
            ['ipAccessList', index, 'source'],
            'format',
            `expected an IPv4 or IPv6 address or CIDR range, received ${JSON.stringify(source)}`,
          ),
        ],
  );
}

/**
 * Requires the canonical base64 of a digest. The pattern of the schema also accepts other last characters, which would let
 * a client store one digest twice.
 */
function digestIssues({ hashData }: KeyWriteInput): InputIssue[] {
  if (!hashData) return [];
  const { keyIdHash, keySecretHash } = hashData;
  return Object.entries({ keyIdHash, keySecretHash }).flatMap(([name, value]) => {
    const bytes = Buffer.from(value, 'base64');
    return bytes.length === 32 && bytes.toString('base64') === value
      ? []
      : [issue(['hashData', name], 'format', 'expected the base64 of a SHA-256 digest, 44 characters')];
  });
}
