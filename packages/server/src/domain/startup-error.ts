/**
 * The service cannot start, for a reason that the person who started it can do something about.
 * The message is one sentence; it is printed without a stack and the process ends with code 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
