import protobuf from 'protobufjs/light.js';
import { MESSAGE_FIELDS, WITH_PRESENCE } from './fields.ts';

/** The messages that the service knows. */
export type MessageName = keyof typeof MESSAGE_FIELDS;

const FIELD = /^(repeated )?(\w+) = (\d+)$/;

function field(text: string) {
  const [, repeated, type = '', id] = FIELD.exec(text) ?? [];
  return { type, id: Number(id), ...(repeated && { rule: 'repeated' }) };
}

/** One text of a log that is not UTF-8 is no reason to lose the thousands that came with it. */
const LENIENT = { utf8_validation: 'NONE' };

/**
 * What is set is a property of its own. The library's own choices delete all other fields with every one that they set, which
 * costs more than all the rest.
 */
const PRESENT = { ...LENIENT, field_presence: 'EXPLICIT' };

const root = protobuf.Root.fromJSON({
  nested: Object.fromEntries(
    Object.entries(MESSAGE_FIELDS).map(([name, fields]) => [
      name,
      {
        options: { features: WITH_PRESENCE.has(name) ? PRESENT : LENIENT },
        fields: Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, field(text)])),
      },
    ]),
  ),
});
root.resolveAll();

const types = Object.fromEntries(Object.keys(MESSAGE_FIELDS).map((name) => [name, root.lookupType(name)])) as Record<
  MessageName,
  protobuf.Type
>;

/** The type of a message, which reads and writes it as protobuf. */
export function messageType(name: MessageName): protobuf.Type {
  return types[name];
}
