import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { concatColumns } from './concat-columns.ts';
import type { Columns, DictionaryIndexes, NumberLists, TextColumn } from './engine.ts';
import { QueryTooLargeError } from './engine-errors.ts';
import type { ResponseBody } from './response-body.ts';
import { rejectTooManyRows, rejectTooManyValues, VALUE_BYTES } from './result-bounds.ts';

type ArrayType<Values> = { readonly BYTES_PER_ELEMENT: number; new (memory: ArrayBufferLike): Values };

const STRINGS_PER_STEP = 10_000;
const PARTS_PER_STEP = 1_000;
const BYTES_PER_STEP = 1024 ** 2;

/** Reads ClickHouse's format `Native`. A result has blocks of rows. A block has the name, the type and the values of each column. */
class Reader {
  readonly #body: ResponseBody;
  readonly #bytes: Buffer;
  #at = 0;
  #parts = 0;
  #strings = 0;

  constructor(body: ResponseBody) {
    this.#body = body;
    this.#bytes = body.bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** Counts a block or a column. Lets other work run after each {@link PARTS_PER_STEP} of them. */
  async countPart(): Promise<void> {
    this.#parts += 1;
    if (this.#parts % PARTS_PER_STEP === 0) await nextFreeTick();
  }

  /** Reads a variable-length integer (LEB128): seven bits per byte, least significant first, at most ten bytes. */
  varint(): number {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 63; factor *= 128) {
      const byte = this.#bytes.readUInt8(this.#advance(1));
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
    throw new Error('Expected an integer of at most ten bytes, received a longer one.');
  }

  /** Advances by `length` bytes and returns the previous position. Throws if the response is too short. */
  #advance(length: number): number {
    const start = this.#at;
    this.#at += length;
    // The memory of the buffer may have other bytes after the response.
    if (this.#at > this.#bytes.length) throw new Error('Expected more data, received a truncated response.');
    return start;
  }

  uint64(): number {
    return Number(this.#bytes.readBigUInt64LE(this.#advance(8)));
  }

  text(): string {
    const start = this.#advance(this.varint());
    return this.#bytes.toString('utf8', start, this.#at);
  }

  /** Reads strings. Lets other work run after each {@link STRINGS_PER_STEP} strings or {@link BYTES_PER_STEP} bytes. */
  async strings(count: number): Promise<string[]> {
    this.#strings += count;
    rejectTooManyValues(this.#strings);
    this.#body.reserve(count * VALUE_BYTES);
    const texts: string[] = [];
    let start = this.#at;
    for (let nth = 1; nth <= count; nth += 1) {
      texts.push(this.text());
      if (nth % STRINGS_PER_STEP !== 0 && this.#at - start < BYTES_PER_STEP) continue;
      await nextFreeTick();
      start = this.#at;
    }
    return texts;
  }

  /** Reads numbers in the byte order of the machine. All supported platforms are little-endian, like the format. */
  values<Values>(type: ArrayType<Values>, count: number): Values {
    const { buffer, byteOffset } = this.#bytes;
    const length = count * type.BYTES_PER_ELEMENT;
    const start = byteOffset + this.#advance(length);
    // A copy, because the numbers may not be aligned.
    return new type(buffer.slice(start, start + length));
  }
}

/** The types of dictionary indexes by their code in the format. */
const INDEX_TYPES: readonly ArrayType<DictionaryIndexes>[] = [Uint8Array, Uint16Array, Uint32Array];

/** Reads a LowCardinality column: a dictionary and the index of each row. */
async function readDictionary(reader: Reader, rows: number): Promise<TextColumn> {
  reader.uint64(); // Version of the serialization.
  // The lowest byte is the type of the indexes. The other bytes are flags.
  const indexType = INDEX_TYPES[reader.uint64() % 256];
  const distinct = await reader.strings(reader.uint64());
  reader.uint64(); // Number of rows.
  if (!indexType) throw new Error('Expected a dictionary of at most 2^32 strings, received more.');
  return { distinct, indexes: reader.values(indexType, rows) };
}

/** Returns strings as a dictionary column without removing duplicates. */
function toTextColumn(texts: readonly string[]): TextColumn {
  return { distinct: texts, indexes: Uint32Array.from(texts, (_, row) => row) };
}

/** Reads the ends of the lists, then their values. Uses the lower 32 bits of each 64-bit end. */
function readNumberLists(reader: Reader, rows: number): NumberLists {
  const ends = reader.values(Uint32Array, 2 * rows).filter((_, index) => index % 2 === 0);
  return { ends, values: reader.values(Float64Array, ends.at(-1) ?? 0) };
}

/**
 * The maximum number of columns of a block, and of blocks of a response. A server that a tenant has connected may send many columns and
 * blocks that have only a few bytes each.
 */
const MAX_COLUMNS = 1_000;
const MAX_BLOCKS = 20_000;

/** In a block with at least this number of rows, the reader yields to the event loop before each column. */
const YIELD_ROWS = 5_000;

/**
 * Reads the block after `previousRows` rows. Throws QueryTooLargeError if the result has more than `maxRows` rows, or too many columns or
 * strings.
 */
async function readBlock(reader: Reader, previousRows: number, maxRows: number): Promise<Columns> {
  const count = reader.varint();
  const rows = reader.varint();
  rejectTooManyRows(previousRows + rows, maxRows);
  if (count > MAX_COLUMNS)
    throw new QueryTooLargeError('memory', `expected at most ${MAX_COLUMNS} columns, received ${count}`);
  const columns = {
    numbers: new Map<string, Float64Array>(),
    strings: new Map<string, TextColumn>(),
    lists: new Map<string, NumberLists>(),
  };
  for (let nth = 0; nth < count; nth += 1) {
    if (rows >= YIELD_ROWS) await nextFreeTick();
    else await reader.countPart();
    const name = reader.text();
    const type = reader.text();
    if (rows === 0) continue;
    if (type === 'Float64') columns.numbers.set(name, reader.values(Float64Array, rows));
    else if (type === 'LowCardinality(String)') columns.strings.set(name, await readDictionary(reader, rows));
    else if (type === 'String') columns.strings.set(name, toTextColumn(await reader.strings(rows)));
    else if (type === 'Array(Float64)') columns.lists.set(name, readNumberLists(reader, rows));
    else
      throw new Error(
        `Expected ${name} to be a String, a LowCardinality(String), a Float64 or an Array(Float64), received ${type}.`,
      );
  }
  const column = <Column>(byName: ReadonlyMap<string, Column>, name: string): Column => {
    const values = byName.get(name);
    if (values === undefined) throw new Error(`Expected a column ${name} of the requested type, received none.`);
    return values;
  };
  return {
    rows,
    numbers: (name) => column(columns.numbers, name),
    strings: (name) => column(columns.strings, name),
    lists: (name) => column(columns.lists, name),
  };
}

/**
 * Reads the columns of a result. Throws QueryTooLargeError for a result that is too large. Throws Error for an invalid response, and for
 * a column of a type that statements must not select.
 */
export async function parseNative(body: ResponseBody, maxRows: number): Promise<Columns> {
  const reader = new Reader(body);
  const parsedBlocks: Columns[] = [];
  let rows = 0;
  for (let blocks = 0; !reader.isAtEnd; blocks += 1) {
    if (blocks === MAX_BLOCKS)
      throw new QueryTooLargeError('memory', `expected at most ${MAX_BLOCKS} blocks, received more`);
    await reader.countPart();
    const block = await readBlock(reader, rows, maxRows);
    rows += block.rows;
    if (block.rows > 0) parsedBlocks.push(block);
  }
  return concatColumns(parsedBlocks);
}
