/** Thrown for an invalid filter, SQL expression or SQL statement. API clients see the message. */
export class FilterSyntaxError extends Error {
  override readonly name = 'FilterSyntaxError';
  /** The position of the error in characters, starting at 1. Undefined if it is not known, or if the error concerns the whole text. */
  readonly position: number | undefined;

  constructor(message: string, position?: number) {
    super(position === undefined ? message : `${message} (at position ${position})`);
    this.position = position;
  }
}

/** Converts an offset in UTF-16 code units to a position in characters, starting at 1. */
export function positionOf(text: string, offset: number): number {
  return [...text.slice(0, offset)].length + 1;
}
