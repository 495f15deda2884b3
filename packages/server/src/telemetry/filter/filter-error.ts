/** A filter cannot be used; the message is for the person who wrote it. */
export class FilterSyntaxError extends Error {
  override readonly name = 'FilterSyntaxError';
  /** Where in the text, from 1, in characters; absent when it is about the whole. */
  readonly position: number | undefined;

  constructor(message: string, position?: number) {
    super(position === undefined ? message : `${message} (at position ${position})`);
    this.position = position;
  }
}

/** The position of an offset in UTF-16 code units: characters as people count them, from 1. */
export function positionOf(text: string, offset: number): number {
  return [...text.slice(0, offset)].length + 1;
}
