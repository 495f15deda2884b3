import protobuf from 'protobufjs/light.js';
import { MESSAGE_FIELDS, parseField, WITH_PRESENCE } from './fields.ts';

/** Names of the OTLP messages. */
export type MessageName = keyof typeof MESSAGE_FIELDS;

/** Returns the definition of a field for protobufjs. */
function toDefinition(text: string) {
  const { type, number, isRepeated } = parseField(text);
  return { type, id: number, ...(isRepeated && { rule: 'repeated' }) };
}

/** Does not reject invalid UTF-8: one invalid string must not reject all records of a request. */
const LENIENT = { utf8_validation: 'NONE' };

/**
 * Makes each field that is set an own property of its message. The `oneof` support of protobufjs does the same, but for each field that
 * it sets, it deletes all other fields of the `oneof`. Deleting them takes longer than the rest of decoding.
 */
const EXPLICIT_PRESENCE = { ...LENIENT, field_presence: 'EXPLICIT' };

const root = protobuf.Root.fromJSON({
  nested: Object.fromEntries(
    Object.entries(MESSAGE_FIELDS).map(([name, fields]) => [
      name,
      {
        options: { features: WITH_PRESENCE.has(name) ? EXPLICIT_PRESENCE : LENIENT },
        fields: Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, toDefinition(text)])),
      },
    ]),
  ),
});
root.resolveAll();

const types = Object.fromEntries(Object.keys(MESSAGE_FIELDS).map((name) => [name, root.lookupType(name)])) as Record<
  MessageName,
  protobuf.Type
>;

/** Returns the protobufjs type of a message, which encodes and decodes it. */
export function messageType(name: MessageName): protobuf.Type {
  return types[name];
}
