import type { WriteWarning } from '@observability-api/schemas';

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
  const joined = Buffer.allocUnsafe(byteLengthOf(chunks));
  let offset = 0;
  for (const chunk of chunks) {
    if (typeof chunk === 'string') offset += joined.write(chunk, offset);
    else {
      joined.set(chunk, offset);
      offset += chunk.length;
    }
  }
  return joined;
}

/** A value that is already serialized as JSON, in chunks. The server sends the chunks without parsing them. */
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

/** A resource as JSON, its version, and the warnings of a write. `resource` parses the JSON. */
export class SerializedResource<Resource> {
  readonly json: JsonText<Resource>;
  readonly version: number;
  readonly warnings: readonly WriteWarning[];

  constructor(chunks: readonly JsonChunk[], version: number, warnings: readonly WriteWarning[] = []) {
    this.json = new JsonText(chunks);
    this.version = version;
    this.warnings = warnings;
  }

  get resource(): Resource {
    return this.json.parse();
  }

  /** Returns the resource, its version and the warnings. `JSON.stringify` would omit the accessor. */
  toJSON(): {
    readonly resource: Resource;
    readonly version: number;
    readonly warnings?: readonly WriteWarning[];
  } {
    const { resource, version, warnings } = this;
    return { resource, version, ...(warnings.length > 0 && { warnings }) };
  }
}

/** A response body that is not JSON, such as a picture. */
export class MediaBody {
  readonly contentType: string;
  readonly content: string | Buffer;

  constructor(contentType: string, content: string | Buffer) {
    this.contentType = contentType;
    this.content = content;
  }
}
