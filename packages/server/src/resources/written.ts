import type { Page } from './page.ts';
import type { Versioned } from './versioned.ts';

/** A piece of JSON: text, or its bytes in UTF-8. */
export type JsonPiece = string | Uint8Array;

const bytesOf = (piece: JsonPiece): Uint8Array => (typeof piece === 'string' ? Buffer.from(piece) : piece);

/**
 * What is stored as JSON and goes out as it is, so that nobody has to parse and write it again; it is parsed for
 * whoever looks at the value. A class, because an accessor in an object literal is a hidden class of its own each time,
 * which lives on with all that the accessor holds until the whole heap is swept.
 */
export class Written<Value> {
  readonly #json: readonly JsonPiece[];
  #last: readonly [before: string, bytes: Buffer, after: string] | undefined;

  constructor(json: readonly JsonPiece[]) {
    this.#json = json;
    this.#last = undefined;
  }

  /** The JSON of the value between two texts. The last one is kept: an envelope is mostly the same as before. */
  between(before: string, after: string): Buffer {
    const [sameBefore, bytes, sameAfter] = this.#last ?? [];
    if (bytes && sameBefore === before && sameAfter === after) return bytes;
    const made = Buffer.concat([before, ...this.#json, after].map(bytesOf));
    this.#last = [before, made, after];
    return made;
  }

  protected get value(): Value {
    return JSON.parse(this.between('', '').toString()) as Value;
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
