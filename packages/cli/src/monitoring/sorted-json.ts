import { isJsonObject } from './kinds.ts';

/** Serializes a value as JSON with sorted keys, so that equal values have equal JSON. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(sortKeys(value));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sortKeys(value[name])]),
  );
}
