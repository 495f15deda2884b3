import { isAddressAllowed, parseAddressRange } from '../access/address-list.js';
import { epochMilliseconds, outOfRange } from './instant.js';
import { issue } from './issue.js';
/** How many keys an organization may have. */
export const MAX_KEYS = 100;
/** What a schema cannot say about a key; `now` in epoch milliseconds. */
export const keyIssues = (input, now) => [
    ...expiry(input, now),
    ...addresses(input),
    ...digests(input),
];
/**
 * Why a change may not be signed by the key itself, since nobody might be left to take it back; undefined when it may.
 * An end in the past is no valid change of any key.
 */
export const selfLockout = ({ state, roles, ipAccessList }, address) => {
    if (state === 'disabled')
        return 'The key that signs this request cannot be disabled by it: use another key';
    if (roles && !roles.includes('admin')) {
        return 'The key that signs this request cannot lose the role admin by it: use another key';
    }
    return ipAccessList && !isAddressAllowed(ipAccessList, address)
        ? `The key that signs this request cannot shut out the address ${address}, which it comes from: use another key`
        : undefined;
};
const expiry = ({ expireAt }, now) => {
    if (!expireAt)
        return [];
    const time = epochMilliseconds(expireAt);
    if (time === undefined)
        return [outOfRange(['expireAt'])];
    return time <= now ? [issue(['expireAt'], 'minimum', 'expected a time in the future')] : [];
};
const addresses = ({ ipAccessList }) => (ipAccessList ?? []).flatMap(({ source }, index) => parseAddressRange(source)
    ? []
    : [
        issue(['ipAccessList', index, 'source'], 'format', `expected an IPv4 or IPv6 address or CIDR range, received ${JSON.stringify(source)}`),
    ]);
/** The pattern lets the last character carry bits that no digest has; two spellings of one digest would both be free. */
const digests = ({ hashData }) => {
    if (!hashData)
        return [];
    const { keyIdHash, keySecretHash } = hashData;
    return Object.entries({ keyIdHash, keySecretHash }).flatMap(([name, value]) => {
        const bytes = Buffer.from(value, 'base64');
        return bytes.length === 32 && bytes.toString('base64') === value
            ? []
            : [issue(['hashData', name], 'format', 'expected the base64 of a SHA-256 digest, 44 characters')];
    });
};
