import type { Long } from '../messages/messages.ts';
import { toLong } from '../rows/numbers.ts';
import { JsonFieldError } from './json-error.ts';

/** Converts an OTLP/JSON value to one protobuf type. Throws JsonFieldError. */
export type ReadScalar = (value: unknown) => unknown;

const IDS = new Set(['traceId', 'spanId', 'parentSpanId']);

/** Returns the converter of a scalar field, or undefined for a message field. */
export function scalarReader(type: string, field: string): ReadScalar | undefined {
  if (type === 'bytes') return IDS.has(field) ? hex : base64;
  return READERS[type];
}

const READERS: Readonly<Record<string, ReadScalar>> = {
  string,
  bool: boolean,
  double: number,
  int32: (value) => integer(value, -(2 ** 31), 2 ** 31 - 1),
  sint32: (value) => integer(value, -(2 ** 31), 2 ** 31 - 1),
  uint32: (value) => integer(value, 0, 2 ** 32 - 1),
  fixed32: (value) => integer(value, 0, 2 ** 32 - 1),
  int64: (value) => parseLong(value, false),
  sfixed64: (value) => parseLong(value, false),
  uint64: (value) => parseLong(value, true),
  fixed64: (value) => parseLong(value, true),
};

function string(value: unknown): string {
  if (typeof value !== 'string') throw new JsonFieldError('expected a string');
  // ClickHouse rejects a whole batch for one lone surrogate.
  return value.isWellFormed() ? value : value.toWellFormed();
}

function boolean(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new JsonFieldError('expected true or false');
  return value;
}

const DECIMAL = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;
const NAMED_NUMBERS: Readonly<Record<string, number>> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
};

function number(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && DECIMAL.test(value)) return Number(value);
  const named = typeof value === 'string' && Object.hasOwn(NAMED_NUMBERS, value) ? NAMED_NUMBERS[value] : undefined;
  if (named === undefined) throw new JsonFieldError('expected a number');
  return named;
}

const DIGITS = /^-?\d{1,20}$/;

function integer(value: unknown, min: number, max: number): number {
  const read = typeof value === 'string' && DIGITS.test(value) ? Number(value) : value;
  if (typeof read !== 'number' || !Number.isInteger(read) || read < min || read > max) {
    throw new JsonFieldError(`expected an integer from ${min} to ${max}`);
  }
  return read;
}

function parseLong(value: unknown, unsigned: boolean): Long {
  const isDigits = typeof value === 'string' && DIGITS.test(value);
  if (!isDigits && !(typeof value === 'number' && Number.isInteger(value))) {
    throw new JsonFieldError('expected a 64-bit integer, as a number or a string');
  }
  const read = BigInt(value as string | number);
  const truncated = unsigned ? BigInt.asUintN(64, read) : BigInt.asIntN(64, read);
  if (truncated !== read) throw new JsonFieldError(`expected ${unsigned ? 'an unsigned' : 'a signed'} 64-bit integer`);
  return toLong(read, unsigned);
}

function hex(value: unknown): Buffer {
  if (typeof value !== 'string' || value.length % 2 !== 0 || !/^[0-9a-fA-F]*$/.test(value)) {
    throw new JsonFieldError('expected a hexadecimal id with an even number of digits');
  }
  return Buffer.from(value, 'hex');
}

function base64(value: unknown): Buffer {
  if (typeof value !== 'string' || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(value)) {
    throw new JsonFieldError('expected a base64 string');
  }
  return Buffer.from(value, 'base64');
}
