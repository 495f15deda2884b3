import type { Counter } from './counters.ts';
import { OtlpDecodeError } from './decode-errors.ts';
import type { ByteRange } from './split.ts';

/** A log record, span or data point in the body. It is an item of an innermost array. */
export interface Item extends ByteRange {
  /** The number of strings in its text, property names included. Used to detect duplicate property names. */
  readonly strings: number;
}

/** A body without its log records, spans or data points: the items of the innermost arrays. */
export interface Skeleton {
  /** JSON in which each innermost array contains one number: its index in `lists`. */
  readonly text: string;
  /** The number of strings in `text`, property names included. */
  readonly strings: number;
  /** The items of each innermost array. */
  readonly lists: readonly (readonly Item[])[];
}

const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Maximum nesting depth of the JSON text. No valid request is nested more deeply. */
const MAX_JSON_DEPTH = 256;

/** Number of bytes between two yields. Other work can run at a yield. */
const YIELD_BYTES = 262_144;

/**
 * Splits a body into a {@link Skeleton} and the items of its innermost arrays. `JSON.parse` of a large body would block the event loop.
 * `shape` has the opening brackets that lead to an innermost array, such as `{[{[{[`. The JSON is validated when the skeleton and the
 * items are parsed.
 *
 * Calls `count` for each item and `countRest` with the number of other bytes. Throws OtlpDecodeError and the errors of both callbacks.
 */
export function* scanJson(
  body: Buffer,
  shape: string,
  counters: Readonly<Record<'count' | 'countRest', Counter>>,
): Generator<undefined, Skeleton, undefined> {
  const brackets = new OpenBrackets(shape);
  const skeleton = new SkeletonBuilder(body, counters);
  let nextYield = YIELD_BYTES;
  let isInString = false;
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index] ?? 0;
    if (isInString) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) {
      isInString = true;
      skeleton.hasValue = true;
      skeleton.strings += 1;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      skeleton.hasValue = true;
      brackets.open(byte);
      if (brackets.isInnermostList) skeleton.startList(index + 1);
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      if (brackets.isInnermostList) skeleton.endList(index);
      brackets.close(byte);
    } else if (byte === COMMA && brackets.isInnermostList) {
      skeleton.endItem(index);
    } else if (byte > SPACE) {
      skeleton.hasValue = true;
    }
    if (index >= nextYield) {
      nextYield = index + YIELD_BYTES;
      yield undefined;
    }
  }
  return skeleton.finish();
}

/** The open brackets at a position of the body. */
class OpenBrackets {
  readonly #shape: Buffer;
  readonly #bytes = new Uint8Array(MAX_JSON_DEPTH);
  #depth = 0;
  /** The number of open brackets, from the outermost, that match the shape. */
  #matching = 0;

  constructor(shape: string) {
    this.#shape = Buffer.from(shape);
  }

  /** True if the position is directly in an innermost array. */
  get isInnermostList(): boolean {
    return this.#depth === this.#shape.length && this.#matching === this.#depth;
  }

  /** Adds an opening bracket. Throws OtlpDecodeError if the body is nested too deeply. */
  open(byte: number): void {
    if (this.#depth === MAX_JSON_DEPTH)
      throw new OtlpDecodeError(`Expected a body of at most ${MAX_JSON_DEPTH} nested levels, received more.`);
    this.#bytes[this.#depth] = byte;
    if (this.#matching === this.#depth && this.#shape[this.#depth] === byte) this.#matching += 1;
    this.#depth += 1;
  }

  /** Removes the last opening bracket. Throws OtlpDecodeError if the closing bracket does not match it. */
  close(byte: number): void {
    this.#depth -= 1;
    // In ASCII, the closing bracket is two after the opening one.
    if (this.#bytes[this.#depth] !== byte - 2)
      throw new OtlpDecodeError('The body is not valid JSON: the brackets do not match.');
    if (this.#matching > this.#depth) this.#matching = this.#depth;
  }
}

/** Collects the items of the innermost arrays, and the text around these arrays. */
class SkeletonBuilder {
  /** The number of strings before the current position. */
  strings = 0;
  /** True if the current innermost array contains something other than white space. */
  hasValue = false;
  readonly #body: Buffer;
  readonly #count: Counter;
  readonly #countRest: Counter;
  readonly #texts: string[] = [];
  readonly #lists: Item[][] = [];
  #items: Item[] = [];
  #textStart = 0;
  #itemStart = 0;
  /** The number of strings before the current item. */
  #stringsBefore = 0;
  /** The number of strings in all items. */
  #itemStrings = 0;

  constructor(body: Buffer, { count, countRest }: Readonly<Record<'count' | 'countRest', Counter>>) {
    this.#body = body;
    this.#count = count;
    this.#countRest = countRest;
  }

  /** Starts an innermost array. `start` is the position after its bracket. */
  startList(start: number): void {
    this.#endText(start);
    this.#texts.push(String(this.#lists.length));
    this.#items = [];
    this.#lists.push(this.#items);
    this.#itemStart = start;
    this.#stringsBefore = this.strings;
    this.hasValue = false;
  }

  /** Ends the current item. `end` is the position of the comma or the closing bracket. */
  endItem(end: number): void {
    this.#count(1);
    const strings = this.strings - this.#stringsBefore;
    this.#items.push({ start: this.#itemStart, end, strings });
    this.#itemStrings += strings;
    this.#stringsBefore = this.strings;
    this.#itemStart = end + 1;
  }

  /** Ends the current innermost array. `end` is the position of its closing bracket. */
  endList(end: number): void {
    if (this.#items.length > 0 || this.hasValue) this.endItem(end);
    this.#textStart = end;
  }

  finish(): Skeleton {
    this.#endText(this.#body.length);
    return { text: this.#texts.join(''), strings: this.strings - this.#itemStrings, lists: this.#lists };
  }

  #endText(end: number): void {
    this.#countRest(end - this.#textStart);
    this.#texts.push(this.#body.toString('utf8', this.#textStart, end));
  }
}
