import protobuf from 'protobufjs/light.js';
import { MESSAGE_FIELDS } from './fields.ts';
/** The messages that the service knows. */
export type MessageName = keyof typeof MESSAGE_FIELDS;
/** The type of a message, which reads and writes it as protobuf. */
export declare function messageType(name: MessageName): protobuf.Type;
