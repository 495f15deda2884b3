import type { Page } from './page.ts';
import type { Versioned } from './versioned.ts';

/** A piece of JSON: text, or its bytes in UTF-8. */
export type JsonPiece = string | Uint8Array;

const bytesOf = (pieces: readonly JsonPiece[]): Uint8Array[] =>
  pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece));

/** As `Buffer.concat`, but not out of the pool: a few bytes that are kept would hold all of a block of it. */
const joinedToKeep = (parts: readonly Uint8Array[]): Buffer => {
  const joined = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
};

/**
 * What is stored as JSON and goes out as it is, so that nobody has to parse and write it again; it is parsed for
 * whoever looks at the value. A class, because an accessor in an object literal is a hidden class of its own each time,
 * which lives on with all that the accessor holds until the whole heap is swept.
 */
export class Written<Value> {
  readonly #json: readonly JsonPiece[];
  #before = '';
  #after = '';
  #kept: Buffer | undefined = undefined;

  constructor(json: readonly JsonPiece[]) {
    this.#json = json;
  }

  /**
   * The JSON of the value between two texts. What is asked for a second time with the same ones is kept: the envelope of
   * the open source deployment is always the same, that of the managed one has the id of the request.
   */
  between(before: string, after: string): Buffer {
    const again = before === this.#before && after === this.#after;
    if (again && this.#kept) return this.#kept;
    const parts = bytesOf([before, ...this.#json, after]);
    this.#before = before;
    this.#after = after;
    this.#kept = again ? joinedToKeep(parts) : undefined;
    return this.#kept ?? Buffer.concat(parts);
  }

  protected get value(): Value {
    return JSON.parse(Buffer.concat(bytesOf(this.#json)).toString()) as Value;
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
