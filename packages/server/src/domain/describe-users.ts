/** Maximum number of ids in a message. */
const MAX_LISTED = 5;

/**
 * Returns the message of an error for a resource that others use, such as
 * `2 sources use this connection (a, b). Change or delete them first.`
 */
export function describeUsers(users: readonly { readonly id: string }[], userNoun: string, usedNoun: string): string {
  const ids = users.slice(0, MAX_LISTED).map(({ id }) => id);
  const hiddenCount = users.length > ids.length ? `, and ${users.length - ids.length} more` : '';
  return users.length === 1
    ? `1 ${userNoun} uses this ${usedNoun} (${ids[0]}). Change or delete it first.`
    : `${users.length} ${userNoun}s use this ${usedNoun} (${ids.join(', ')}${hiddenCount}). Change or delete them first.`;
}
