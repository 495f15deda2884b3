import type { AnyValue, KeyValue } from '../messages/messages.ts';
import { toDecimal } from './numbers.ts';

/** Attributes as a `Map(String, String)` column stores them. */
export type AttributeMap = Readonly<Record<string, string>>;

const has = Object.hasOwn;

/**
 * Formats a value like the OpenTelemetry ClickHouse exporter:
 *
 * - a string is unchanged
 * - a number or a boolean becomes its text, such as `1.5` or `true`
 * - bytes become base64
 * - an array or a map becomes JSON with sorted keys
 * - an absent value becomes an empty string
 */
export function toText(value: AnyValue | null | undefined): string {
  if (!value) return '';
  if (has(value, 'stringValue')) return value.stringValue ?? '';
  if (has(value, 'intValue')) return value.intValue ? toDecimal(value.intValue) : '';
  if (has(value, 'boolValue')) return String(value.boolValue);
  if (has(value, 'doubleValue')) return String(value.doubleValue);
  if (has(value, 'bytesValue')) return value.bytesValue?.toString('base64') ?? '';
  if (has(value, 'arrayValue') || has(value, 'kvlistValue')) return toJsonText(value);
  return '';
}

/** Formats a value as JSON. Keeps the precision of 64-bit integers, and sorts keys so that equal maps have equal JSON. */
function toJsonText(value: AnyValue | null | undefined): string {
  if (!value) return 'null';
  if (has(value, 'arrayValue')) return `[${value.arrayValue?.values.map(toJsonText).join(',') ?? ''}]`;
  if (has(value, 'kvlistValue')) {
    const last = new Map(value.kvlistValue?.values.map(({ key, value: inner }) => [key, inner]));
    const members = [...last].sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, inner]) => `${JSON.stringify(key)}:${toJsonText(inner)}`).join(',')}}`;
  }
  if (has(value, 'stringValue') || has(value, 'bytesValue')) return JSON.stringify(toText(value));
  if (has(value, 'doubleValue') && !Number.isFinite(value.doubleValue)) return JSON.stringify(toText(value));
  return toText(value) || 'null';
}

/** Converts attributes to a map. The last value of a duplicate key wins. */
export function toAttributeMap(attributes: readonly KeyValue[]): AttributeMap {
  const map: Record<string, string> = {};
  for (const { key, value } of attributes) {
    // An assignment of a string to `__proto__` has no effect, so the attribute would be lost.
    if (key === '__proto__') Object.defineProperty(map, key, { value: toText(value), ...DATA_PROPERTY });
    else map[key] = toText(value);
  }
  return map;
}

const DATA_PROPERTY = { enumerable: true, configurable: true, writable: true } as const;
