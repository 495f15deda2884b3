import type { Counter } from './counters.ts';
import { OtlpDecodeError } from './decode-errors.ts';

/** Where a value stands in the body. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A body without what is in its innermost lists. */
export interface Skeleton {
  /** JSON in which each of the lists holds one number, its index in `lists`. */
  readonly text: string;
  /** The places of the values of each list. */
  readonly lists: readonly (readonly Span[])[];
}

const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Deeper than what is read of any request, with the lists and objects that lead to it. */
const DEEPEST = 256;

/** After so many bytes others get a turn. */
const PAUSE = 262_144;

/**
 * Takes a body apart, because parsing a large one in one go would hold up everything else. `shape` says which lists are
 * the innermost ones: the brackets that lead to them. What the JSON is worth is seen when the parts are parsed.
 * `count` is told of each value, and `countRest` of the bytes beside the values. Throws Malformed, and what these two throw.
 */
export function* scanJson(
  body: Buffer,
  shape: string,
  { count, countRest }: Readonly<Record<'count' | 'countRest', Counter>>,
): Generator<undefined, Skeleton, undefined> {
  const wanted = Buffer.from(shape);
  const openers = new Uint8Array(DEEPEST);
  const pieces: string[] = [];
  const lists: Span[][] = [];
  let values: Span[] = [];
  let depth = 0;
  let matching = 0;
  let pieceStart = 0;
  let valueStart = 0;
  let pause = PAUSE;
  let isInText = false;
  let hasValue = false;
  const endValue = (end: number) => {
    count(1);
    values.push({ start: valueStart, end });
    valueStart = end + 1;
  };
  const endPiece = (end: number) => {
    countRest(end - pieceStart);
    pieces.push(body.toString('utf8', pieceStart, end));
  };
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) {
      isInText = true;
      hasValue = true;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (depth === DEEPEST)
        throw new OtlpDecodeError(`The body is not valid: it is nested deeper than ${DEEPEST} levels`);
      openers[depth] = byte;
      hasValue = true;
      if (matching === depth && wanted[depth] === byte) matching += 1;
      depth += 1;
      if (depth === wanted.length && matching === depth) {
        endPiece(at + 1);
        pieces.push(String(lists.length));
        values = [];
        lists.push(values);
        valueStart = at + 1;
        hasValue = false;
      }
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      if (depth === wanted.length && matching === depth) {
        if (values.length > 0 || hasValue) endValue(at);
        pieceStart = at;
      }
      depth -= 1;
      if (openers[depth] !== byte - 2)
        throw new OtlpDecodeError('The body is not valid JSON: its brackets do not match');
      if (matching > depth) matching = depth;
    } else if (byte === COMMA && depth === wanted.length && matching === depth) {
      endValue(at);
    } else if (byte > SPACE) {
      hasValue = true;
    }
    if (at >= pause) {
      pause = at + PAUSE;
      yield undefined;
    }
  }
  endPiece(body.length);
  return { text: pieces.join(''), lists };
}
