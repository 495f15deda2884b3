/** The part of a test's context that leaves the test out. */
interface Skippable {
  skip(reason: string): never;
}

/**
 * What a test needs and a machine may lack. In CI its absence fails the test; on a person's machine the test is left out,
 * and the reason is printed.
 */
export function foundOrSkipped<Thing>(
  context: Skippable,
  thing: Thing | undefined,
  reason: string,
  env: NodeJS.ProcessEnv = process.env,
): Thing {
  if (thing !== undefined) return thing;
  if (env['CI']) throw new Error(reason);
  console.warn(`Left out: ${reason}`);
  return context.skip(reason);
}
