/** The part of a test's context that skips the test. */
interface Skippable {
  skip(reason: string): never;
}

/**
 * Returns a dependency that a machine may lack. If it is missing, skips the test and prints the reason, or throws an Error with the reason
 * if `CI` is set.
 */
export function requireOrSkip<Thing>(
  context: Skippable,
  thing: Thing | undefined,
  reason: string,
  env: NodeJS.ProcessEnv = process.env,
): Thing {
  if (thing !== undefined) return thing;
  if (env['CI']) throw new Error(reason);
  console.warn(`Skipped: ${reason}`);
  return context.skip(reason);
}
