/** The tile of an alert cannot be queried as it is; the message says why, to whoever made it. */
export class InvalidTileError extends Error {
  override readonly name = 'InvalidTileError';
}
