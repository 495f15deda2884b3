/** Thrown when a request has a target that is not allowed. Nothing was sent. */
export class TargetBlockedError extends Error {
  override readonly name = 'TargetBlockedError';
}
