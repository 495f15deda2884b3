import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { concatColumns } from './concat-columns.ts';
import type { Columns, DictionaryIndexes, NumberLists, TextColumn } from './engine.ts';

/** Kinds of typed arrays, of which memory can be read as one. */
type Kind<Values> = { readonly BYTES_PER_ELEMENT: number; new (memory: ArrayBufferLike): Values };

const TEXTS_AT_ONCE = 10_000;
const BYTES_AT_ONCE = 4 * 1024 ** 2;

/** Reads what the engine writes as `Native`: blocks of columns, each with its name, its type and the values of all rows. */
class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** Seven bits in each byte, the lowest first; all but the last one have the eighth bit. */
  size(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#bytes.readUInt8(this.#pass(1));
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  }

  /** Where so many bytes begin, which are read now. */
  #pass(length: number): number {
    const start = this.#at;
    this.#at += length;
    // Beyond its end there is other memory.
    if (this.#at > this.#bytes.length) throw new Error('the engine broke off its answer');
    return start;
  }

  uint64(): number {
    return Number(this.#bytes.readBigUInt64LE(this.#pass(8)));
  }

  text(): string {
    const start = this.#pass(this.size());
    return this.#bytes.toString('utf8', start, this.#at);
  }

  /** Reads texts. Lets other work run after each {@link TEXTS_AT_ONCE} texts or {@link BYTES_AT_ONCE} bytes. */
  async texts(count: number): Promise<string[]> {
    const texts: string[] = [];
    let start = this.#at;
    for (let nth = 1; nth <= count; nth += 1) {
      texts.push(this.text());
      if (nth % TEXTS_AT_ONCE !== 0 && this.#at - start < BYTES_AT_ONCE) continue;
      await turnOfOthers();
      start = this.#at;
    }
    return texts;
  }

  /** Numbers are as they are in memory, on all that the engine runs on. */
  values<Values>(kind: Kind<Values>, count: number): Values {
    const { buffer, byteOffset } = this.#bytes;
    const length = count * kind.BYTES_PER_ELEMENT;
    const start = byteOffset + this.#pass(length);
    // A copy, because they begin anywhere.
    return new kind(buffer.slice(start, start + length));
  }
}

/** By what the engine calls them. */
const placeKinds: readonly Kind<DictionaryIndexes>[] = [Uint8Array, Uint16Array, Uint32Array];

/** A dictionary, and for each row its place there. */
async function dictionary(reader: Reader, rows: number): Promise<TextColumn> {
  reader.uint64(); // The version of what follows.
  const kind = placeKinds[reader.uint64() % 256];
  const distinct = await reader.texts(reader.uint64());
  reader.uint64(); // The rows once more.
  if (!kind) throw new Error('the engine answered a dictionary with more than 2^32 texts');
  return { distinct, indexes: reader.values(kind, rows) };
}

/** Texts that are not looked through for those that are the same. */
function each(texts: readonly string[]): TextColumn {
  return { distinct: texts, indexes: Uint32Array.from(texts, (_, row) => row) };
}

/** Reads the ends of the lists, then their values. An end is an integer of 64 bits, of which the lower half is enough here. */
function numberLists(reader: Reader, rows: number): NumberLists {
  const ends = reader.values(Uint32Array, 2 * rows).filter((_, index) => index % 2 === 0);
  return { ends, values: reader.values(Float64Array, ends.at(-1) ?? 0) };
}

/** Others have their turn between the columns of so many rows. */
const MANY_ROWS = 5_000;

async function readBlock(reader: Reader): Promise<Columns> {
  const count = reader.size();
  const rows = reader.size();
  const found = {
    numbers: new Map<string, Float64Array>(),
    texts: new Map<string, TextColumn>(),
    lists: new Map<string, NumberLists>(),
  };
  for (let nth = 0; nth < count; nth += 1) {
    if (rows >= MANY_ROWS) await turnOfOthers();
    const name = reader.text();
    const type = reader.text();
    if (rows === 0) continue;
    if (type === 'Float64') found.numbers.set(name, reader.values(Float64Array, rows));
    else if (type === 'LowCardinality(String)') found.texts.set(name, await dictionary(reader, rows));
    else if (type === 'String') found.texts.set(name, each(await reader.texts(rows)));
    else if (type === 'Array(Float64)') found.lists.set(name, numberLists(reader, rows));
    else throw new Error(`Expected ${name} to be a String, a Float64 or an Array(Float64), received ${type}.`);
  }
  const column = <Column>(all: ReadonlyMap<string, Column>, name: string): Column => {
    const one = all.get(name);
    if (one === undefined) throw new Error(`the engine answered no ${name} of the type that was asked for`);
    return one;
  };
  return {
    rows,
    numbers: (name) => column(found.numbers, name),
    texts: (name) => column(found.texts, name),
    lists: (name) => column(found.lists, name),
  };
}

/** Reads the columns of a result. Throws if a column has a type that statements must not select. */
export async function parseNative(bytes: Buffer): Promise<Columns> {
  const reader = new Reader(bytes);
  const blocks: Columns[] = [];
  while (!reader.isAtEnd) blocks.push(await readBlock(reader));
  return concatColumns(blocks);
}
