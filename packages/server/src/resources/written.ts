/** A piece of JSON: text, or its bytes in UTF-8. */
export type JsonPiece = string | Uint8Array;

const pieces = Symbol('JSON');

/** Notes on a result what is its JSON, where that is stored, so that nobody has to parse and write it again. */
export const written = <Result extends object>(result: Result, json: readonly JsonPiece[]): Result =>
  // Not enumerable: whoever compares or copies the result sees only what it is.
  Object.defineProperty(result, pieces, { value: json });

/** The JSON of a result's resource, or of a page's items with the brackets around them; absent where it is not stored. */
export const writtenOf = (result: object): readonly JsonPiece[] | undefined =>
  (result as { readonly [pieces]?: readonly JsonPiece[] })[pieces];

/** The value of a stored JSON. */
export const parsePiece = (piece: JsonPiece): unknown =>
  JSON.parse(typeof piece === 'string' ? piece : Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString());
