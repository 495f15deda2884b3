import { MESSAGE_FIELDS } from '../messages/fields.ts';
import { type MessageName, messageType } from '../messages/message-types.ts';
import { OtlpDecodeError } from './decode-errors.ts';
import { at, JsonFieldError } from './json-error.ts';
import { scalarReader } from './json-scalars.ts';
import { MAX_DEPTH, TOO_DEEP } from './split.ts';

type ReadField = (value: unknown, depth: number) => unknown;

const fieldsOf = new Map<MessageName, ReadonlyMap<string, ReadField>>();

/**
 * Reads a message from OTLP/JSON: names in camel case, ids in hex, 64-bit integers as texts or numbers, enumerations as
 * numbers. What it does not know it leaves out, and null is the same as nothing. Throws JsonFault and Malformed.
 */
export function readJsonMessage<Message>(name: MessageName, value: unknown, depth = 0): Message {
  if (depth > MAX_DEPTH) throw new OtlpDecodeError(`The body cannot be read: ${TOO_DEEP}`);
  const fields = fieldReaders(name);
  const message = messageType(name).create() as unknown as Record<string, unknown>;
  for (const [key, inner] of Object.entries(object(value))) {
    const read = fields.get(key);
    if (read && inner !== null && inner !== undefined) message[key] = at(key, () => read(inner, depth + 1));
  }
  return message as Message;
}

/** A value that has to be an object. Throws JsonFault. */
export function object(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new JsonFieldError('expected an object');
  return value as Readonly<Record<string, unknown>>;
}

/** A value that has to be a list, or nothing. Throws JsonFault. */
export function list(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new JsonFieldError('expected a list');
  return value;
}

function fieldReaders(name: MessageName): ReadonlyMap<string, ReadField> {
  let readers = fieldsOf.get(name);
  if (!readers) {
    readers = new Map(Object.entries(MESSAGE_FIELDS[name]).map(([field, text]) => [field, fieldReader(field, text)]));
    fieldsOf.set(name, readers);
  }
  return readers;
}

function fieldReader(field: string, text: string): ReadField {
  const [, repeated, type = ''] = /^(repeated )?(\w+)/.exec(text) ?? [];
  const scalar = scalarReader(type, field);
  const one: ReadField = scalar ?? ((value, depth) => readJsonMessage(type as MessageName, value, depth));
  if (!repeated) return one;
  return (value, depth) => list(value).map((item, index) => at(index, () => one(item, depth)));
}
