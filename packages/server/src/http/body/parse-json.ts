import { isUtf8 } from 'node:buffer';
import { duplicateName } from '../../domain/duplicate-names.ts';
import { issue } from '../../domain/validation-issue.ts';
import { RequestError, toInvalidRequestError } from '../errors/request-error.ts';

/**
 * Parses a JSON body (RFC 8259) strictly: UTF-8 without byte order mark, no NUL, no number beyond a double, no lone
 * surrogate, no duplicate name in an object, and at most {@link MAX_DEPTH} levels. A body above {@link MAX_UNCHECKED_BYTES} has
 * further limits, such as {@link MAX_VALUES} and {@link MAX_NAMES}. An error quotes nothing of the body except the path of a
 * duplicate name.
 *
 * A generator, so that the caller can let other requests run between the steps of a large body. Each step takes time
 * that is linear in the size of the body. Returns undefined for an empty body.
 */
export function* parseJsonBody(bytes: Buffer): Generator<void, unknown> {
  if (bytes.length === 0) return undefined;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    throw malformedError('it starts with a byte order mark');
  if (bytes.includes(0)) throw malformedError('it contains a NUL byte');
  if (!isUtf8(bytes)) throw malformedError('it is not UTF-8');
  yield;
  const strings = bytes.length > MAX_UNCHECKED_BYTES ? yield* checkCost(bytes) : countStrings(bytes);
  const text = bytes.toString();
  yield;
  const value = parse(text);
  yield;
  // UTF-8 cannot encode a lone surrogate; only an escape can produce one.
  const parsedStrings = new ValueCheck(text.includes('\\u')).count(value, MAX_DEPTH);
  if (parsedStrings === strings) return value;
  yield;
  const path = duplicateName(text);
  if (!path)
    throw new Error('A body has more strings than its parsed value, but no duplicate property name was found.');
  throw toInvalidRequestError([
    { in: 'body', ...issue(path, 'duplicateProperty', 'the name occurs more than once in this object') },
  ]);
}

/** Maximum nesting of arrays and objects. No resource has more than ten levels. */
const MAX_DEPTH = 64;

/** Maximum number of values in a body. 9,000 objects with ten properties each are 99,000 values. */
const MAX_VALUES = 100_000;

/** Maximum number of different names in a body. A resource has at most a few hundred. New names are slow to parse in V8. */
const MAX_NAMES = 2_000;

/** Bodies up to this size need no cost check: parsing them is fast in any case. */
const MAX_UNCHECKED_BYTES = 32 * 1024;

/** Maximum number of consecutive digits in a number. The exact decimal form of a double has at most 1,075 digits. */
const MAX_DIGITS = 1_100;

/**
 * Maximum number of lines, because V8 creates a list of all lines for a syntax error. An indented body of {@link MAX_VALUES}
 * values has fewer.
 */
const MAX_LINES = 500_000;

/** Maximum number of escapes in all strings. A body of 8 MiB with only `\uXXXX` has fewer. */
const MAX_ESCAPES = 2_000_000;

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;
const COLON = 0x3a;
const OPENING_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const OPENING_BRACE = 0x7b;

/** A random odd factor, so that a client cannot choose names with equal hashes. */
const HASH_FACTOR = Math.floor(Math.random() * 2 ** 30) * 2 + 1;

/** Number of bytes to scan per tick of the event loop. */
const SLICE_BYTES = 512 * 1024;

/**
 * Returns the number of strings, like {@link countStrings}. Throws if parsing the body would take too long: too many values,
 * different names, lines or escapes, or a very long number. Reads each byte once.
 */
function* checkCost(bytes: Buffer): Generator<void, number> {
  const cost = new Cost();
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    cost.scan(bytes.subarray(start, start + SLICE_BYTES));
    yield;
  }
  return cost.strings;
}

/** Counts the values, names, lines, escapes and digits of a body, which determine the time to parse it. */
class Cost {
  strings = 0;
  #values = 1;
  #lines = 1;
  #escapes = 0;
  #isInString = false;
  #isEscaped = false;
  /** The hash of the last string: the name, when a colon follows. */
  #hash = 0;
  /** The number of consecutive digits up to the current byte. */
  #digits = 0;
  readonly #names = new Set<number>();

  /** Scans the next slice of the body. */
  scan(slice: Buffer): void {
    for (let index = 0; index < slice.length; index += 1) {
      const byte = slice[index] as number;
      if (this.#isInString) this.#scanString(byte);
      else if (byte === QUOTE) {
        this.#isInString = true;
        this.#hash = 0;
      } else if (byte >= DIGIT_0 && byte <= DIGIT_9) this.#countDigit();
      else {
        this.#digits = 0;
        if (byte === COLON) this.#countName();
        else if (byte === LINE_FEED) this.#countLine();
        else if (byte === COMMA || byte === OPENING_BRACKET || byte === OPENING_BRACE) this.#countValue();
      }
    }
  }

  #scanString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#countEscape();
    else if (byte === QUOTE) {
      this.#isInString = false;
      this.strings += 1;
      return;
    }
    const hash = Math.imul(this.#hash ^ byte, HASH_FACTOR);
    this.#hash = hash ^ (hash >>> 15);
  }

  #countEscape(): void {
    this.#isEscaped = true;
    this.#escapes += 1;
    if (this.#escapes > MAX_ESCAPES) throw limitError(`at most ${MAX_ESCAPES} escapes`);
  }

  #countDigit(): void {
    this.#digits += 1;
    if (this.#digits > MAX_DIGITS) throw limitError(`at most ${MAX_DIGITS} digits in a number`);
  }

  #countLine(): void {
    this.#lines += 1;
    if (this.#lines > MAX_LINES) throw limitError(`at most ${MAX_LINES} lines`);
  }

  #countName(): void {
    this.#names.add(this.#hash);
    if (this.#names.size <= MAX_NAMES) return;
    throw limitError(`at most ${MAX_NAMES} different property names`);
  }

  #countValue(): void {
    this.#values += 1;
    if (this.#values <= MAX_VALUES) return;
    throw limitError(`at most ${MAX_VALUES} values`);
  }
}

/**
 * Counts the strings of valid JSON, names included. `JSON.parse` keeps the last of two properties with one name, so its
 * value has fewer strings than the text if and only if a name occurs twice.
 */
function countStrings(bytes: Buffer): number {
  let quotes = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === QUOTE) quotes += 1;
    else if (byte === BACKSLASH) index += 1;
  }
  return quotes / 2;
}

/** Rejects values that `JSON.parse` accepts but that the store cannot return unchanged, and values that are nested too deeply. */
class ValueCheck {
  readonly #checksTexts: boolean;

  constructor(checksTexts: boolean) {
    this.#checksTexts = checksTexts;
  }

  /** Returns the number of strings in the value, names included. Throws if the value is nested deeper than `levels`. */
  count(value: unknown, levels: number): number {
    if (typeof value === 'string') return this.#checkText(value);
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) throw malformedError('a number is out of range');
      return 0;
    }
    if (typeof value !== 'object' || value === null) return 0;
    if (levels === 0) throw limitError(`at most ${MAX_DEPTH} levels of nesting`);
    let strings = 0;
    if (Array.isArray(value)) for (const item of value) strings += this.count(item, levels - 1);
    else {
      for (const name in value) {
        strings += this.#checkText(name) + this.count((value as Record<string, unknown>)[name], levels - 1);
      }
    }
    return strings;
  }

  /** Checks a string, and returns 1 for the count. */
  #checkText(text: string): 1 {
    if (this.#checksTexts) {
      if (text.includes('\0')) throw malformedError('a string contains NUL');
      if (!text.isWellFormed()) throw malformedError('a string contains a lone surrogate');
    }
    return 1;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformedError(describeSyntaxError(text, error));
  }
}

function malformedError(reason: string): RequestError {
  return new RequestError(400, `The body is not valid JSON: ${reason}.`);
}

function limitError(limit: string): RequestError {
  return new RequestError(400, `Expected a body with ${limit}, received more.`);
}

/** Describes a syntax error with its line and column, if they are known. Omits the part of the body that V8 quotes in its message. */
function describeSyntaxError(text: string, error: unknown): string {
  if (text.trim() === '') return 'it is empty';
  const message = error instanceof Error ? error.message : '';
  if (message === 'Unexpected end of JSON input') return 'it ends early';
  // Only the end of the message is trusted: the quotation before it may contain anything.
  const [, offset, line, column] = /at position (\d+) \(line (\d+) column (\d+)\)$/.exec(message) ?? [];
  if (offset === undefined) return 'it ends early or has an unexpected character';
  const reason = Number(offset) >= text.trimEnd().length ? 'it ends early,' : 'unexpected character';
  return `${reason} at line ${line}, column ${column}`;
}
