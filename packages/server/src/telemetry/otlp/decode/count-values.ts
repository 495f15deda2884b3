import type protobuf from 'protobufjs/light.js';
import { MESSAGE_FIELDS, parseField } from '../messages/fields.ts';
import type { MessageName } from '../messages/message-types.ts';
import { type ByteRange, MAX_DEPTH } from './split.ts';

/** The way in which a field is counted: as a message, as a packed list of numbers, or as one value. */
interface CountedField {
  readonly message: MessageName | undefined;
  /** The size of an item of a packed list in bytes; 0 for varints. */
  readonly itemBytes: number | undefined;
}

/** The wire type of strings, messages and packed lists (https://protobuf.dev/programming-guides/encoding/). */
export const LENGTH_DELIMITED = 2;
const FIXED_BYTES: Readonly<Record<string, number>> = { fixed64: 8, sfixed64: 8, double: 8, fixed32: 4, float: 4 };
const STRING_TYPES = new Set(['string', 'bytes']);

function toCountedField(text: string): [number: number, CountedField] {
  const { type, number, isRepeated } = parseField(text);
  const message = type in MESSAGE_FIELDS ? (type as MessageName) : undefined;
  const isPacked = isRepeated && message === undefined && !STRING_TYPES.has(type);
  return [number, { message, itemBytes: isPacked ? (FIXED_BYTES[type] ?? 0) : undefined }];
}

/** The fields of each message, by number. */
const COUNTED_FIELDS: ReadonlyMap<string, ReadonlyMap<number, CountedField>> = new Map(
  Object.entries(MESSAGE_FIELDS).map(([name, fields]) => [name, new Map(Object.values(fields).map(toCountedField))]),
);

/** Returns the number of varints between two positions. The last byte of each is below 128. */
function countVarints(bytes: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; index += 1) if ((bytes[index] ?? 0) < 128) count += 1;
  return count;
}

/**
 * Counts the values of the message at the position of the reader. Returns `budget` minus this number. Stops as soon as the difference is
 * negative.
 */
function subtractValues(
  reader: protobuf.Reader,
  name: MessageName,
  end: number,
  budget: number,
  depth: number,
): number {
  const fields = COUNTED_FIELDS.get(name);
  let remaining = budget;
  while (reader.pos < end && remaining >= 0) {
    const tag = reader.tag();
    const field = fields?.get(tag >>> 3);
    if (!field || (tag & 7) !== LENGTH_DELIMITED) {
      reader.skipType(tag & 7, 0, tag >>> 3);
      remaining -= field ? 1 : 0;
      continue;
    }
    const size = reader.uint32();
    const start = reader.pos;
    const fieldEnd = Math.min(start + size, end);
    const { message, itemBytes } = field;
    if (itemBytes === undefined) remaining -= 1;
    else remaining -= itemBytes === 0 ? countVarints(reader.buf, start, fieldEnd) : (fieldEnd - start) / itemBytes;
    if (message && depth < MAX_DEPTH) remaining = subtractValues(reader, message, fieldEnd, remaining, depth + 1);
    reader.pos = start + size;
  }
  return remaining;
}

/**
 * Returns true if a message has more values than the limit: attributes, list items, events, buckets and other fields, at any depth.
 * Decoding takes time for each value, however short it is.
 */
export function hasMoreValues(
  reader: protobuf.Reader,
  name: MessageName,
  { start, end }: ByteRange,
  limit: number,
): boolean {
  // A value takes at least one byte.
  if (end - start <= limit) return false;
  reader.pos = start;
  return subtractValues(reader, name, end, limit, 0) < 0;
}

/**
 * The number of separators that count as one value. An attribute such as `{"key":"a","value":{"stringValue":"b"}},` has seven
 * separators, so it counts as almost two values.
 */
const SEPARATORS_PER_VALUE = 4;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SEPARATORS = new Uint8Array(256);
for (const separator of Buffer.from('{[,:')) SEPARATORS[separator] = 1;

/**
 * Returns true if a part of a JSON text has more values than the limit, estimated from its separators. Parsing takes time for each
 * value.
 */
export function hasMoreJsonValues(body: Uint8Array, { start, end }: ByteRange, limit: number): boolean {
  if (end - start <= limit) return false;
  let remaining = limit * SEPARATORS_PER_VALUE;
  let isInString = false;
  for (let index = start; index < end; index += 1) {
    const byte = body[index] ?? 0;
    if (isInString) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (SEPARATORS[byte] === 1) {
      remaining -= 1;
      if (remaining < 0) return true;
    }
  }
  return false;
}
