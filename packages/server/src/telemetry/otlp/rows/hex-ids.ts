/** How many bytes the ids of OTLP have; none at all says that there is no id. */
export const TRACE_ID_BYTES = 16;
export const SPAN_ID_BYTES = 8;

const zeros = [TRACE_ID_BYTES, SPAN_ID_BYTES].map((bytes) => '0'.repeat(bytes * 2));

/** Lower-case hex, empty when the id is absent or all zero, which is the same. */
export function hexId(id: Buffer): string {
  if (id.length === 0) return '';
  const hex = id.toString('hex');
  return zeros.includes(hex) ? '' : hex;
}

/** What is wrong with the length of an id; `undefined` when nothing is. */
export function idError(name: 'trace' | 'span', id: Buffer): string | undefined {
  const expected = name === 'trace' ? TRACE_ID_BYTES : SPAN_ID_BYTES;
  if (id.length === 0 || id.length === expected) return undefined;
  return `a ${name} id has ${id.length} bytes, expected ${expected}`;
}
