/** Lengths of OTLP ids in bytes. An absent id has no bytes. */
export const TRACE_ID_BYTES = 16;
export const SPAN_ID_BYTES = 8;

const ZERO_IDS = [TRACE_ID_BYTES, SPAN_ID_BYTES].map((bytes) => '0'.repeat(bytes * 2));

/** Returns an id as lower-case hex. Returns an empty string if the id is absent or all zeros. */
export function toHexId(id: Buffer): string {
  if (id.length === 0) return '';
  const hex = id.toString('hex');
  return ZERO_IDS.includes(hex) ? '' : hex;
}

/** Returns the error of an id with an invalid length, or undefined if the length is valid. */
export function validateId(name: 'trace' | 'span', id: Buffer): string | undefined {
  const expected = name === 'trace' ? TRACE_ID_BYTES : SPAN_ID_BYTES;
  if (id.length === 0 || id.length === expected) return undefined;
  return `expected a ${name} id of ${expected} bytes, received ${id.length}`;
}
