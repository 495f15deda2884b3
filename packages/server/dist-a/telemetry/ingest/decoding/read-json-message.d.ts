import { type MessageName } from '../messages/message-types.ts';
/**
 * Reads a message from OTLP/JSON: names in camel case, ids in hex, 64-bit integers as texts or numbers, enumerations as
 * numbers. What it does not know it leaves out, and null is the same as nothing. Throws JsonFault and Malformed.
 */
export declare function readJsonMessage<Message>(name: MessageName, value: unknown, depth?: number): Message;
/** A value that has to be an object. Throws JsonFault. */
export declare function object(value: unknown): Readonly<Record<string, unknown>>;
/** A value that has to be a list, or nothing. Throws JsonFault. */
export declare function list(value: unknown): readonly unknown[];
