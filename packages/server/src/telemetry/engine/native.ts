import type { Columns, Texts } from '../engine.ts';
import { stacked } from './stacked.ts';

/** Reads what the engine writes as `Native`: blocks of columns, each with its name, its type and the values of all rows. */
class Reader {
  readonly #bytes: Buffer;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** Seven bits in each byte, the lowest first; all but the last one have the eighth bit. */
  size(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#view.getUint8(this.#at);
      this.#at += 1;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  }

  text(): string {
    const length = this.size();
    this.#at += length;
    return this.#bytes.toString('utf8', this.#at - length, this.#at);
  }

  texts(count: number): string[] {
    return Array.from({ length: count }, () => this.text());
  }

  uint64(): number {
    const value = uint64(this.#view, this.#at);
    this.#at += 8;
    return value;
  }

  /** So many values of so many bytes, each as `read` has it. */
  values<Values extends Float64Array | Uint32Array>(
    values: Values,
    width: number,
    read: (view: DataView, at: number) => number,
  ): Values {
    for (let row = 0; row < values.length; row += 1) values[row] = read(this.#view, this.#at + row * width);
    this.#at += values.length * width;
    return values;
  }
}

const HIGH = 2 ** 32;

const uint64 = (view: DataView, at: number): number => view.getUint32(at, true) + view.getUint32(at + 4, true) * HIGH;

/** Types of numbers, which all take 8 bytes. */
const numbers: Readonly<Record<string, (view: DataView, at: number) => number>> = {
  UInt64: uint64,
  Int64: (view, at) => view.getUint32(at, true) + view.getInt32(at + 4, true) * HIGH,
  Float64: (view, at) => view.getFloat64(at, true),
};

/** By their width in bytes, as a power of two. */
const places = [
  (view: DataView, at: number): number => view.getUint8(at),
  (view: DataView, at: number): number => view.getUint16(at, true),
  (view: DataView, at: number): number => view.getUint32(at, true),
] as const;

/** Texts that are not looked through for those that are the same. */
const each = (texts: readonly string[]): Texts => ({ distinct: texts, of: Uint32Array.from(texts, (_, row) => row) });

/** A dictionary, and for each row its place there. */
const dictionary = (reader: Reader, rows: number): Texts => {
  reader.uint64(); // The version of what follows.
  const width = reader.uint64() % 256;
  const distinct = reader.texts(reader.uint64());
  reader.uint64(); // The rows once more.
  const read = places[width];
  if (!read) throw new Error('the engine answered a dictionary with more than 2^32 texts');
  return { distinct, of: reader.values(new Uint32Array(rows), 2 ** width, read) };
};

const readBlock = (reader: Reader): Columns => {
  const count = reader.size();
  const rows = reader.size();
  const found = { numbers: new Map<string, Float64Array>(), texts: new Map<string, Texts>() };
  for (let nth = 0; nth < count; nth += 1) {
    const name = reader.text();
    const type = reader.text();
    const number = numbers[type];
    if (rows === 0) continue;
    if (number) found.numbers.set(name, reader.values(new Float64Array(rows), 8, number));
    else if (type === 'LowCardinality(String)') found.texts.set(name, dictionary(reader, rows));
    else if (type === 'String') found.texts.set(name, each(reader.texts(rows)));
    else throw new Error(`the engine answered ${name} as ${type}, which is neither a text nor a number of 64 bits`);
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
  };
};

/** The columns of an answer. Throws where one is neither a text nor a number of 64 bits, as statements have to select them. */
export const readNative = (bytes: Buffer): Columns => {
  const reader = new Reader(bytes);
  const blocks: Columns[] = [];
  while (!reader.isAtEnd) blocks.push(readBlock(reader));
  return stacked(blocks);
};
