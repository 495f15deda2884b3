import type { Page } from './page.ts';
import type { Versioned } from './versioned.ts';

/** A piece of JSON: text, or its bytes in UTF-8. */
export type JsonPiece = string | Uint8Array;

const join = (pieces: readonly JsonPiece[], allocate: (length: number) => Buffer): Buffer => {
  let length = 0;
  for (const piece of pieces) length += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
  const joined = allocate(length);
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') at += joined.write(piece, at);
    else {
      joined.set(piece, at);
      at += piece.length;
    }
  }
  return joined;
};

/** What is JSON already and goes into an answer as it is, so that nobody has to parse and write it again. */
export abstract class Written<Value> {
  /** Never there: it says to the compiler what the JSON is of. */
  declare readonly value?: Value;

  /** The JSON of the value between two texts. */
  abstract between(before: string, after: string): Buffer | Pieces;
}

/**
 * Written in memory; it is parsed for whoever looks at the value. A class, because an accessor in an object literal is a
 * hidden class of its own each time, which lives on with all that the accessor holds until the whole heap is swept.
 */
export class WrittenText<Value> extends Written<Value> {
  #json: readonly JsonPiece[];
  #before = '';
  #after = '';
  #kept: Buffer | undefined = undefined;

  constructor(json: readonly JsonPiece[]) {
    super();
    this.#json = json;
  }

  /**
   * What is asked for a second time with the same texts is kept: the envelope of the open source deployment is always the
   * same, that of the managed one has the id of the request.
   */
  override between(before: string, after: string): Buffer {
    const again = before === this.#before && after === this.#after;
    if (again && this.#kept) return this.#kept;
    // What is kept is not out of the pool: a few bytes would hold all of a block of it.
    const whole = join([before, ...this.#json, after], again ? Buffer.allocUnsafeSlow : Buffer.allocUnsafe);
    this.#before = before;
    this.#after = after;
    this.#kept = again ? whole : undefined;
    // In memory once: the value is a part of what is kept.
    if (again) this.#json = [whole.subarray(Buffer.byteLength(before), whole.length - Buffer.byteLength(after))];
    return whole;
  }

  protected parsed(): Value {
    return JSON.parse(join(this.#json, Buffer.allocUnsafe).toString()) as Value;
  }
}

/** A long text in UTF-8, in parts. */
export interface Pieces {
  readonly pieces: readonly Buffer[];
  readonly length: number;
}

/** What is shorter becomes one piece: that costs less than to send several. */
const LONG = 64 * 1024;

/** Written for one answer, in pieces that have their memory for themselves. */
export class WrittenPieces<Value> extends Written<Value> {
  readonly #json: readonly Buffer[];

  constructor(json: readonly Buffer[]) {
    super();
    this.#json = json;
  }

  override between(before: string, after: string): Buffer | Pieces {
    const pieces = [Buffer.from(before), ...this.#json, Buffer.from(after)];
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    return length < LONG ? Buffer.concat(pieces, length) : { pieces, length };
  }
}

/** A resource as it is stored. */
export class WrittenResource<Resource> extends WrittenText<Resource> implements Versioned<Resource> {
  readonly version: number;

  constructor(json: readonly JsonPiece[], version: number) {
    super(json);
    this.version = version;
  }

  get resource(): Resource {
    return this.parsed();
  }

  /** Accessors are left out of JSON. */
  toJSON(): Versioned<Resource> {
    return { resource: this.resource, version: this.version };
  }
}

/** A part of a list, its items and the brackets around them as they are stored. */
export class WrittenPage<Resource> extends WrittenText<Resource[]> implements Page<Resource> {
  readonly total: number;

  constructor(json: readonly JsonPiece[], total: number) {
    super(json);
    this.total = total;
  }

  get items(): Resource[] {
    return this.parsed();
  }
}
