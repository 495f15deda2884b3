/** Thrown when a request has a target that is not allowed. Nothing was sent. */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused';
}
