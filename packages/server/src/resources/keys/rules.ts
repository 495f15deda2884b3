import type { ApiKeyHashData, ApiKeyPatch } from '@observability-api/schemas';
import { isAddressAllowed, parseAddressRange } from '../../domain/address-range.ts';
import type { InputIssue } from '../../domain/errors.ts';
import { outOfRangeIssue, toEpochMs } from '../../domain/timestamp.ts';
import { issue } from '../../domain/validation-issue.ts';

/** How many keys an organization may have. */
export const MAX_KEYS = 100;

type Written = Pick<ApiKeyPatch, 'expireAt' | 'ipAccessList'> & { readonly hashData?: ApiKeyHashData | undefined };

/** What a schema cannot say about a key; `now` in epoch milliseconds. */
export function keyIssues(input: Written, now: number): InputIssue[] {
  return [...expiry(input, now), ...addresses(input), ...digests(input)];
}

/**
 * Returns why a key cannot apply a change to itself; undefined if it can. A key that locks itself out may be the last one
 * that could undo the change.
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

function expiry({ expireAt }: Written, now: number): InputIssue[] {
  if (!expireAt) return [];
  const time = toEpochMs(expireAt);
  if (time === undefined) return [outOfRangeIssue(['expireAt'])];
  return time <= now ? [issue(['expireAt'], 'minimum', 'expected a time in the future')] : [];
}

function addresses({ ipAccessList }: Written): InputIssue[] {
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

/** The pattern lets the last character carry bits that no digest has; two spellings of one digest would both be free. */
function digests({ hashData }: Written): InputIssue[] {
  if (!hashData) return [];
  const { keyIdHash, keySecretHash } = hashData;
  return Object.entries({ keyIdHash, keySecretHash }).flatMap(([name, value]) => {
    const bytes = Buffer.from(value, 'base64');
    return bytes.length === 32 && bytes.toString('base64') === value
      ? []
      : [issue(['hashData', name], 'format', 'expected the base64 of a SHA-256 digest, 44 characters')];
  });
}
