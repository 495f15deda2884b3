/** Closes something, or nothing where it was never opened. */
export type Closing = () => Promise<unknown> | undefined;

/**
 * Closes what stands in one list together, and the lists one after the other. What fails keeps nothing else open: the
 * first failure is thrown when all the rest is closed.
 */
export async function closeInOrder(...lists: readonly (readonly Closing[])[]): Promise<void> {
  const failures: unknown[] = [];
  for (const list of lists) {
    const closed = await Promise.allSettled(list.map(async (close) => close()));
    for (const result of closed) if (result.status === 'rejected') failures.push(result.reason);
  }
  if (failures.length > 0) throw failures[0];
}
