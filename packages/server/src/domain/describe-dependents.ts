/** Maximum number of ids in a message. */
const MAX_LISTED = 5;

/**
 * Returns the message of an error for a resource that others use, such as
 * `2 sources (a, b) use this connection. Change or delete them first.`
 */
export function describeDependents(
  dependents: readonly { readonly id: string }[],
  dependentNouns: readonly [singular: string, plural: string],
  noun: string,
): string {
  const [singular, plural] = dependentNouns;
  const ids = dependents.slice(0, MAX_LISTED).map(({ id }) => id);
  const omitted = dependents.length > ids.length ? `, and ${dependents.length - ids.length} more` : '';
  return dependents.length === 1
    ? `1 ${singular} (${ids[0]}) uses this ${noun}. Change or delete it first.`
    : `${dependents.length} ${plural} (${ids.join(', ')}${omitted}) use this ${noun}. Change or delete them first.`;
}
