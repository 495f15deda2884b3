import type { Counter } from './counters.ts';
import { OtlpDecodeError } from './decode-errors.ts';
import type { ByteRange } from './split.ts';

/** An item of an innermost array. */
export interface Item extends ByteRange {
  /** The number of strings in its text, names included. */
  readonly strings: number;
}

/** A body without the items of its innermost arrays. */
export interface Skeleton {
  /** JSON in which each innermost array holds one number: its index in `lists`. */
  readonly text: string;
  /** The number of strings in `text`, names included. */
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
 * Splits a body into its innermost array items, because `JSON.parse` of a large body would block the event loop. `shape` has the
 * opening brackets that lead to the innermost arrays. The JSON is validated later, when the parts are parsed. Calls `count` for
 * each item and `countRest` with the number of other bytes. Throws OtlpDecodeError and the errors of both callbacks.
 */
export function* scanJson(
  body: Buffer,
  shape: string,
  { count, countRest }: Readonly<Record<'count' | 'countRest', Counter>>,
): Generator<undefined, Skeleton, undefined> {
  const brackets = Buffer.from(shape);
  const openBrackets = new Uint8Array(MAX_JSON_DEPTH);
  const texts: string[] = [];
  const lists: Item[][] = [];
  let items: Item[] = [];
  let depth = 0;
  /** The number of open brackets that match `shape`, from the outermost. */
  let matching = 0;
  let textStart = 0;
  let itemStart = 0;
  let strings = 0;
  /** The number of strings before the current item, and in all items. */
  let stringsBefore = 0;
  let itemStrings = 0;
  let nextYield = YIELD_BYTES;
  let isInString = false;
  let hasValue = false;
  const endItem = (end: number) => {
    count(1);
    items.push({ start: itemStart, end, strings: strings - stringsBefore });
    itemStrings += strings - stringsBefore;
    stringsBefore = strings;
    itemStart = end + 1;
  };
  const endText = (end: number) => {
    countRest(end - textStart);
    texts.push(body.toString('utf8', textStart, end));
  };
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index] ?? 0;
    if (isInString) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) {
      isInString = true;
      hasValue = true;
      strings += 1;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (depth === MAX_JSON_DEPTH)
        throw new OtlpDecodeError(`Expected a body of at most ${MAX_JSON_DEPTH} nested levels, received more.`);
      openBrackets[depth] = byte;
      hasValue = true;
      if (matching === depth && brackets[depth] === byte) matching += 1;
      depth += 1;
      if (depth === brackets.length && matching === depth) {
        endText(index + 1);
        texts.push(String(lists.length));
        items = [];
        lists.push(items);
        itemStart = index + 1;
        stringsBefore = strings;
        hasValue = false;
      }
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      if (depth === brackets.length && matching === depth) {
        if (items.length > 0 || hasValue) endItem(index);
        textStart = index;
      }
      depth -= 1;
      if (openBrackets[depth] !== byte - 2)
        throw new OtlpDecodeError('The body is not valid JSON: the brackets do not match.');
      if (matching > depth) matching = depth;
    } else if (byte === COMMA && depth === brackets.length && matching === depth) {
      endItem(index);
    } else if (byte > SPACE) {
      hasValue = true;
    }
    if (index >= nextYield) {
      nextYield = index + YIELD_BYTES;
      yield undefined;
    }
  }
  endText(body.length);
  return { text: texts.join(''), strings: strings - itemStrings, lists };
}
