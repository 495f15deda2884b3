import type { AnyValue, KeyValue } from '../messages/messages.ts';
import { digits } from './numbers.ts';

/** Attributes as the columns have them: names and texts. */
export type AttributeMap = Readonly<Record<string, string>>;

const has = Object.hasOwn;

/**
 * A value as the OpenTelemetry ClickHouse exporter writes it: a text as it is, a number and a boolean in digits and
 * words, bytes in base64, a list and a map as JSON with sorted names, nothing as an empty text.
 */
export function valueText(value: AnyValue | null | undefined): string {
  if (!value) return '';
  if (has(value, 'stringValue')) return value.stringValue ?? '';
  if (has(value, 'intValue')) return value.intValue ? digits(value.intValue) : '';
  if (has(value, 'boolValue')) return String(value.boolValue);
  if (has(value, 'doubleValue')) return String(value.doubleValue);
  if (has(value, 'bytesValue')) return value.bytesValue?.toString('base64') ?? '';
  if (has(value, 'arrayValue') || has(value, 'kvlistValue')) return jsonText(value);
  return '';
}

/** JSON by hand: 64-bit integers keep their digits, and sorted names make equal maps equal texts. */
function jsonText(value: AnyValue | null | undefined): string {
  if (!value) return 'null';
  if (has(value, 'arrayValue')) return `[${value.arrayValue?.values.map(jsonText).join(',') ?? ''}]`;
  if (has(value, 'kvlistValue')) {
    const last = new Map(value.kvlistValue?.values.map(({ key, value: inner }) => [key, inner]));
    const members = [...last].sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, inner]) => `${JSON.stringify(key)}:${jsonText(inner)}`).join(',')}}`;
  }
  if (has(value, 'stringValue') || has(value, 'bytesValue')) return JSON.stringify(valueText(value));
  if (has(value, 'doubleValue') && !Number.isFinite(value.doubleValue)) return JSON.stringify(valueText(value));
  return valueText(value) || 'null';
}

/** Attributes as a map; of a name that comes twice the last one holds. */
export function attributeMap(attributes: readonly KeyValue[]): AttributeMap {
  const map: Record<string, string> = {};
  for (const { key, value } of attributes) {
    // `__proto__` is a name like any other, and assigned like any other it would not be one.
    if (key === '__proto__') Object.defineProperty(map, key, { value: valueText(value), ...plain });
    else map[key] = valueText(value);
  }
  return map;
}

const plain = { enumerable: true, configurable: true, writable: true } as const;
