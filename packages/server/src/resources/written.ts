import type { Page } from './page.ts';
import type { Versioned } from './versioned.ts';

/** A piece of JSON: text, or its bytes in UTF-8. */
export type JsonPiece = string | Uint8Array;

/** The text of pieces that are whole characters each. */
const textOf = (pieces: readonly JsonPiece[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string' ? piece : Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString(),
    )
    .join('');

/**
 * What is stored as JSON and goes out as it is, so that nobody has to parse and write it again; it is parsed for
 * whoever looks at the value. A class, because an accessor in an object literal is a hidden class of its own each time,
 * which lives on with all that the accessor holds until the whole heap is swept.
 */
class Written<Value> {
  readonly #json: readonly JsonPiece[];

  constructor(json: readonly JsonPiece[]) {
    this.#json = json;
  }

  /** The JSON of the value. */
  get json(): readonly JsonPiece[] {
    return this.#json;
  }

  protected get value(): Value {
    return JSON.parse(textOf(this.#json)) as Value;
  }
}

/** A resource as it is stored. */
export class WrittenResource<Resource> extends Written<Resource> implements Versioned<Resource> {
  readonly version: number;

  constructor(json: readonly JsonPiece[], version: number) {
    super(json);
    this.version = version;
  }

  get resource(): Resource {
    return this.value;
  }

  /** Accessors are left out of JSON. */
  toJSON(): Versioned<Resource> {
    return { resource: this.resource, version: this.version };
  }
}

/** A part of a list, its items and the brackets around them as they are stored. */
export class WrittenPage<Resource> extends Written<Resource[]> implements Page<Resource> {
  readonly total: number;

  constructor(json: readonly JsonPiece[], total: number) {
    super(json);
    this.total = total;
  }

  get items(): Resource[] {
    return this.value;
  }
}

/** The JSON of a result's resource, or of a page's items with the brackets around them; absent where it is not stored. */
export const writtenOf = (result: unknown): readonly JsonPiece[] | undefined =>
  result instanceof Written ? result.json : undefined;
