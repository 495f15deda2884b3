/** Thrown for a tile that cannot be computed. The message is shown to its readers. */
export class InvalidTileError extends Error {
  override readonly name: string = 'InvalidTileError';
}

/** Thrown for a tile whose source does not exist. */
export class MissingSourceError extends InvalidTileError {
  override readonly name = 'MissingSourceError';
}
