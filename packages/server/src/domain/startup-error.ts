/**
 * Thrown when the service cannot start for a reason that the operator can fix. The command prints the message without a stack
 * and exits with code 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
