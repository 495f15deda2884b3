/** A chunk of JSON: text, or its bytes in UTF-8. */
export type JsonChunk = string | Uint8Array;

/** Returns the number of bytes of the chunks in UTF-8. */
export function byteLengthOf(chunks: readonly JsonChunk[]): number {
  let length = 0;
  for (const chunk of chunks) length += typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk.length;
  return length;
}

/** Copies the chunks into one buffer. */
export function concatChunks(chunks: readonly JsonChunk[]): Buffer {
  const whole = Buffer.allocUnsafe(byteLengthOf(chunks));
  let offset = 0;
  for (const chunk of chunks) {
    if (typeof chunk === 'string') offset += whole.write(chunk, offset);
    else {
      whole.set(chunk, offset);
      offset += chunk.length;
    }
  }
  return whole;
}

/** A value that is already serialized as JSON, in chunks. The response contains the chunks without parsing them. */
export class JsonText<Value> {
  /** Never set. Declares the type of the JSON for the compiler. */
  declare readonly value?: Value;
  readonly chunks: readonly JsonChunk[];

  constructor(chunks: readonly JsonChunk[]) {
    this.chunks = chunks;
  }

  parse(): Value {
    return JSON.parse(concatChunks(this.chunks).toString()) as Value;
  }

  /** Returns the parsed value, so that `JSON.stringify` writes the same JSON. */
  toJSON(): Value {
    return this.parse();
  }
}

/** A resource and its version, as JSON from the store. `resource` parses the JSON. */
export class SerializedResource<Resource> {
  readonly json: JsonText<Resource>;
  readonly version: number;

  constructor(chunks: readonly JsonChunk[], version: number) {
    this.json = new JsonText(chunks);
    this.version = version;
  }

  get resource(): Resource {
    return this.json.parse();
  }

  /** Returns the resource and its version. `JSON.stringify` would omit the accessor. */
  toJSON(): { readonly resource: Resource; readonly version: number } {
    return { resource: this.resource, version: this.version };
  }
}
