/** Closes something that was opened, such as the store. Returns undefined if it was not opened. */
export type Closing = () => Promise<unknown> | undefined;

/**
 * Runs the functions of each list concurrently, and the lists one after the other. After an error it runs the remaining functions, then
 * throws the first error.
 */
export async function closeInOrder(...lists: readonly (readonly Closing[])[]): Promise<void> {
  const failures: unknown[] = [];
  for (const list of lists) {
    const closed = await Promise.allSettled(list.map(async (close) => close()));
    for (const result of closed) if (result.status === 'rejected') failures.push(result.reason);
  }
  if (failures.length > 0) throw failures[0];
}
