import { MESSAGE_FIELDS, parseField } from '../messages/fields.ts';
import { type MessageName, messageType } from '../messages/message-types.ts';
import { OtlpDecodeError } from './decode-errors.ts';
import { JsonFieldError, withPath } from './json-error.ts';
import { scalarReader } from './json-scalars.ts';
import { MAX_DEPTH, TOO_DEEP } from './split.ts';

type ReadField = (value: unknown, depth: number) => unknown;

/** The readers of the fields of each message, by name. */
const FIELD_READERS: ReadonlyMap<string, ReadonlyMap<string, ReadField>> = new Map(
  Object.entries(MESSAGE_FIELDS).map(([name, fields]) => [
    name,
    new Map(Object.entries(fields).map(([field, text]) => [field, fieldReader(field, text)])),
  ]),
);

/**
 * Reads a message from OTLP/JSON: names in lowerCamelCase, ids in hexadecimal, 64-bit integers as strings or numbers, enums as numbers.
 * Ignores unknown fields and fields that are null. Throws JsonFieldError and OtlpDecodeError.
 */
export function readJsonMessage<Message>(name: MessageName, value: unknown, depth = 0): Message {
  if (depth > MAX_DEPTH) throw new OtlpDecodeError(TOO_DEEP);
  const fields = FIELD_READERS.get(name);
  const message = messageType(name).create() as unknown as Record<string, unknown>;
  for (const [key, inner] of Object.entries(requireObject(value))) {
    const read = fields?.get(key);
    if (read && inner !== null && inner !== undefined) message[key] = withPath([key], () => read(inner, depth + 1));
  }
  return message as Message;
}

/** Returns the value if it is an object. Throws JsonFieldError otherwise. */
export function requireObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new JsonFieldError('expected an object');
  return value as Readonly<Record<string, unknown>>;
}

/** Returns the value if it is an array, or an empty array if it is absent. Throws JsonFieldError otherwise. */
export function requireArray(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new JsonFieldError('expected an array');
  return value;
}

function fieldReader(field: string, text: string): ReadField {
  const { type, isRepeated } = parseField(text);
  const scalar = scalarReader(type, field);
  const readItem: ReadField = scalar ?? ((value, depth) => readJsonMessage(type as MessageName, value, depth));
  if (!isRepeated) return readItem;
  return (value, depth) => requireArray(value).map((item, index) => withPath([index], () => readItem(item, depth)));
}
